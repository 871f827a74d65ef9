/** Collects the facts for the checks from outside: pages from the sitemap, a file of each kind from the pages. */
import { UserError } from '../core/errors/user-error.ts';
import { siteHeaders } from '../generator/hosts/rules.ts';
import type { KnownSite } from './known-site.ts';
import { canonicalOf } from './page-attributes.ts';
import { each, follow, type Host, unpacked } from './requests.ts';
import type { Sample, SiteFacts } from './site-facts.ts';

export interface LiveFacts extends SiteFacts {
  /** The site's canonical address without the trailing slash: `https://example.com`. */
  canonicalRoot: string;
  titleSuffix: string;
  /** Page → its HTML. */
  html: ReadonlyMap<string, string>;
  /** Addresses in the sitemap, as written there. */
  listed: readonly string[];
  /** Pages and posts of the content that are missing on the site. */
  unpublished: readonly string[];
}

/** Most pages to read; further posts are skipped. */
const mostPages = 150;

/** @throws UserError if the site has no file of a kind that every build has */
export async function readLiveFacts(host: Host, known: KnownSite): Promise<LiveFacts> {
  const kept = new Map<string, Buffer>();
  const fetch = async (address: string): Promise<undefined> => {
    const { answer } = await follow(host, address);
    kept.set(address, unpacked(answer));
  };
  await each(['/', '/sitemap.xml', '/nope'], fetch);
  const text = (address: string): string => kept.get(address)?.toString() ?? '';
  const canonicalRoot = canonicalOf(text('/')).replace(/\/$/, '');
  const listed = [...text('/sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
  const inSitemap = listed.flatMap((loc) => routeBelow(loc, canonicalRoot) ?? []);
  const routes = [...new Set([...inSitemap, ...known.routes])].slice(0, mostPages);
  await each(routes, fetch);
  const html = new Map(routes.map((route) => [route, text(route)]));
  const links = linksOf([...html.values()].join('\n'), new URL(`${host.root}/`).pathname);
  // The longest post is the best sample for compression.
  const post =
    routes.filter((route) => route.startsWith('/blog/')).sort((a, b) => text(b).length - text(a).length)[0] ??
    known.posts[0] ??
    '/blog';
  const samples = findSamples(links, post);
  await each(Object.values(samples), fetch);
  kept.set('/404', kept.get('/nope') ?? Buffer.alloc(0));
  const headers = Object.entries(siteHeaders({ policy: '', bookingOrigin: '' }));
  return {
    routes,
    redirects: known.redirects,
    links,
    samples,
    post,
    canonicalRoot,
    html,
    listed,
    titleSuffix: known.titleSuffix,
    // Headers that depend on the build's settings are compared with the policies in the pages instead.
    headers: headers
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => !['content-security-policy', 'permissions-policy'].includes(name)),
    read: (address) => kept.get(address) ?? Buffer.alloc(0),
    readPacked: () => undefined,
    unpublished: known.posts.filter((post) => !inSitemap.includes(post)),
  };
}

/** `https://example.com/about` → `/about`; undefined for an address of another site. */
export function routeBelow(address: string, canonicalRoot: string): string | undefined {
  if (address === canonicalRoot || address === `${canonicalRoot}/`) return '/';
  return address.startsWith(`${canonicalRoot}/`) ? address.slice(canonicalRoot.length) : undefined;
}

/** Addresses in href, src, srcset and styles below the base path, without it. */
function linksOf(html: string, base: string): string[] {
  const named = [...html.matchAll(/\b(?:href|src)="(\/(?!\/)[^"#]*)/g)].map(([, address = '']) => address);
  const sets = [...html.matchAll(/\bsrcset="([^"]*)"/gi)].flatMap(([, value = '']) =>
    value.split(', ').map((part) => part.split(' ', 1)[0] ?? ''),
  );
  const inStyles = [...html.matchAll(/\burl\((\/[^)]*)\)/g)].map(([, address = '']) => address);
  return [
    ...new Set(
      [...named, ...sets, ...inStyles]
        .filter((address) => address.startsWith(base))
        .map((address) => address.slice(base.length - 1).replaceAll('&amp;', '&')),
    ),
  ].sort();
}

const fixed = {
  page: '/about',
  drawing: '/placeholder-blog.svg',
  feed: '/feed.xml',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  text: '/about.md',
  manifest: '/manifest.webmanifest',
  worker: '/sw.js',
  contact: '/.well-known/security.txt',
  archive: '/assets/press-kit.zip',
} as const;
const named = {
  script: /^\/assets\/js\/.*\.js$/,
  picture: /^\/assets\/images\/.*-640\.webp$/,
  photo: /^\/assets\/images\/.*-640\.jpg$/,
  font: /^\/assets\/fonts\/.*\.woff2$/,
} as const;

function findSamples(links: readonly string[], post: string): Record<Sample, string> {
  const find = (kind: keyof typeof named): string => {
    const link = links.find((address) => named[kind].test(address));
    if (link) return link;
    throw new UserError(
      `The pages refer to no ${kind}, unlike every build: something modifies them in transit. Compare a page with its file in dist/.`,
    );
  };
  return {
    ...fixed,
    data: post.replace(/^\/blog\//, '/assets/posts/').concat('.json'),
    script: find('script'),
    picture: find('picture'),
    photo: find('photo'),
    font: find('font'),
  };
}
