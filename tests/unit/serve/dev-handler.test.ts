import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createDevHandler } from '../../../scripts/serve/dev-handler.ts';
import { createDevChannel } from '../../../scripts/serve/dev-state.ts';
import { type Listening, listen } from '../../../scripts/serve/listen.ts';
import { createWaitingHandler } from '../../../scripts/serve/waiting.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const dir = temporaryFolder('dev');
const channel = createDevChannel();
const devHandler = createDevHandler({ dir, basePath: '/', channel, pictures: () => undefined });
let server: Listening;
beforeAll(async () => {
  server = await listen(devHandler, 0);
});
afterAll(() => server.close());

test('a request before the first build is held until it is done', async () => {
  const { handler, open } = createWaitingHandler();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const waiting = await listen((request, response) => {
    handler(request, response);
    arrive();
  }, 0);
  onTestFinished(() => waiting.close());
  rmSync(path.join(dir, 'index.html'), { force: true });
  channel.failed('content/site.yaml:1  is wrong');
  const early = fetch(`${waiting.origin}/`);
  await arrived;
  open(devHandler);
  const response = await early;
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('/__dev/client.js');
});

test('the script is added to served pages, not to the files', async () => {
  writeFileSync(path.join(dir, 'index.html'), '<html><head></head><body></body></html>');
  const response = await fetch(`${server.origin}/`);
  expect(await response.text()).toBe(
    `<html><head><script src="/__dev/switches.js"></script><script type="module" src="/__dev/client.js?${channel.state.version}"></script></head><body></body></html>`,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('the script is plain JavaScript, and the service worker removes itself', async () => {
  const client = await (await fetch(`${server.origin}/__dev/client.js`)).text();
  expect(client).toContain('new EventSource');
  expect(client).not.toContain('interface');
  expect(await (await fetch(`${server.origin}/sw.js`)).text()).toContain('unregister');
});

test('an open page receives errors and builds', async () => {
  channel.failed('content/site.yaml:1  is wrong');
  const abort = new AbortController();
  const response = await fetch(`${server.origin}/__dev/events`, { signal: abort.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => JSON.parse(/data: (.*)/.exec((await reader?.read())?.value ?? '')?.[1] ?? 'null');
  const first = await next();
  expect(first.error).toContain('is wrong');
  channel.built(true);
  const second = await next();
  expect(second.error).toBeNull();
  expect(second.version).not.toBe(first.version);
  channel.built(false);
  expect(await next()).toEqual(second);
  abort.abort();
});
