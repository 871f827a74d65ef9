import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStandIn } from '../../../scripts/cli/servers/stand-in.ts';
import { inRoot } from '../../../scripts/core/files/paths.ts';
import { sandboxRunsOn, startSandbox } from '../../../scripts/sandbox/server.ts';
import type { Listening } from '../../../scripts/serve/listen.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const outbox = temporaryFolder('outbox');
const printed: string[] = [];
let sandbox: Listening;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, outbox, log: (line) => printed.push(line) });
});
afterAll(async () => {
  await sandbox.close();
});

let agent = 0;
beforeEach(() => {
  agent += 1;
});
const call = (address: string, init: RequestInit = {}) =>
  fetch(sandbox.origin + address, { ...init, headers: { 'User-Agent': `test ${agent}.`, ...init.headers } });
const submissions = async (): Promise<unknown> => (await call(`/__outbox?agent=test+${agent}.`)).json();
const mail = {
  service_id: 's',
  template_id: 't',
  user_id: 'u',
  template_params: { name: 'Ann', email: 'ann@example.org' },
};
const send = (body: unknown, type = 'application/json') =>
  call('/api/v1.0/email/send', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: JSON.stringify(body),
  });
const control = (body: unknown) =>
  call('/__control', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('e-mail', () => {
  test('an accepted e-mail is stored; the printed line has no personal data', async () => {
    const response = await send(mail);
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await submissions()).toMatchObject([{ provider: 'email', data: mail }]);
    const file = readdirSync(outbox).find((name) => name.endsWith('-email.json')) ?? '';
    expect(JSON.parse(readFileSync(path.join(outbox, file), 'utf8')).data).toEqual(mail);
    expect(printed.at(-1)).toMatch(/^Stand-in received an e-mail by "t" with name, email: .*\.json$/);
    expect(printed.at(-1)).not.toContain('Ann');
  });

  test('the preflight is answered, and a request that needs none is refused', async () => {
    const preflight = await call('/api/v1.0/email/send', { method: 'OPTIONS' });
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'content-type, x-sandbox-mode',
    ]);
    expect((await send(mail, 'text/plain')).status).toBe(415);
  });

  test('a second send within a second is refused', async () => {
    expect((await send(mail)).status).toBe(200);
    expect((await send(mail)).status).toBe(429);
  });

  test.each([[{ ...mail, user_id: '' }], [{ ...mail, template_params: null }], ['text'], [null]])(
    '%j is refused',
    async (body) => {
      expect((await send(body)).status).toBe(400);
    },
  );
});

describe('booking', () => {
  const calendar = '/embeds/calendar/company/?fallback=simple&full-items=yes&flow=1219724&items=562630';

  test.each([
    calendar,
    '/embeds/book/company/items/562630/calendar/?flow=1219724&full-items=yes',
    '/embeds/book/company/?flow=1',
  ])('%s is a page', async (address) => {
    const response = await call(address);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
  });

  test('a booking can be completed', async () => {
    const response = await call(calendar, {
      method: 'POST',
      body: new URLSearchParams({ date: '<b>', guests: '2' }),
    });
    const text = await response.text();
    expect(text).toContain('You are booked');
    expect(text).toContain('&lt;b&gt;');
    expect(await submissions()).toMatchObject([{ provider: 'booking', data: { items: '562630' } }]);
  });

  test('an invalid flow and an unknown calendar are refused', async () => {
    expect((await call('/embeds/calendar/company/?flow=x')).status).toBe(400);
    expect((await call('/embeds/book/company/items/x/calendar/?flow=1')).status).toBe(404);
  });

  test('the embed script defines the global', async () => {
    expect(await (await call('/embeds/api/v1/?autolightframe=yes')).text()).toContain('window.FH');
  });
});

test('a sign-up needs its fields and an empty honeypot', async () => {
  const post = (fields: Record<string, string>) =>
    call('/subscribe/post', { method: 'POST', body: new URLSearchParams(fields) });
  const fields = { EMAIL: 'a@example.org', FNAME: 'Ann', CONSENT: 'yes' };
  expect((await post({ ...fields, b_list_0: '' })).status).toBe(200);
  expect((await post({ ...fields, b_list_0: 'x' })).status).toBe(400);
  expect((await post({ EMAIL: 'a@example.org' })).status).toBe(400);
});

test.each(['/gift-cards', '/petition', '/embed/sample-video'])('%s is a page', async (address) => {
  expect((await call(address)).status).toBe(200);
});

describe('faults on demand', () => {
  test.each([
    ['500', 500],
    ['429', 429],
    ['wrong', 200],
  ])('%s', async (mode, status) => {
    await control({ path: '/petition', mode, agent: `test ${agent}.` });
    const response = await call('/petition');
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain('<form');
    await control({ path: '/petition', mode: 'ok', agent: `test ${agent}.` });
    expect((await call('/petition')).status).toBe(200);
  });

  test('only the given number of times, and only for the browser that requested it', async () => {
    await control({ path: '/petition', mode: '500', times: 1, agent: `test ${agent}.` });
    expect((await call('/petition', { headers: { 'User-Agent': 'other' } })).status).toBe(200);
    expect((await call('/petition')).status).toBe(500);
    expect((await call('/petition')).status).toBe(200);
  });

  test('after the given number of requests', async () => {
    await control({ path: '/petition', mode: '500', skip: 1, times: 1, agent: `test ${agent}.` });
    expect((await call('/petition')).status).toBe(200);
    expect((await call('/petition')).status).toBe(500);
    expect((await call('/petition')).status).toBe(200);
  });

  test('by a header: a closed connection, and no response at all', async () => {
    await expect(call('/petition', { headers: { 'x-sandbox-mode': 'drop' } })).rejects.toThrow();
    const signal = AbortSignal.timeout(150);
    await expect(call('/petition', { headers: { 'x-sandbox-mode': 'never' }, signal })).rejects.toThrow();
  });

  test('an invalid control request is refused', async () => {
    expect((await control({ path: '/x', mode: 'explode' })).status).toBe(400);
  });
});

test('a stand-in recognizes another', async () => {
  expect(await sandboxRunsOn(sandbox.port, outbox)).toBe(true);
  expect(await sandboxRunsOn(sandbox.port, path.join(outbox, 'of-another-copy'))).toBe(false);
  expect(await sandboxRunsOn(1, outbox)).toBe(false);
});

test('a command that shares the stand-in of another runs its own when that one ends', async () => {
  const folder = inRoot('.sandbox', 'outbox');
  const first = await startSandbox({ port: 0, outbox: folder });
  const shared = await Promise.all([1, 2].map(() => openStandIn(() => {}, first.port)));
  expect(shared.map(({ origin }) => origin)).toEqual([first.origin, first.origin]);
  await first.close();
  const runs = () => sandboxRunsOn(first.port, folder);
  await vi.waitFor(async () => expect(await runs()).toBe(true));
  // One of the two runs it now; after the end of either, the other does.
  await shared[0]?.close();
  await vi.waitFor(async () => expect(await runs()).toBe(true));
  await shared[1]?.close();
  expect(await runs()).toBe(false);
});
