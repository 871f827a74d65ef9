/** Known limitations of each host: check → reason. All other checks must pass. */
import type { CheckName } from './checks/index.ts';
import type { publishedChecks } from './checks/published.ts';

export type Lacks = Partial<Record<CheckName | keyof typeof publishedChecks, string>>;

/** Servers without our rules. Old addresses use redirect pages there, and a script on each page corrects its address. */
const withoutRules: Lacks = {
  'slash form': 'serves the page itself',
  'index form': 'serves the page itself, or by way of /index',
  'old address': 'has no redirects: the small page leads on',
  'any name': 'has no redirects: the not-found page leads on',
  'query kept': 'has no redirects: the small page keeps the query',
  'queries joined': 'has no redirects: the small page joins both',
  texts: 'sends no header of ours',
  precompressed: 'knows no compressed copies',
  'security headers': 'sends none of ours; each page carries its policy',
  'kept for a year': 'has no rules for caching',
  'asked for anew': 'has no rules for caching',
};

export const lacks: Readonly<Record<string, Lacks>> = {
  'GitHub Pages': {
    ...withoutRules,
    'html form': 'serves the page itself',
    'header policy': 'sends none; each page carries its policy',
    brotli: 'compresses with gzip alone',
  },
  plain: { ...withoutRules, 'html form': 'serves the page itself', 'header policy': 'sends none' },
  lighttpd: {
    precompressed: 'compresses by itself',
    'refused encoding': 'does not read weights; no browser sends such',
    'kept for a year': 'without "immutable", which would stand on missing files, too',
  },
  Cloudflare: {
    'queries joined': "drops the visitor's query for the target's own: the small page joins both",
    'slash form': 'serves the page itself, which then corrects its address',
    'index form': 'leads to the form with a slash',
    precompressed: 'compresses by itself',
    ranges: 'its local server sends the whole file',
    vary: 'its local server does not name it',
  },
  Firebase: {
    precompressed: 'compresses by itself',
    ranges: 'its local server sends the whole file',
    'missing not kept': 'has rules for addresses, not for answers; it takes a new version up as a whole',
    'not modified': 'its local server sends the file again',
  },
  serve: {
    ...withoutRules,
    'header policy': 'sends none; each page carries its policy',
    'html form': 'leads from /index.html to /index',
    'no loop': 'needs two hops from /about/index.html',
    'query of a page': 'drops the query of /about.html',
  },
  python: {
    ...withoutRules,
    'header policy': 'sends none; each page carries its policy',
    'clean address': 'leads to the form with a slash',
    'html form': 'serves the page itself',
    'direct links': 'leads to the form with a slash',
    'not found page': 'has a page of its own',
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
