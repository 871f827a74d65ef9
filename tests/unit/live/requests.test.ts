import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHost } from '../../../scripts/live/requests.ts';
import { type Listening, listen } from '../../../scripts/serve/listen.ts';

let server: Listening;
beforeAll(async () => {
  server = await listen((request, response) => response.end(request.url), 0);
});
afterAll(() => server.close());

test.each([
  ['what a browser encodes, e.g. in a link that the host has inserted', '/café x?ü', '/caf%C3%A9%20x?%C3%BC'],
  ['anything else is sent as it is', '/%2e%2e/..\\a"<b>?c=%zz', '/%2e%2e/..\\a"<b>?c=%zz'],
])('%s', async (_name, path, sent) => {
  const { body } = await openHost(server.origin).request(path);
  expect(body.toString()).toBe(sent);
});
