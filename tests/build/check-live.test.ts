/** `npm run check:live` with a correct site, and with one fault at a time. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { checkLive, failed, type Row } from '../../scripts/live/check-live.ts';
import { identifySite } from '../../scripts/live/identify-site.ts';
import { readKnownSite } from '../../scripts/live/known-site.ts';
import { readLiveFacts } from '../../scripts/live/live-facts.ts';
import { openHost } from '../../scripts/live/requests.ts';
import { type Handler, type Listening, listen } from '../../scripts/serve/listen.ts';
import { createSiteHandler } from '../../scripts/serve/static-server.ts';
import { openWorkspace } from './support/workspace.ts';

const workspace = openWorkspace({ projectPictures: true });
const known = readKnownSite(workspace.content);
const lost = known.redirects[0]?.from ?? '';
let site: Handler;
beforeAll(async () => {
  const pictures = await (await workspace.build()).pictures();
  site = createSiteHandler({ dir: workspace.out, basePath: '/', pictures: () => pictures });
}, 60_000);

let server: Listening | undefined;
afterEach(() => server?.close());

/** Checks the site through a proxy. @returns check → faults */
async function faultsBehind(front: Handler = site): Promise<Record<string, readonly string[]>> {
  server = await listen(front, 0);
  const host = openHost(server.origin);
  expect(await identifySite(host, known)).toBeUndefined();
  // The local server has no redirect rules.
  const rows = await checkLive(host, await readLiveFacts(host, known), { hostName: 'plain' });
  // Pictures are encoded on request, and sent without range requests.
  const wrong = rows.filter((row) => failed(row) && !['ranges', 'not modified'].includes(row.check));
  return Object.fromEntries(wrong.map(({ check, faults }: Row) => [check, faults]));
}

type Change = (request: IncomingMessage, response: ServerResponse) => boolean;
/** The proxy responds itself if `change` returns true. */
const behind =
  (change: Change): Handler =>
  (request, response) => {
    if (!change(request, response)) site(request, response);
  };
/** The site with changes in the HTML of its pages, which is not compressed. */
const changed: Handler = (request, response) => {
  request.headers['accept-encoding'] = 'identity';
  const [end, setHeader] = [response.end.bind(response), response.writeHead.bind(response)];
  const isPage = () => String(response.getHeader('content-type')).startsWith('text/html');
  Object.assign(response, {
    writeHead(status: number, headers: Record<string, string>) {
      for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
      if (isPage()) response.removeHeader('content-length');
      return setHeader(status);
    },
    end: (body?: string | Buffer) =>
      end(isPage() && body !== undefined && request.method === 'GET' ? changeHtml(body.toString()) : body),
  });
  site(request, response);
};
function changeHtml(html: string): string {
  const isAbout = html.includes('/about"/><meta property="og:site_name"');
  return html
    .replace('</body>', '<script>track()</script></body>')
    .replace(/<title>[^<]*/, '<title>Home')
    .replace('"@context":"https://schema.org"', '"@context":"x"')
    .replace('max-image-preview:large', (value) => (isAbout ? 'noindex' : value));
}

test('a correctly deployed site passes every check, read-only and with two requests at a time', async () => {
  // Each connection handles one request at a time.
  const connections = new Set<Socket>();
  let most = 0;
  const methods = new Set<string | undefined>();
  const faults = await faultsBehind((request, response) => {
    const { socket, method } = request;
    if (!connections.has(socket)) socket.on('close', () => connections.delete(socket));
    connections.add(socket);
    most = Math.max(most, connections.size);
    methods.add(method);
    site(request, response);
  });
  expect(faults).toEqual({});
  expect(most).toBeLessThanOrEqual(2);
  expect([...methods].sort()).toEqual(['GET', 'HEAD']);
}, 60_000);

/** Answers in place of the site. */
const answers: Record<string, [status: number, headers?: Record<string, string>]> = {
  '/contact': [404],
  [lost]: [404],
  '/offline': [500],
  '/feed.json': [200, { 'Content-Type': 'application/json' }],
};

/** Faulty sites, each with several faults: what is wrong, the check that reports it, and its message. */
const sites: [name: string, front: Handler, faults: [what: string, check: string, fault: RegExp][]][] = [
  [
    'addresses and files',
    behind((request, response) => {
      const path = request.url?.split('?')[0] ?? '';
      const [status, headers] = path.includes('/assets/images/share/') ? [404] : (answers[path] ?? []);
      if (path === '/nope' || path.startsWith('/a/b')) request.url = '/';
      if (status === undefined) return false;
      response.writeHead(status, headers).end();
      return true;
    }),
    [
      ['a page is missing', 'pages', /^\/contact returns 404 after 0 hops/],
      ['an address that does not exist shows the first page', 'not found', /^\/nope returns 200/],
      ['an old address is lost', 'old page', /ends at .* \(404\)/],
      ['a picture is missing', 'pictures', /^\/assets\/images\/share\/.* returns 404/],
      ['what is kept offline is missing', 'worker', /^\/sw\.js precaches \/offline, which returns 500/],
      ['the feed is no feed', 'feeds', /^\/feed\.json returns 200 and is not a JSON feed/],
    ],
  ],
  [
    'contents and headers',
    (request, response) => {
      if (request.url === '/sw.js') response.writeHead(200, { 'Content-Type': 'text/plain' }).end();
      else changed(request, response);
    },
    [
      [
        'a script is put into pages',
        'page policy',
        /an inline script or style that its policy does not allow: track\(\)/,
      ],
      ['titles are changed', 'titles', /the title "Home" does not end with/],
      ['structured data is broken', 'structured data', /has no "@context"/],
      ['one page is closed to search engines', 'search engines', /^\/about is closed to search engines/],
      ['the worker has a wrong type', 'essential types', /^\/sw\.js is "text\/plain"/],
      ['nothing is compressed', 'gzip', /^\/ is sent as it is/],
    ],
  ],
];

test.each(sites)(
  'every fault is reported: %s',
  async (_, front, wanted) => {
    const faults = await faultsBehind(front);
    for (const [what, check, fault] of wanted)
      expect.soft(faults[check]?.join('\n') ?? '', what).toMatch(new RegExp(fault.source, 'm'));
  },
  60_000,
);
