/** Facts for the checks, read from the built site. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../scripts/core/files/files-below.ts';
import type { Sample, SiteFacts } from '../../scripts/live/site-facts.ts';
import { parseHeaderRules } from '../../scripts/serve/header-rules.ts';

const sampleFiles = {
  page: /^about\.html$/,
  script: /^assets\/js\/.*\.js$/,
  picture: /^assets\/images\/.*-640\.webp$/,
  photo: /^assets\/images\/.*\.jpg$/,
  font: /^assets\/fonts\/.*\.woff2$/,
  drawing: /^placeholder-blog\.svg$/,
  data: /^assets\/posts\/.*\.json$/,
  feed: /^feed\.xml$/,
  sitemap: /^sitemap\.xml$/,
  robots: /^robots\.txt$/,
  text: /^about\.md$/,
  manifest: /^manifest\.webmanifest$/,
  worker: /^sw\.js$/,
  contact: /^\.well-known\/security\.txt$/,
  archive: /^assets\/press-kit\.zip$/,
} satisfies Record<Sample, RegExp>;
/** The other files are large enough to be compressed. */
const isTiny = new Set(['robots', 'contact']);

/** The file of an address: `/` → `index.html`, `/about` → `about.html`; other files have their path as address. */
const fileOf = (address: string): string => {
  if (address === '/') return 'index.html';
  return /\.\w+$/.test(address) ? address.slice(1) : `${address.slice(1)}.html`;
};

/**
 * @param basePath of the site; returned addresses are without it
 * @throws Error if the site has no file of a kind
 */
export function readFacts(dist: string, basePath: string, redirects: SiteFacts['redirects']): SiteFacts {
  const files = filesBelow(dist);
  /** Removes the base path; undefined for other addresses. */
  const below = (address: string) =>
    address.startsWith(basePath) ? address.slice(basePath.length - 1) : undefined;
  const sizeOf = (file: string) => statSync(path.join(dist, file)).size;
  const read = (address: string) => readFileSync(path.join(dist, fileOf(address)));
  const pages = files.filter(
    (file) => file.endsWith('.html') && existsSync(path.join(dist, file.slice(0, -5), 'index.html')),
  );
  const routes = ['/', ...pages.map((file) => `/${file.slice(0, -5)}`)];
  const samples = Object.entries(sampleFiles).map(([kind, pattern]) => {
    const file = files.find((name) => pattern.test(name) && sizeOf(name) >= (isTiny.has(kind) ? 1 : 1200));
    if (!file) throw new Error(`The built site has no file like ${pattern}.`);
    return [kind, `/${file}`];
  });
  return {
    routes,
    redirects,
    links: [
      ...new Set(
        routes.flatMap((route) => linksOf(read(route).toString()).flatMap((link) => below(link) ?? [])),
      ),
    ].sort(),
    post: routes.find((route) => route.startsWith('/blog/')) ?? '/blog',
    // One entry per kind, as listed above.
    samples: Object.fromEntries(samples) as Record<Sample, string>,
    headers:
      parseHeaderRules(readFileSync(path.join(dist, '_headers'), 'utf8'))
        .find(({ pattern }) => pattern === `${basePath}*`)
        ?.headers.map(([name, value]) => [name.toLowerCase(), value] as const) ?? [],
    read,
    readPacked(address, suffix) {
      const file = path.join(dist, fileOf(address) + suffix);
      return existsSync(file) ? readFileSync(file) : undefined;
    },
  };
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/\b(?:href|src)="(\/(?!\/)[^"#]*)/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}
