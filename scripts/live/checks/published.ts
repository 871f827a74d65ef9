/** Checks of published pages: heads, structured data, policies, feeds, offline files, search engines. */
import { createHash } from 'node:crypto';
import { faultsIn } from '../../checks/page-faults.ts';
import { piecesOf, splitPage } from '../../checks/page-parts.ts';
import { readTags } from '../../checks/page-tags.ts';
import { blocksOf, readStructuredData } from '../../checks/structured-data.ts';
import { readVisible } from '../../checks/structured-data-visible.ts';
import { attempt } from '../../core/errors/attempt.ts';
import { attribute, decode } from '../../core/text/html-text.ts';
import { type LiveFacts, routeBelow } from '../live-facts.ts';
import { previewOf } from '../page-attributes.ts';
import { each, follow, type Host, header, openHost, unpacked } from '../requests.ts';
import { headerChecks } from './headers.ts';

export type LiveSite = LiveFacts & Host;
export type LiveCheck = (site: LiveSite) => Promise<string[]>;

const titleOf = (html: string): string => decode(/<title[^>]*>([^<]*)<\/title>/i.exec(html)?.[1] ?? '');
const isLocal = (root: string): boolean => /^(?:localhost|127\.|\[::1\])/.test(new URL(root).hostname);

/** Runs a check on each page. */
function ofPages(
  site: LiveSite,
  find: (html: string, route: string) => readonly string[],
): Promise<string[]> {
  return Promise.resolve(
    [...site.html].flatMap(([route, html]) => find(html, route).map((fault) => `${route}: ${fault}`)),
  );
}

