/** The page at an old address, for hosts without redirects of their own. */
import { redirectTitle } from '../../checks/page-facts.ts';
import { escapeHtml } from '../../core/text/html-text.ts';

interface RedirectPageOptions {
  /** Absolute address of the target. */
  target: string;
  /** Address of the target as a link on this host. */
  link: string;
  script: string;
  csp: string;
}

/**
 * A page that redirects at once: by script, which keeps query and fragment, or else by meta refresh. The refresh is inside
 * `<noscript>`, so that it cannot run before the script.
 */
export function redirectPage({ target, link, script, csp }: RedirectPageOptions): string {
  const [absolute, local] = [escapeHtml(target), escapeHtml(link)];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(csp)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${redirectTitle}</title>
<link rel="canonical" href="${absolute}">
<script>${script}</script>
<noscript><meta http-equiv="refresh" content="0; url=${local}"></noscript>
</head>
<body>
<main>
<h1>${redirectTitle}</h1>
<p><a href="${local}">Go on to its new address</a></p>
</main>
</body>
</html>
`;
}
