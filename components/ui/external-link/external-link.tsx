import type { ReactNode } from 'react';

interface ExternalLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to another site, in a new tab, with a hint for screen readers. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="visuallyHidden"> (opens in a new tab)</span>
    </a>
  );
}
