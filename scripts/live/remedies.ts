/** Remedies for failed checks. */
const rules =
  "The host does not have the site's rules: see its guide in the README, and upload the hidden files of dist/, too.";
const upload = 'Publish all of dist/ again, at once.';
const changed =
  'Something between dist/ and the visitor modifies files: switch off minification, obfuscation of e-mail addresses, injected scripts and "optimization".';

const remedies: Readonly<Record<string, string>> = {
  pages: upload,
  titles: `Another page is shown, or an outdated one. ${upload}`,
  'structured data': `Publish the last build, which has no such fault. If it is published: ${changed}`,
  'direct links': `${upload} Links to /cdn-cgi/ are from Cloudflare: switch off "Email Address Obfuscation".`,
  pictures: upload,
  posts: `Addresses of posts are redirected, or unknown ones are not refused. ${rules}`,
  'no loop':
    'Two rules redirect to each other: only the host or only our rules should handle the slash and .html.',
  https: 'Enable "Force HTTPS" or similar at the host.',
  'not found':
    'Unknown addresses must return 404: switch off the fallback to index.html ("single-page app").',
  'not found page': 'Set 404.html as the error page of the host.',
  case: 'The host ignores upper and lower case: each page then has many addresses.',
  'page policy': changed,
  integrity: changed,
  plain: changed,
  gzip: 'Enable compression at the host.',
  brotli: 'Enable Brotli at the host, or have it send the .br files.',
  worker: `Without them the site is not available offline. ${upload}`,
  sitemap: 'Build with SITE_URL set to the address of the site.',
  feeds: upload,
  'search engines': 'Set SITE_URL and NOINDEX for this host, then build and publish again.',
};

/** One sentence; most faults mean that the host lacks the rules that the build writes for it. */
export const remedyFor = (check: string): string => remedies[check] ?? rules;
