/** Remedies for failed checks. */
const rules =
  "The host does not have the site's rules: see its guide in the README, and upload the hidden files of dist/, too.";
const upload = 'Publish the whole of dist/ again, in one piece.';
const changed =
  'Something between dist/ and the visitor changes files: switch minifying, injecting and "optimizing" off.';

const remedies: Readonly<Record<string, string>> = {
  pages: upload,
  titles: `Another page is shown, or an old one. ${upload}`,
  'structured data': 'Publish the last build: npm run build reports such faults before they are published.',
  'direct links': upload,
  pictures: upload,
  stories: `Addresses of stories are led on, or unknown ones are not refused. ${rules}`,
  'no loop':
    'Two rules lead to each other: let one alone decide about the slash and .html, the host or our rules.',
  https: 'Switch on "Force HTTPS" or the like at the host.',
  'not found':
    'Unknown addresses must answer 404: switch off the fallback to index.html ("single-page app").',
  'not found page': 'Set 404.html as the error page of the host.',
  case: 'The host takes capital letters for small ones: each page then has many addresses.',
  'page policy': changed,
  integrity: changed,
  plain: changed,
  gzip: 'Switch compression on at the host.',
  brotli: 'Switch Brotli on at the host, or let it send the .br files.',
  worker: `Without them the site is not kept for offline. ${upload}`,
  sitemap: 'Build with SITE_URL set to the address of the site.',
  feeds: upload,
  'search engines': 'Set SITE_URL and NOINDEX for this host, build and publish again.',
};

/** One sentence; most faults mean that the host lacks the rules that the build writes for it. */
export const remedyFor = (check: string): string => remedies[check] ?? rules;
