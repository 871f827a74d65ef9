/** Checks of addresses: pages, their other forms, old addresses, links. */
import { canonicalOf } from '../page-attributes.ts';
import { each, eachReturns, follow, header, openHost, target, unpacked, within } from '../requests.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { HostCheck, RunningSite } from './check.ts';

type Pair = readonly [from: string, to: string];

/** Each path redirects permanently to its target, which has status 200. */
function leads({ root, request }: RunningSite, pairs: readonly Pair[], statuses: readonly number[]) {
  return each(pairs, async ([from, to]) => {
    const first = await request(from);
    const place = target(first, root);
    if (!statuses.includes(first.status)) return `${from} returns ${first.status}`;
    if (place !== to) return `${from} leads to ${place}, not ${to}`;
    const { status } = await request(place);
    return status === 200 ? undefined : `${from} leads to ${place}, which returns ${status}`;
  });
}

/** Redirects that a host makes by itself may be 308; those of our rules are 301. */
const byHost = [301, 308];
const byRule = [301];

const inner = ({ routes }: SiteFacts) => routes.filter((route) => route !== '/');
const slashForms = (site: SiteFacts): Pair[] => inner(site).map((route) => [`${route}/`, route]);
const htmlForms = (site: SiteFacts): Pair[] => [
  ['/index.html', '/'],
  ...inner(site).map((route): Pair => [`${route}.html`, route]),
];
const indexForms = (site: SiteFacts): Pair[] => inner(site).map((route) => [`${route}/index.html`, route]);
const oldForms = ({ redirects }: SiteFacts): Pair[] =>
  redirects.flatMap(({ from, to }): Pair[] => [
    [from, to],
    [`${from}/`, to],
  ]);
/** All addresses that redirect to a page. */
const redirectedForms = (site: SiteFacts): string[] =>
  [...slashForms(site), ...htmlForms(site), ...indexForms(site), ...oldForms(site)].map(([from]) => from);

export const addressChecks = {
  /** Every page is served with the built bytes, after one redirect at most. */
  pages: (site) =>
    each(site.routes, async (route) => {
      const { answer, hops } = await follow(site, route);
      if (answer.status !== 200 || hops > 1) return `${route} returns ${answer.status} after ${hops} hops`;
      return unpacked(answer).equals(site.read(route)) ? undefined : `${route} is another page`;
    }),
  'clean address': (site) =>
    each(site.routes, async (route) => {
      const { status } = await site.request(route);
      return status === 200 ? undefined : `${route} returns ${status}`;
    }),
  'slash form': (site) => leads(site, slashForms(site), byHost),
  'html form': (site) => leads(site, htmlForms(site), byHost),
  'index form': (site) => leads(site, indexForms(site), byHost),
  'old address': (site) =>
    leads(
      site,
      oldForms(site).filter(([, to]) => !to.includes('?')),
      byRule,
    ),
  /** Every old address leads to its page, by a redirect or by a redirect page. */
  'old page': (site) =>
    each(oldForms(site), async ([from, to]) => {
      const { answer, at, hops } = await follow(site, from);
      const canonical = canonicalOf(unpacked(answer).toString()) || '/';
      const named = new URL(canonical, site.root);
      const leadsTo = within(new URL(named.pathname + named.search, site.root), site.root);
      const found = answer.status === 200 && (at === to || leadsTo === to);
      return found && hops <= 1 ? undefined : `${from} ends at ${at} (${answer.status}) after ${hops} hops`;
    }),
  'any name': (site) => leads(site, [['/about-anyone', '/about']], byRule),
  /** For a target without its own query, and for a wildcard. */
  'query kept': (site) =>
    leads(
      site,
      [
        ...site.redirects
          .filter(({ to }) => !to.includes('?'))
          .slice(0, 2)
          .flatMap(({ from, to }): Pair[] => [
            [`${from}?utm_source=flyer`, `${to}?utm_source=flyer`],
            [`${from}/?itemId=577800`, `${to}?itemId=577800`],
          ]),
        ['/about-anyone?a=1&b=%20', '/about?a=1&b=%20'],
      ],
      byRule,
    ),
  /** Both queries, the target's own first. */
  'queries joined': (site) =>
    leads(
      site,
      site.redirects
        .filter(({ to }) => to.includes('?'))
        .slice(0, 2)
        .flatMap(({ from, to }): Pair[] => [
          [from, to],
          [`${from}/?utm_source=flyer&a=%20`, `${to}&utm_source=flyer&a=%20`],
        ]),
      byRule,
    ),
  'query of a page': (site) =>
    each(
      [
        ['/about.html?from=news', '/about'],
        [`/blog?post=${site.post.slice('/blog/'.length)}`, '/blog'],
        ['/booking?itemId=577800&utm_source=flyer', '/booking'],
      ] as const,
      async ([address, route]) => {
        const { answer, at } = await follow(site, address);
        const kept = at.endsWith(address.slice(address.indexOf('?')));
        return answer.status === 200 && kept && unpacked(answer).equals(site.read(route))
          ? undefined
          : `${address} ends at ${at} (${answer.status})`;
      },
    ),
  /** A host never receives a fragment; browsers keep it unless the response has another. */
  'fragment kept': (site) =>
    each(redirectedForms(site), async (from) => {
      const location = header(await site.request(from), 'location');
      return location.includes('#') ? `${from} leads to ${location}` : undefined;
    }),
  /** Any form of any address needs one redirect at most, and there is no loop. */
  'no loop': (site) => eachReturns(site, redirectedForms(site), 200),
  'direct links': (site) => links(site, 0),
  'links in one hop': (site) => links(site, 1),
  posts: (site) =>
    each([site.post, '/blog/no-such-post'], async (address) => {
      const { answer } = await follow(site, address);
      const wanted = address === site.post ? 200 : 404;
      return answer.status === wanted ? undefined : `${address} returns ${answer.status}`;
    }),
} satisfies Record<string, HostCheck>;

export const folderChecks = {
  /** A site in a folder of its host responds without the slash, too. */
  'bare folder': async ({ root }) => {
    const { origin, pathname } = new URL(root);
    const answer = await openHost(origin).request(pathname);
    const place = new URL(header(answer, 'location'), root).pathname;
    return answer.status === 301 && place === `${pathname}/`
      ? []
      : [`${pathname} returns ${answer.status} and leads to ${place}`];
  },
  /** Our rules do not affect other folders. */
  'other folders': async ({ root }) => {
    const { request } = openHost(new URL(root).origin);
    return each(['/', '/about', '/press', '/about-anyone'], async (path) => {
      const location = header(await request(path), 'location');
      return location ? `${path} leads to ${location}` : undefined;
    });
  },
} satisfies Record<string, HostCheck>;

function links(site: RunningSite, most: number) {
  return each(site.links, async (link) => {
    const { answer, hops } = await follow(site, link);
    return answer.status === 200 && hops <= most
      ? undefined
      : `${link} returns ${answer.status} after ${hops} hops`;
  });
}
