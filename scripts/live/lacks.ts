/** What each host cannot do, known beforehand: check → why. Everything else must work. */
import type { CheckName } from './checks/index.ts';

export type Lacks = Partial<Record<CheckName, string>>;

/** Servers that take no rules of ours. Old addresses lead on by small pages there, and pages correct their address. */
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
    'html form': 'leads from /index.html to /index',
    'no loop': 'needs two hops from /about/index.html',
    'query of a page': 'drops the query of /about.html',
  },
  python: {
    ...withoutRules,
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
