/** Messages of `npm run check:live` for addresses without our site. */
import type { RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { identifySite } from '../../../scripts/live/identify-site.ts';
import { openHost } from '../../../scripts/live/requests.ts';
import { type Listening, listen } from '../../../scripts/serve/listen.ts';

const known = { name: 'Cats & Co', titleSuffix: ' | Cats', routes: [], posts: [], redirects: [] };
let server: Listening | undefined;
afterEach(() => server?.close());

/** @param folder of the requested address */
async function reportOf(answer: RequestListener, folder = ''): Promise<string | undefined> {
  server = await listen(answer, 0);
  const report = await identifySite(openHost(server.origin + folder), known);
  return report?.replaceAll(server.origin, 'SITE');
}
const page =
  (html: string, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'Content-Type': 'text/html' }).end(html);
const leadTo =
  (location: string, status = 302): RequestListener =>
  (_, response) =>
    response.writeHead(status, { Location: location }).end();
const encoded =
  (headers: Record<string, string>, body = 'page'): RequestListener =>
  (_, response) =>
    response.writeHead(200, headers).end(body);
/** What another program sends. */
const raw =
  (text: string): RequestListener =>
  ({ socket }) =>
    void socket.end(text);
const ours = (canonical: string) =>
  page(`<meta property="og:site_name" content="Cats &amp; Co"/><link rel="canonical" href="${canonical}"/>`);

test('our own site is recognized by its name, at any address', async () => {
  expect(await reportOf(ours('https://cats.example/'))).toBeUndefined();
});

test.each([
  [
    'quotes removed',
    '<meta property=og:site_name content=Cats><link rel=canonical href=https://cats.example/>',
  ],
  [
    'single quotes',
    "<meta property='og:site_name' content='Cats'><link rel='canonical' href='https://cats.example/'>",
  ],
  [
    'another order',
    '<META content="Cats" property="og:site_name"><LINK href="https://cats.example/" rel="canonical">',
  ],
])('our own site is recognized after a host has minified its HTML: %s', async (_, head) => {
  server = await listen(page(head), 0);
  expect(await identifySite(openHost(server.origin), { ...known, name: 'Cats' })).toBeUndefined();
});

