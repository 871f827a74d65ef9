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
const ours = (canonical: string) =>
  page(`<meta property="og:site_name" content="Cats &amp; Co"/><link rel="canonical" href="${canonical}"/>`);

test('our own site is recognized by its name, at any address', async () => {
  expect(await reportOf(ours('https://cats.example/'))).toBeUndefined();
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
  ['with links', '<title>Parked</title><script src="https://sedoparking.com/x.js"></script>'],
])('a parked domain is reported: %s', async (_, html) => {
  expect(await reportOf(page(html))).toMatch(/shows a parked page .* Point the domain to the host/);
});

test.each([
  ['a new server', page('<title>Welcome to nginx!</title>'), /the server's default page/],
  ['a folder', page('<title>Index of /</title>'), /lists files: index.html is not in the server's folder/],
  ['nothing', page('Not found', 404), /returns 404: nothing is published there/],
  ['a broken server', page('busy', 503), /returns 503: the server reports an error\. Try again later/],
  ['a redirect loop', leadTo('/'), /redirects to itself \(302\).* Correct the redirect/],
  ['no access', page('', 403), /refuses the page \(403\)/],
  ['a robot check', page('<title>Just a moment...</title>', 403), /a bot challenge/],
  ['too many questions', page('', 429), /refuses requests for now \(429\)/],
  [
    'another site',
    page('<title>Dogs About Town</title>'),
    /another site: "Dogs About Town", not "Cats & Co"/,
  ],
])('any other page is reported with the remedy: %s', async (_, answer, expected) => {
  expect(await reportOf(answer)).toMatch(expected);
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
