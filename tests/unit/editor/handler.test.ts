/** Which requests the editor's server accepts, and its responses. */
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UserError } from '../../../scripts/core/errors/user-error.ts';
import { createEditorHandler } from '../../../scripts/editor/handler.ts';
import { type Listening, listen } from '../../../scripts/serve/listen.ts';

let server: Listening;
const calls: unknown[] = [];
beforeAll(async () => {
  const answer = createEditorHandler({
    base: '/edit/',
    bundle: () => new Map([['decap-cms.js', Buffer.from('// program')]]),
    client: async () => '// client',
    setup: () => ({ config: { collections: [] }, pictures: {}, pages: {} }),
    proxy: {
      answer(action) {
        calls.push(action);
        if (action === 'wrong') throw new UserError('content/team.yaml: no.');
        return { action };
      },
    },
  });
  server = await listen((incoming, response) => void answer(incoming, response), 0);
});
afterAll(() => server.close());

interface Answer {
  status: number | undefined;
  body: string;
  headers: NodeJS.Dict<string | string[]>;
}
/** Not with `fetch`, which sets Host and Origin by itself. */
const ask = (method: string, url: string, headers: Record<string, string>, body = ''): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port: server.port, method, path: url, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () =>
        resolve({ status: response.statusCode, body: text, headers: response.headers }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
const own = () => `localhost:${server.port}`;
const json = { 'content-type': 'application/json; charset=utf-8' };
const body = JSON.stringify({ action: 'info', params: {} });

test('a page of this server may send requests', async () => {
  const { status, body: text } = await ask(
    'POST',
    '/edit/api/v1',
    { ...json, host: own(), origin: `http://${own()}` },
    body,
  );
  expect([status, text]).toEqual([200, '{"action":"info"}']);
});

test.each<[string, () => Record<string, string>]>([
  ['another site', () => ({ host: own(), origin: 'https://example.com' })],
  ['another port', () => ({ host: own(), origin: 'http://localhost:1' })],
  ['a page without an address', () => ({ host: own(), origin: 'null' })],
  ['no origin', () => ({ host: own() })],
  [
    'a name that was pointed at this machine',
    () => ({ host: 'cats.example.com', origin: 'http://cats.example.com' }),
  ],
  [
    'a name that begins like ours',
    () => ({ host: 'localhost.example.com', origin: 'http://localhost.example.com' }),
  ],
])('%s is refused', async (_, headers) => {
  const before = calls.length;
  expect((await ask('POST', '/edit/api/v1', { ...json, ...headers() }, body)).status).toBe(403);
  expect(calls.length).toBe(before);
});

test('forms of other sites cannot post, and only JSON is accepted', async () => {
  const headers = { host: own(), origin: `http://${own()}` };
  expect((await ask('POST', '/edit/api/v1', { ...headers, 'content-type': 'text/plain' }, body)).status).toBe(
    415,
  );
  expect((await ask('POST', '/edit/api/v1', { ...headers, ...json }, '{')).status).toBe(400);
  expect((await ask('GET', '/edit/api/v1', headers)).status).toBe(405);
  expect((await ask('GET', '/edit/../package.json', headers)).status).toBe(404);
  expect((await ask('GET', '/edit/constructor', headers)).status).toBe(404);
  expect((await ask('GET', '/edit/', { host: 'cats.example.com' })).status).toBe(403);
});

test('the editor displays a refusal as one line', async () => {
  const answer = await ask(
    'POST',
    '/edit/api/v1',
    { ...json, host: own(), origin: `http://${own()}` },
    '{"action":"wrong"}',
  );
  expect([answer.status, answer.body]).toEqual([422, '{"error":"content/team.yaml: no."}']);
});

test('the page has its own policy and is noindex', async () => {
  const { headers, body: text } = await ask('GET', '/edit/', { host: own() });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['x-robots-tag']).toContain('noindex');
  expect(text).toContain('noindex');
  expect((await ask('GET', '/edit/decap-cms.js', { host: own() })).body).toBe('// program');
});
