import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { listen } from '../../../scripts/serve/listen.ts';

const others: Server[] = [];
afterEach(async () => {
  for (const server of others.splice(0)) await new Promise((done) => server.close(done));
});

/** A server of another program on one address. @returns its port; undefined if the machine has no such address */
function occupy(host: string): Promise<number | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined));
    server.listen(0, host, () => {
      others.push(server);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

test.each(['127.0.0.1', '::1'])(
  'a port that another program has on %s is taken, since browsers may open either at localhost',
  async (host) => {
    const port = await occupy(host);
    // Without IPv6 there is nothing to test.
    if (port === undefined) return;
    const remedy = 'Use another port.';
    for (let attempt = 0; attempt < 2; attempt++)
      await expect(listen(() => {}, port, remedy)).rejects.toThrow(
        `Port ${port} is taken by another program. ${remedy}`,
      );
    const free = await listen((_request, response) => response.end('ours'), 0);
    expect(await (await fetch(free.origin)).text()).toBe('ours');
    await free.close();
  },
);

test('the cookies of other programs at localhost do not make requests fail', async () => {
  const { origin, close } = await listen((_request, response) => response.end('ours'), 0);
  const cookie = Array.from({ length: 40 }, (_, index) => `session${index}=${'x'.repeat(1000)}`).join('; ');
  const answer = await fetch(origin, { headers: { cookie } });
  expect(answer.status).toBe(200);
  await close();
});
