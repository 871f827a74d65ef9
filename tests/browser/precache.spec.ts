/** What a first visit precaches: how much, when, and nothing with Save-Data. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { testSiteDir } from '../../scripts/cli/test/test-site-dir.ts';
import { listen } from '../../scripts/serve/listen.ts';
import { createSiteHandler } from '../../scripts/serve/static-server.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/worker.ts';

test.use({ serviceWorkers: 'allow' });

/** Transferred bytes including headers, on a host without compression. */
const limit = 450_000;

interface Sent {
  path: string;
  bytes: number;
}

/** Serves the site and counts requests; `before` is prepended to the worker's code. */
async function serveCounted(before = '') {
  const dir = testSiteDir('sandbox');
  const site = createSiteHandler({ dir, basePath: '/' });
  const sent: Sent[] = [];
  const counted = new WeakMap<object, number>();
  const server = await listen((request, response) => {
    const { socket } = request;
    request.headers['accept-encoding'] = 'identity';
    const entry = { path: request.url ?? '', bytes: 0 };
    sent.push(entry);
    response.on('close', () => {
      entry.bytes = socket.bytesWritten - (counted.get(socket) ?? 0);
      counted.set(socket, socket.bytesWritten);
    });
    if (before && request.url === '/sw.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
      response.end(before + readFileSync(path.join(dir, 'sw.js'), 'utf8'));
    } else site(request, response);
  }, 0);
  return { server, sent };
}

/** Requests after the one for the worker. */
const ofWorker = (sent: readonly Sent[]) =>
  sent.slice(sent.findIndex(({ path: name }) => name === '/sw.js') + 1);

test('a first visit fetches the offline pages in one small file, after the page itself', async ({ page }) => {
  const { server, sent } = await serveCounted();
  try {
    await visit(page, `${server.origin}/about`);
    const later = ofWorker(sent);
    const bytes = later.reduce((sum, { bytes: own }) => sum + own, 0);
    console.log(`${later.length} requests, ${bytes} bytes for later visits`);
    expect(bytes).toBeLessThanOrEqual(limit);
    expect(later.filter(({ path: name }) => name.endsWith('.pack'))).toHaveLength(1);
    expect(later.filter(({ path: name }) => /^\/(?:tours|contact|assets\/posts)/.test(name))).toEqual([]);
    // All pictures of the page are loaded before the worker.
    expect(later.filter(({ path: name }) => name.startsWith('/assets/images/'))).toEqual([]);
    // Unpacked responses have the headers of the host.
    const policy = await page.evaluate(async () => {
      const cache = await caches.open((await caches.keys()).find((name) => name.includes('precache')) ?? '');
      const answer = await cache.match('/contact', { ignoreSearch: true });
      return answer?.headers.get('content-security-policy');
    });
    expect(policy).toContain("frame-ancestors 'self'");
  } finally {
    await server.close();
  }
});

test('with Save-Data only the offline page is fetched, and visited pages are cached', async ({
  page,
  context,
}) => {
  const { server, sent } = await serveCounted(
    'Object.defineProperty(navigator, "connection", { value: { saveData: true } });',
  );
  try {
    await visit(page, `${server.origin}/about`);
    const later = ofWorker(sent);
    expect(later.filter(({ path: name }) => name.endsWith('.pack'))).toEqual([]);
    expect(later.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(100_000);
    await page.goto(`${server.origin}/contact`);
    await page.goto(`${server.origin}/about`);
    await context.setOffline(true);
    await page.goto(`${server.origin}/contact`);
    await expect(page.locator('main form')).toBeVisible();
    await page.goto(`${server.origin}/gallery`);
    await expect(page.locator('[data-offline]')).toBeVisible();
  } finally {
    await server.close();
  }
});