export const publishedChecks = {
  /** Title, description, canonical address, headings. */
  titles: async (site) => {
    const seen = new Map<string, string>();
    return ofPages(site, (html, route) => {
      const title = titleOf(html);
      const tags = readTags(splitPage(html));
      const other = seen.get(title);
      seen.set(title, route);
      return [
        ...faultsIn(title, tags).map(({ message }) => message),
        ...(title.endsWith(site.titleSuffix)
          ? []
          : [`the title "${title}" does not end with "${site.titleSuffix}"`]),
        ...(other === undefined ? [] : [`the title is that of ${other}`]),
        ...(routeBelow(tags.canonical, site.canonicalRoot) === route
          ? []
          : [`its canonical address is ${tags.canonical || 'missing'}: this address shows another page`]),
      ];
    });
  },
  'structured data': (site) =>
    ofPages(site, (html) => {
      const page = splitPage(html);
      const blocks = piecesOf(page).flatMap(blocksOf);
      const { origin } = new URL(site.canonicalRoot);
      return readStructuredData(blocks, origin, readVisible(page)).faults.map(({ message }) => message);
    }),
  /** The policy allows each inline script and style by its hash: a host that adds or changes one breaks the page. */
  'page policy': (site) =>
    ofPages(site, (html) => {
      const policy = decode(/http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)?.[1] ?? '');
      if (policy === '') return ['it has no content policy'];
      return inlineParts(html)
        .filter((text) => !policy.includes(hashOf(text)))
        .map(
          (text) => `an inline script or style that its policy does not allow: ${text.trim().slice(0, 60)}`,
        );
    }),
  'header policy': (site) =>
    each(['/', '/about', '/nope'], async (address) => {
      const answer = await site.request(address);
      const policy = header(answer, 'content-security-policy');
      if (policy === '') return `${address} has no Content-Security-Policy`;
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      const unknown = inlineParts(site.html.get(address) ?? '', ['script']).filter(
        (text) => !policy.includes(hashOf(text)),
      );
      return [
        ...(/unsafe-(?:inline|eval)/.test(scripts) ? [`${address}: its policy allows any script`] : []),
        ...(policy.includes('frame-ancestors')
          ? []
          : [`${address}: its policy allows other sites to frame the page`]),
        ...unknown.map(
          (text) => `${address}: the header's policy blocks a script of the page: ${text.slice(0, 60)}`,
        ),
        ...(header(answer, 'permissions-policy') ? [] : [`${address} has no Permissions-Policy`]),
      ];
    }),
  /** Browsers do not run a script whose hash differs from the one in the page. */
  integrity: (site) => {
    const tags = new Set(
      [...site.html.values()].flatMap((html) => html.match(/<script[^>]* integrity=[^>]*>/g) ?? []),
    );
    return each([...tags], async (tag) => {
      const address = pathOf(attribute(tag, 'src') ?? '', site);
      const { answer } = await follow(site, address);
      const found = hashOf(unpacked(answer));
      return attribute(tag, 'integrity') === found
        ? undefined
        : `${address} does not match the hash in its page`;
    });
  },
  /** The service worker fetches these on the first visit; it is not installed if one fails. */
  worker: async (site) => {
    const answer = await site.request('/sw.js');
    if (answer.status !== 200) return [`/sw.js returns ${answer.status}`];
    const files = [
      ...unpacked(answer)
        .toString()
        .matchAll(/"url":"([^"]*)"/g),
    ].map(([, url = '']) => pathOf(url, site));
    if (files.length === 0) return ['/sw.js precaches nothing: it is not the worker of this site'];
    return each(files, async (file) => {
      const { answer } = await follow(site, file);
      return answer.status === 200 ? undefined : `/sw.js precaches ${file}, which returns ${answer.status}`;
    });
  },
  feeds: async (site) => {
    const [atom, json] = [await site.request('/feed.xml'), await site.request('/feed.json')];
    const entries = [
      ...unpacked(atom)
        .toString()
        .matchAll(/<entry>[\s\S]*?<link href="([^"]*)"/g),
    ].map(([, url = '']) => url);
    const items = itemsOf(unpacked(json).toString());
    return [
      ...(atom.status === 200 && /<feed\b/.test(unpacked(atom).toString())
        ? []
        : [`/feed.xml returns ${atom.status} and is not an Atom feed`]),
      ...(json.status === 200 && items ? [] : [`/feed.json returns ${json.status} and is not a JSON feed`]),
      ...(await each([...new Set([...entries, ...(items ?? [])])], async (url) => {
        const route = routeBelow(url, site.canonicalRoot);
        if (route === undefined) return `a feed lists ${url}, which is not on this site`;
        const { answer } = await follow(site, route);
        return answer.status === 200 ? undefined : `a feed lists ${route}, which returns ${answer.status}`;
      })),
    ];
  },
  sitemap: async (site) => {
    if (site.listed.length === 0) return ['/sitemap.xml lists no page'];
    const robots = unpacked(await site.request('/robots.txt')).toString();
    return [
      ...site.listed
        .filter((loc) => routeBelow(loc, site.canonicalRoot) === undefined)
        .map((loc) => `/sitemap.xml lists ${loc}, which is not on ${site.canonicalRoot}`),
      ...(/User-agent:/i.test(robots) ? [] : ['/robots.txt is missing']),
    ];
  },
  /** The pictures of pages and link previews, requested with HEAD. */
  pictures: (site) => {
    const shares = [...site.html.values()].flatMap(
      (html) => routeBelow(previewOf(html), site.canonicalRoot) ?? [],
    );
    const shown = site.links.filter((link) => /\.(?:webp|jpe?g|png|svg)$/.test(link));
    return each([...new Set([...shown, ...shares])], async (picture) => {
      const answer = await site.request(picture, {}, 'HEAD');
      const fine = answer.status === 200 && header(answer, 'content-type').startsWith('image/');
      return fine
        ? undefined
        : `${picture} returns ${answer.status}, ${header(answer, 'content-type') || 'without a type'}`;
    });
  },
  /** At its own address, a site is open to search engines except for two pages; at any other it is a preview and closed. */
  'search engines': async (site) => {
    const closed = [...site.html]
      .filter(([, html]) => /name="robots" content="[^"]*noindex/.test(html))
      .map(([route]) => route);
    const home = await site.request('/');
    const robots = unpacked(await site.request('/robots.txt')).toString();
    const isClosed = closed.includes('/') || /noindex/i.test(header(home, 'x-robots-tag'));
    const own = site.canonicalRoot === site.root || isLocal(site.root);
    if (!own && !isClosed)
      return [
        `/ has the canonical address ${site.canonicalRoot} and is open to search engines here: build with SITE_URL=${new URL(site.root).origin}, or, for a preview, with NOINDEX=1`,
      ];
    if (!own || isClosed) {
      const open = [...site.html.keys()].filter(
        (route) => !closed.includes(route) && !/noindex/i.test(header(home, 'x-robots-tag')),
      );
      const named =
        own && !isLocal(site.root)
          ? ['/ is closed to search engines (noindex) at its own address: build without NOINDEX']
          : [];
      return [...named, ...open.map((route) => `${route} of this preview is open to search engines`)];
    }
    const hidden = closed.filter((route) => !['/survey', '/offline'].includes(route));
    return [
      ...(await headerChecks['pages for search engines'](site)),
      ...hidden.map((route) => `${route} is closed to search engines (noindex)`),
      ...(closed.includes('/survey') ? [] : ['/survey is open to search engines']),
      ...(/^Disallow: \/\s*$/m.test(robots) ? ['/robots.txt excludes all search engines'] : []),
    ];
  },
  /** Plain HTTP redirects to HTTPS in one step. */
  https: async ({ root }) => {
    if (!root.startsWith('https:'))
      return isLocal(root) ? [] : [`${root} is not encrypted: the service worker needs https`];
    const answer = await openHost(root.replace(/^https:/, 'http:')).request('/');
    const location = header(answer, 'location');
    return answer.status === 0 || location.startsWith('https://')
      ? []
      : [`http:// returns ${answer.status} and does not redirect to https://`];
  },
} satisfies Record<string, LiveCheck>;

const pathOf = (address: string, { root }: Host): string => {
  const base = new URL(root).pathname.replace(/\/$/, '');
  return address.startsWith(base) ? address.slice(base.length) : address;
};

function itemsOf(json: string): string[] | undefined {
  const feed: unknown = attempt(() => JSON.parse(json));
  if (!feed || typeof feed !== 'object' || !('items' in feed) || !Array.isArray(feed.items)) return undefined;
  return feed.items.map((item: unknown) =>
    item && typeof item === 'object' && 'url' in item ? String(item.url) : '',
  );
}

/** Texts of inline scripts, including speculation rules, and of styles. */
function inlineParts(html: string, names: readonly string[] = ['script', 'style']): string[] {
  return names.flatMap((name) =>
    [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'g'))].flatMap(
      ([, tag = '', text = '']) =>
        text === '' || / src=|type="application\/(?:ld\+)?json"/.test(tag) ? [] : [text],
    ),
  );
}

/** As policies and the attribute `integrity` have it. */
const hashOf = (text: string | Buffer): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
