/** What every host must do with the built site. Each check tells what is wrong, or nothing. */
import { request } from 'node:http';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}
export interface SiteFacts {
  origin: string;
  /** Addresses of all pages, e.g. `/about`. */
  routes: readonly string[];
  /** Old address and where it leads. */
  redirects: readonly { from: string; to: string }[];
  /** A hashed picture and a script, as addresses. */
  picture: string;
  script: string;
}
export interface HostCheck {
  name: string;
  run: (site: SiteFacts) => Promise<string[]>;
}

/** One request as it is written: no client tidies the path. */
export function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

/** Path, query and fragment of where an answer leads. */
const target = ({ headers }: Answer, origin: string): string => {
  const { pathname, search, hash } = new URL(String(headers.location ?? ''), origin);
  return pathname + search + hash;
};

/** Each path answers 301 to its target, which answers 200 itself. */
async function leads(
  site: SiteFacts,
  pairs: readonly (readonly [from: string, to: string])[],
): Promise<string[]> {
  const found: string[] = [];
  for (const [from, to] of pairs) {
    const first = await ask(site.origin, from);
    if (first.status !== 301) found.push(`${from} answers ${first.status}`);
    else if (target(first, site.origin) !== to)
      found.push(`${from} leads to ${target(first, site.origin)}, not ${to}`);
    else {
      const second = await ask(site.origin, to);
      if (second.status !== 200) found.push(`${from} leads to ${to}, which answers ${second.status}`);
    }
  }
  return found;
}

const inner = (routes: readonly string[]) => routes.filter((route) => route !== '/');
const isHtml = ({ headers }: Answer) => String(headers['content-type']).startsWith('text/html');

export const checks: readonly HostCheck[] = [
  {
    name: 'pages',
    async run({ origin, routes }) {
      const found: string[] = [];
      for (const route of routes) {
        let answer = await ask(origin, route);
        // A host without rules adds the slash itself: one hop.
        if ([301, 302, 308].includes(answer.status)) answer = await ask(origin, target(answer, origin));
        if (answer.status !== 200 || !isHtml(answer)) found.push(`${route} answers ${answer.status}`);
      }
      return found;
    },
  },
  {
    name: 'clean address',
    async run({ origin, routes }) {
      const found: string[] = [];
      for (const route of routes) {
        const { status } = await ask(origin, route);
        if (status !== 200) found.push(`${route} answers ${status}`);
      }
      return found;
    },
  },
  {
    name: 'slash form',
    run: (site) =>
      leads(
        site,
        inner(site.routes).map((route) => [`${route}/`, route] as const),
      ),
  },
  {
    name: 'html form',
    run: (site) =>
      leads(site, [
        ['/index.html', '/'],
        ...inner(site.routes).flatMap((route) => [
          [`${route}.html`, route] as const,
          [`${route}/index.html`, route] as const,
        ]),
      ]),
  },
  {
    name: 'old addresses',
    run: (site) =>
      leads(
        site,
        site.redirects.flatMap(({ from, to }) => [[from, to] as const, [`${from}/`, to] as const]),
      ),
  },
  { name: 'any name', run: (site) => leads(site, [['/about-anyone', '/about']]) },
  {
    name: 'query kept',
    run: (site) =>
      leads(site, [
        ['/cats?utm_source=flyer', '/?utm_source=flyer'],
        ['/book?itemId=577800', '/booking?itemId=577800'],
        ['/about/?from=news', '/about?from=news'],
      ]),
  },
  {
    name: 'stories',
    async run({ origin }) {
      const known = await ask(origin, '/blog/jerry-fox');
      const unknown = await ask(origin, '/blog/no-such-story');
      return [
        ...([200, 301].includes(known.status) ? [] : [`a known story answers ${known.status}`]),
        ...(unknown.status === 404 ? [] : [`an unknown story answers ${unknown.status}`]),
      ];
    },
  },
  {
    name: 'not found',
    async run({ origin }) {
      const paths = ['/nope', '/a/b/c', '/tours/nope', '/ABOUT', '/assets/nope.js'];
      const found: string[] = [];
      for (const path of paths) {
        const { status } = await ask(origin, path);
        if (status !== 404) found.push(`${path} answers ${status}`);
      }
      return found;
    },
  },
  {
    name: 'not found page',
    async run({ origin }) {
      const { body } = await ask(origin, '/a/b/c');
      return body.includes('wandered off') ? [] : ['/a/b/c shows a page of the server'];
    },
  },
  {
    name: 'climbing out',
    async run({ origin }) {
      const found: string[] = [];
      for (const path of [
        '/../../etc/passwd',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/assets/..%2f..%2f..%2fetc/passwd',
      ]) {
        const { body } = await ask(origin, path);
        if (body.includes('root:')) found.push(`${path} leaves the folder`);
      }
      return found;
    },
  },
  {
    name: 'HEAD',
    async run({ origin }) {
      const { status, body } = await ask(origin, '/about.md', {}, 'HEAD');
      return status === 200 && body.length === 0 ? [] : [`HEAD answers ${status} with ${body.length} bytes`];
    },
  },
  {
    name: 'types',
    async run({ origin, picture, script }) {
      const wanted: [string, RegExp][] = [
        [picture, /^image\/webp/],
        [script, /javascript/],
        ['/sitemap.xml', /xml/],
        ['/sw.js', /javascript/],
      ];
      const found: string[] = [];
      for (const [path, type] of wanted) {
        const { headers } = await ask(origin, path);
        if (!type.test(String(headers['content-type']))) found.push(`${path} is ${headers['content-type']}`);
      }
      return found;
    },
  },
  {
    name: 'headers',
    async run({ origin }) {
      const found: string[] = [];
      for (const path of ['/about', '/a/b/c']) {
        const { headers } = await ask(origin, path);
        for (const name of [
          'content-security-policy',
          'strict-transport-security',
          'x-content-type-options',
          'referrer-policy',
          'cross-origin-opener-policy',
          'permissions-policy',
        ])
          if (headers[name] === undefined) found.push(`${path} comes without ${name}`);
      }
      return found;
    },
  },
  {
    name: 'cache',
    async run({ origin, script }) {
      const hashed = await ask(origin, script);
      const page = await ask(origin, '/about');
      return [
        ...(String(hashed.headers['cache-control']).includes('immutable')
          ? []
          : ['a hashed script may not be kept']),
        ...(String(page.headers['cache-control']).includes('no-cache') ? [] : ['a page may be kept unasked']),
      ];
    },
  },
  {
    name: 'compressed',
    async run({ origin }) {
      const { headers } = await ask(origin, '/about', { 'Accept-Encoding': 'gzip' });
      return headers['content-encoding'] === 'gzip' ? [] : ['/about is sent as it is'];
    },
  },
];