test('a site that was built for another folder is reported with that folder and how to build it', async () => {
  expect(await reportOf(ours('https://cats.example/cats/'))).toBe(
    'SITE shows a site that was built for the folder /cats/, but is in /. Build with BASE_PATH=/, or move it.',
  );
  expect(await reportOf(ours('https://cats.example/'), '/walks')).toMatch(/Build with BASE_PATH=\/walks\//);
});

test.each([
  ['a password in front', page('', 401)],
  ['a form to sign in', page('<title>Welcome</title><input name="p" type="password">')],
  ['a title that says so', page('<title>Sign in to continue</title>')],
  ['a redirect to sign in', leadTo('https://team.cloudflareaccess.com/cdn-cgi/access/login/x')],
  ['a redirect on the host itself', leadTo('/sso?next=/')],
])('a login page is reported with the way to pass it: %s', async (_, answer) => {
  const report = await reportOf(answer);
  expect(report).toMatch(/login/);
  expect(report).toMatch(/pass what your browser sends: --header/);
});

test('a domain that redirects elsewhere is reported with the target, the status and the command to run', async () => {
  expect(await reportOf(leadTo('https://www.cats.example/', 301))).toBe(
    'SITE redirects to https://www.cats.example, permanently (301). If the site is there, check that address: npm run check:live -- https://www.cats.example',
  );
});

test.each([
  ['for sale', '<title>cats.example</title><p>This domain is for sale. Buy this domain!'],
  ['in another language', '<title>chats.example</title><p>Ce domaine est à vendre'],
  ['with links', '<title>Parked</title><script src="https://sedoparking.com/x.js"></script>'],
])('a parked domain is reported: %s', async (_, html) => {
  expect(await reportOf(page(html))).toMatch(/shows a parked page .* Point the domain to the host/);
});

test.each<[string, RequestListener, RegExp]>([
  ['a new server', page('<title>Welcome to nginx!</title>'), /the server's default page/],
  ['a folder', page('<title>Index of /</title>'), /lists files: index.html is not in the server's folder/],
  ['nothing', page('Not found', 404), /returns 404: nothing is published there/],
  ['a broken server', page('busy', 503), /returns 503: the server reports an error\. Try again later/],
  ['a redirect loop', leadTo('/'), /redirects to itself \(302\).* Correct the redirect/],
  [
    'two redirects in a circle',
    (request, response) => leadTo(request.url === '/' ? '/en/' : '/')(request, response),
    /redirects in a circle \(302, first to SITE\/en\)/,
  ],
  [
    'a redirect without a target',
    (_, response) => response.writeHead(302).end(),
    /to "", which is not an address/,
  ],
  ['a redirect to a script', leadTo('javascript:x()'), /to "javascript:x\(\)", which is not an address/],
  ['a redirect to nonsense', leadTo('http://[x'), /to "http:\/\/\[x", which is not an address/],
  ['an empty page', page(''), /sends an empty page \(200\)/],
  ['no page', page('', 204), /sends an empty page \(204\)/],
  [
    'an interface',
    encoded({ 'Content-Type': 'application/json' }, '{}'),
    /sends "application\/json" instead of a page/,
  ],
  [
    'damaged compression',
    encoded({ 'Content-Encoding': 'gzip' }),
    /cannot be decompressed \(Content-Encoding: gzip\)/,
  ],
  [
    'unknown compression',
    encoded({ 'Content-Encoding': 'zstd' }),
    /cannot be decompressed \(Content-Encoding: zstd\)/,
  ],
  ['another protocol', raw('SSH-2.0-OpenSSH_9.2\r\n'), /its response is not valid HTTP\. Check the port/],
  ['endless headers', raw(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`), /not valid HTTP/],
  ['no access', page('', 403), /refuses the page \(403\)/],
  ['a robot check', page('<title>Just a moment...</title>', 403), /a bot challenge/],
  ['too many questions', page('', 429), /refuses requests for now \(429\)/],
  [
    'another site',
    page('<title>Dogs About Town</title>'),
    /another site: "Dogs About Town", not "Cats & Co"/,
  ],
  [
    'another site of this name',
    page('<title>Cats &amp; Co</title>'),
    /another site: "Cats & Co", that was built elsewhere\./,
  ],
])('any other page is reported with the remedy, in one line: %s', async (_, answer, expected) => {
  const report = await reportOf(answer);
  expect(report).toMatch(expected);
  expect(report).toMatch(/^SITE [^\n]+[^\n.]\.( [^\n]+)?$/);
});

test('a host that sends a byte now and then is given up', async () => {
  const timers: NodeJS.Timeout[] = [];
  server = await listen((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    timers.push(setInterval(() => response.write('x'), 10));
  }, 0);
  expect(await identifySite(openHost(server.origin, {}, 700), known)).toMatch(/the host does not respond/);
  for (const timer of timers) clearInterval(timer);
});

test('a host that never responds is given up', async () => {
  server = await listen(() => {}, 0);
  const host = openHost(server.origin, {}, 50);
  expect(await identifySite(host, known)).toMatch(/cannot be reached: the host does not respond/);
});

test('a host that cannot be reached is reported with the reason', async () => {
  const gone = await listen(page(''), 0);
  await gone.close();
  expect(await identifySite(openHost(gone.origin), known)).toMatch(/the connection is refused/);
  expect(await reportOf((request) => void request.socket.destroy())).toMatch(
    /cannot be reached: the host closes the connection/,
  );
});

test.each([
  ['at once', 429, '0', ''],
  ['in an hour', 503, '3600', ' and asks for a pause of 60 minutes'],
  ['at a past time', 503, 'Wed, 21 Oct 2015 07:28:00 GMT', ''],
])(
  'a host that refuses every request, and accepts the next %s, gets five',
  async (_, status, after, pause) => {
    let count = 0;
    server = await listen((_, response) => {
      count++;
      response.writeHead(status, { 'Retry-After': after }).end();
    }, 0);
    const host = openHost(server.origin);
    const ask = async () => {
      for (let page = 0; page < 9; page++) await host.request(`/${page}`);
    };
    await expect(ask()).rejects.toThrow(
      `${server.origin} refuses requests (${status}, 5 in a row)${pause}: it limits how many it accepts`,
    );
    expect(count).toBe(5);
  },
);

test('a host that refuses one request now and then is asked again', async () => {
  let count = 0;
  server = await listen((_, response) => {
    response.writeHead(count++ % 2 ? 200 : 429, { 'Retry-After': '0' }).end('page');
  }, 0);
  const host = openHost(server.origin);
  for (let page = 0; page < 7; page++) expect((await host.request(`/${page}`)).status).toBe(200);
});
