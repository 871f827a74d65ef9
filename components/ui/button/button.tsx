import type { ReactNode } from 'react';
import { href as withBase } from '../../base/settings.ts';
import { type ButtonLook, buttonClass } from './look.ts';

export interface ButtonProps extends ButtonLook {
  /** Path of this site, or an address elsewhere. */
  href: string;
  /** Opens a new tab, and announces it to screen readers. */
  newTab?: boolean;
  children: ReactNode;
}

/** A link that looks like a button. */
export function Button({ href, newTab = false, variant, size, children }: ButtonProps) {
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a className={buttonClass({ variant, size })} href={withBase(href)} {...tab}>
      {children}
      {newTab && <span className="visuallyHidden"> (opens in a new tab)</span>}
    </a>
  );
}
