/** Pages of other sites, also at a name that was pointed at this machine, read and change nothing on the development servers. */
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '../../../scripts/core/files/paths.ts';
import { startSandbox } from '../../../scripts/sandbox/server.ts';
import { createDevHandler } from '../../../scripts/serve/dev-handler.ts';
import { createDevChannel } from '../../../scripts/serve/dev-state.ts';
import { createDevTools } from '../../../scripts/serve/dev-tools.ts';
import { type Listening, listen } from '../../../scripts/serve/listen.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const dir = temporaryFolder('own-requests');
const days: unknown[] = [];
let providers: Listening;
let site: Listening;
beforeAll(async () => {
  providers = await startSandbox({ port: 0 });
  const tools = createDevTools({
    root: inRoot('tests', 'fixtures'),
    providers: providers.origin,
    editor: undefined,
    date: () => undefined,
    setDate: async (day) => void days.push(day),
  });
  const channel = createDevChannel();
  site = await listen(createDevHandler({ dir, basePath: '/', channel, pictures: () => undefined, tools }), 0);
});
afterAll(() => Promise.all([site.close(), providers.close()]));

/** Not with `fetch`, which sets Host by itself. @returns the status */
const ask = (
  { port }: Listening,
  method: string,
  url: string,
  headers: Record<string, string>,
  body = '',
): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method, path: url, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    call.on('error', reject).end(body);
  });
const host = (server: Listening) => `localhost:${server.port}`;
const foreign = 'cats.example.com:4174';

test('the tools of the development bar', async () => {
  const own = { host: host(site), origin: site.origin };
  const setDay = (headers: Record<string, string>) =>
    ask(site, 'POST', '/__dev/day', headers, '{"date":"2026-12-24"}');
  expect(await setDay({ ...own, origin: 'https://example.com' })).toBe(403);
  expect(await setDay({ host: foreign, origin: `http://${foreign}` })).toBe(403);
  expect(await setDay({ host: host(site) })).toBe(403);
  expect(await ask(site, 'GET', '/__dev/state', { host: foreign })).toBe(403);
  // Without an Origin, as that of a script element.
  expect(await ask(site, 'GET', '/__dev/state', { host: host(site), 'sec-fetch-site': 'cross-site' })).toBe(
    403,
  );
  expect(days).toEqual([]);
  expect(await setDay(own)).toBe(200);
  expect(await ask(site, 'GET', '/__dev/state', { host: `127.0.0.1:${site.port}` })).toBe(200);
  expect(days).toEqual(['2026-12-24']);
});

test('pages of the site are shown also under other names, e.g. of a tunnel to a phone', async () => {
  expect(await ask(site, 'GET', '/sw.js', { host: foreign })).toBe(200);
});

test('what visitors sent to the stand-in', async () => {
  for (const place of ['/__outbox', '/__outbox.html', '/__folder', '/__control']) {
    expect(await ask(providers, 'GET', place, { host: foreign })).toBe(403);
    expect(await ask(providers, 'GET', place, { host: host(providers) })).toBe(200);
  }
});
