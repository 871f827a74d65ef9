/** Checks for path traversal and open redirects. */
import { each, eachReturns, follow, header, unpacked } from '../requests.ts';
import type { HostCheck } from './check.ts';

const missingPaths = [
  '/nope',
  '/a/b/c',
  '/tours/nope',
  '/blog/nope/',
  '/assets/js/nope.js',
  '/about/nope.html',
];
/** Spellings of the parent folder, which contains a known `package.json`. */
const traversalPaths = [
  '/../package.json',
  '/assets/../../package.json',
  '/%2e%2e/package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/assets/..%2f..%2fpackage.json',
  '/%252e%252e/package.json',
  '/..%5cpackage.json',
  '/..\\package.json',
  '/....//package.json',
  '/.%00./package.json',
  '//../package.json',
  '/assets/js/../../../../../../../../../../etc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
];
/** Addresses that a careless rule redirects to another host. */
const openRedirectPaths = [
  '//example.org/',
  '//example.org/x.html',
  '//example.org/index.html',
  '///example.org//',
  '/\\example.org/',
  '/\\example.org/x.html',
  '/%5cexample.org/',
  '/%2fexample.org/',
  '/%2f%2fexample.org/x.html',
  '/%0d%0aLocation:%20https:%2f%2fexample.org/',
  // Browsers remove tabs and line breaks from an address before they parse it.
  ...['%09', '%0a', '%0d', '%0b', '%00', '%20', '%c2%a0'].flatMap((code) => [
    `/${code}/example.org/`,
    `/${code}/example.org/x.html`,
    `/${code}/example.org/index.html`,
    `/${code}%5cexample.org/`,
  ]),
  '/%5c%5cexample.org/',
  '/.//example.org/',
  '/..//example.org/x.html',
  '/%2e//example.org/',
  '/@example.org/',
  '/;//example.org/',
];

export const safetyChecks = {
  'not found': (site) => eachReturns(site, missingPaths, 404),
  'not found page': (site) =>
    each(missingPaths, async (path) => {
      const { answer } = await follow(site, path);
      return unpacked(answer).equals(site.read('/404'))
        ? undefined
        : `${path} shows an error page of the server`;
    }),
  case: (site) => eachReturns(site, ['/About', '/ABOUT', '/Tours/Brooklyn-Heights', '/aBout.html'], 404),
  'path traversal': (site) =>
    each(traversalPaths, async (path) => {
      const body = unpacked(await site.request(path)).toString();
      return /"devDependencies"|root:x?:0/.test(body)
        ? `${path} exposes files outside of the folder`
        : undefined;
    }),
  'open redirect': (site) =>
    each(openRedirectPaths, async (path) => {
      const location = header(await site.request(path), 'location');
      // Browsers treat a backslash as a slash.
      const away =
        URL.canParse(location, site.root) &&
        new URL(location, site.root).origin !== new URL(site.root).origin;
      return away ? `${path} leads to ${location}` : undefined;
    }),
  /** Behind a proxy that terminates TLS, no redirect may lead back to plain HTTP. */
  'behind TLS': (site) =>
    each(['/cats', '/about/', '/about.html', '/about-anyone', '/blog/1'], async (path) => {
      const location = header(await site.request(path, { 'X-Forwarded-Proto': 'https' }), 'location');
      // Accepted: a path, an address on this host with HTTPS, or no redirect at all.
      const kept =
        location === '' ||
        location.startsWith('/') ||
        location.startsWith(`https://${new URL(site.root).host}/`);
      return kept ? undefined : `${path} leads to ${location}`;
    }),
} satisfies Record<string, HostCheck>;
