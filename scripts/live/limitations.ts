/** Known limitations of each host: check → reason. All other checks must pass. */
import type { CheckName } from './checks/index.ts';
import type { publishedChecks } from './checks/published.ts';

export type Limitations = Partial<Record<CheckName | keyof typeof publishedChecks, string>>;

/** Servers without our rules. Old addresses use redirect pages there, and a script on each page corrects its address. */
const withoutRules: Limitations = {
  'slash form': 'serves the page itself',
  'index form': 'serves the page itself, or redirects to /index',
  'old address': 'has no redirects: the redirect page is used',
  'any name': 'has no redirects: the not-found page redirects',
  'query kept': 'has no redirects: the redirect page keeps the query',
  'queries joined': 'has no redirects: the redirect page joins both',
  texts: 'does not send our headers',
  precompressed: 'does not use the compressed copies',
  'security headers': 'does not send our headers; each page has its own policy',
  'cached for a year': 'has no rules for caching',
  revalidated: 'has no rules for caching',
};

export const limitations: Readonly<Record<string, Limitations>> = {
  'GitHub Pages': {
    ...withoutRules,
    'html form': 'serves the page itself',
    'header policy': 'sends none; each page has its own policy',
    brotli: 'compresses only with gzip',
  },
  plain: { ...withoutRules, 'html form': 'serves the page itself', 'header policy': 'sends none' },
  lighttpd: {
    precompressed: 'compresses by itself',
    'refused encoding': 'ignores q values; no browser sends them',
    'cached for a year': 'without "immutable", which would also apply to missing files',
  },
  Cloudflare: {
    'queries joined': "drops the visitor's query if the target has its own: the redirect page joins both",
    'slash form': 'serves the page itself, whose script corrects the address',
    'index form': 'redirects to the form with a slash',
    precompressed: 'compresses by itself',
    ranges: 'its local server sends the whole file',
    vary: 'its local server does not send it',
  },
  Firebase: {
    precompressed: 'compresses by itself',
    ranges: 'its local server sends the whole file',
    'missing not cached':
      'its rules apply to addresses, not to responses; a deploy replaces all files at once',
    'not modified': 'its local server sends the file again',
  },
  serve: {
    ...withoutRules,
    'header policy': 'sends none; each page has its own policy',
    'html form': 'redirects from /index.html to /index',
    'no loop': 'needs two redirects from /about/index.html',
    'query of a page': 'drops the query of /about.html',
  },
  python: {
    ...withoutRules,
    'header policy': 'sends none; each page has its own policy',
    'clean address': 'redirects to the form with a slash',
    'html form': 'serves the page itself',
    'direct links': 'redirects to the form with a slash',
    'not found page': 'has its own page',
    ranges: 'sends the whole file',
    gzip: 'does not compress',
    brotli: 'does not compress',
    vary: 'does not compress',
  },
};

/** Prefix of the header `Server` → host. */
const servers: Readonly<Record<string, string>> = {
  'GitHub.com': 'GitHub Pages',
  cloudflare: 'Cloudflare',
  lighttpd: 'lighttpd',
  SimpleHTTP: 'python',
};

/** The host that a `Server` header identifies, if it is a known one. */
export const hostOf = (server: string): string =>
  Object.entries(servers).find(([start]) => server.startsWith(start))?.[1] ?? '';
