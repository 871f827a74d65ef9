/** Checks of response headers. */
import { each, follow, header } from '../requests.ts';
import type { Sample } from '../site-facts.ts';
import type { HostCheck } from './check.ts';

const types: Record<Sample, RegExp> = {
  page: /^text\/html(?:; ?charset=utf-8)?$/i,
  script: /^(?:text|application)\/javascript\b/,
  picture: /^image\/webp$/,
  photo: /^image\/jpeg$/,
  font: /^font\/woff2$/,
  drawing: /^image\/svg\+xml\b/,
  data: /^application\/json\b/,
  feed: /^(?:text|application)\/(?:atom\+)?xml\b/,
  sitemap: /^(?:text|application)\/xml\b/,
  robots: /^text\/plain\b/,
  text: /^text\/(?:markdown|plain)\b/,
  manifest: /^application\/manifest\+json\b/,
  worker: /^(?:text|application)\/javascript\b/,
  contact: /^text\/plain\b/,
  archive: /^application\/zip$/,
};
/** Kinds of files whose type a host must send without our rules, since browsers refuse them otherwise. */
const essential = new Set(['page', 'script', 'picture', 'photo', 'drawing', 'data', 'worker']);

const typeCheck = (kinds: (kind: string) => boolean): HostCheck =>
  function typesOf(site) {
    const wanted = Object.entries(types).filter(([kind]) => kinds(kind));
    return each(wanted, async ([kind, type]) => {
      const address = Object.entries(site.samples).find(([name]) => name === kind)?.[1] ?? '';
      const { answer } = await follow(site, address);
      const found = header(answer, 'content-type');
      return answer.status === 200 && type.test(found) ? undefined : `${address} is "${found}"`;
    });
  };

const cachedForAYear = /max-age=31536000\b.*\bimmutable\b/;
const revalidated = /\bno-cache\b|max-age=0\b.*\bmust-revalidate\b/;

export const headerChecks = {
  'essential types': typeCheck((kind) => essential.has(kind)),
  'all types': typeCheck(() => true),
  'security headers': (site) =>
    each(['/', '/about', '/a/b/c', '/sw.js', site.samples.script, site.samples.picture], async (address) => {
      const answer = await site.request(address);
      return site.headers.flatMap(([name, value]) =>
        header(answer, name) === value ? [] : [`${address}: ${name} is "${header(answer, name)}"`],
      );
    }),
  'cached for a year': (site) =>
    each([site.samples.script, site.samples.picture, site.samples.font], async (address) => {
      const found = header(await site.request(address), 'cache-control');
      return cachedForAYear.test(found) ? undefined : `${address} has Cache-Control "${found}"`;
    }),
  revalidated: (site) =>
    each(['/', '/about', '/sw.js', '/manifest.webmanifest', '/feed.xml'], async (address) => {
      const found = header(await site.request(address), 'cache-control');
      return revalidated.test(found) ? undefined : `${address} has Cache-Control "${found}"`;
    }),
  /** A file that comes with the next deploy must be found then. */
  'missing not cached': (site) =>
    each(['/a/b/c', '/assets/js/nope.js', '/assets/images/nope.webp'], async (address) => {
      const found = header(await site.request(address), 'cache-control');
      return /max-age=[1-9]/.test(found) ? `${address} has Cache-Control "${found}"` : undefined;
    }),
  /** The Markdown of a page has its type, `noindex`, and a canonical link to the page. */
  texts: (site) =>
    each(['/about', '/', site.post], (route) =>
      each(['identity', 'br, gzip'], async (encoding) => {
        const address = route === '/' ? '/index.md' : `${route}.md`;
        const canonical = /rel="canonical" href="([^"]*)"/.exec(site.read(route).toString())?.[1];
        const answer = await site.request(address, { 'Accept-Encoding': encoding });
        const wanted: [name: string, value: string][] = [
          ['content-type', 'text/markdown; charset=utf-8'],
          ['x-robots-tag', 'noindex'],
          ['link', `<${canonical}>; rel="canonical"`],
        ];
        return wanted.flatMap(([name, value]) =>
          header(answer, name).toLowerCase() === value.toLowerCase()
            ? []
            : [`${address} for "${encoding}": ${name} is "${header(answer, name)}", not "${value}"`],
        );
      }),
    ),
  /** Pages have none of these headers. */
  'pages for search engines': (site) =>
    each(site.routes, async (route) => {
      const robots = header(await site.request(route), 'x-robots-tag');
      return robots ? `${route} says ${robots}` : undefined;
    }),
  /** An unchanged file is not sent again. */
  'not modified': (site) =>
    each(['/about', '/sw.js', site.samples.script, site.samples.picture], (address) =>
      each(['identity', 'br, gzip'], async (encoding) => {
        const accept = { 'Accept-Encoding': encoding };
        const { answer: first, at } = await follow(site, address);
        const [etag, date] = [header(first, 'etag'), header(first, 'last-modified')];
        const condition: Record<string, string> = etag
          ? { 'If-None-Match': header(await site.request(at, accept), 'etag') }
          : { 'If-Modified-Since': date };
        const { status, body } = await site.request(at, { ...accept, ...condition });
        return status === 304 && body.length === 0
          ? undefined
          : `${address} for "${encoding}" returns ${status}, though it is known`;
      }),
    ),
} satisfies Record<string, HostCheck>;
