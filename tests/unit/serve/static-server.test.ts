import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { BuildError } from '../../../scripts/core/errors/problem.ts';
import { type Listening, listen } from '../../../scripts/serve/listen.ts';
import { createSiteHandler } from '../../../scripts/serve/static-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const dir = temporaryFolder('site');
const put = (file: string, contents: string) => {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), contents);
};
const about = `<!doctype html><title>About</title>${'cats '.repeat(300)}`;

put('index.html', 'home');
put('about.html', about);
put('about/index.html', about);
put('index.php/index.html', 'stub');
put('404.html', 'lost cat');
put('.hidden', 'secret');
put('assets/js/site-ABCDEFGH.js', 'let a');
put('assets/fonts/serif.woff2', 'font');
put('manifest.webmanifest', '{}');
const long = 'Cache-Control: public, max-age=31536000, immutable';
put(
  '_headers',
  `/*\n  X-Content-Type-Options: nosniff\n/assets/js/*\n  ${long}\n/cats/assets/js/*\n  ${long}\n`,
);

const removed = { file: 'content/images/gone.jpg', message: 'The file was removed', remedy: 'Restore it' };
let root: Listening;
let below: Listening;
beforeAll(async () => {
  const pictures = {
    size: 1,
    paths: () => [],
    read: () => undefined,
    has: (name: string) => /^\/assets\/images\/(?:cat|gone)\.webp$/.test(name),
    async make(name: string) {
      if (name.includes('gone')) throw new BuildError([removed]);
      return Buffer.from('picture');
    },
    makeAll: async () => ({ made: 0, reused: 0, originals: [] }),
  };
  root = await listen(createSiteHandler({ dir, basePath: '/', pictures: () => pictures }), 0);
  below = await listen(createSiteHandler({ dir, basePath: '/cats/' }), 0);
});
afterAll(async () => {
  await Promise.all([root.close(), below.close()]);
});

const get = (address: string, init?: RequestInit) =>
  fetch(root.origin + address, { redirect: 'manual', ...init });

describe('addresses', () => {
  test.each(['/about', '/about/', '/about.html', '/about/index.html', '/about?post=1', '/%61bout'])(
    '%s is the page',
    async (address) => {
      const response = await get(address);
      expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
        200,
        'text/html; charset=utf-8',
        about,
      ]);
    },
  );

  test.each(['/nope', '/_headers', '/.hidden', '/%2e%2e/etc/passwd', '/about%00', '/%', '/about.html/'])(
    '%s is not found',
    async (address) => {
      const response = await get(address);
      expect([response.status, await response.text()]).toEqual([404, 'lost cat']);
    },
  );

  test('a folder named like a script is served as a page', async () => {
    expect((await get('/index.php')).headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test('files that are added later are found', async () => {
    put('later.html', 'later');
    expect(await (await get('/later')).text()).toBe('later');
  });

  test('only reading is allowed', async () => {
    expect((await get('/about', { method: 'POST' })).status).toBe(405);
    const head = await get('/about', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('headers', () => {
  test("the site's own headers apply; files without a rule are revalidated", async () => {
    const script = await get('/assets/js/site-ABCDEFGH.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const page = await get('/about');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await get('/manifest.webmanifest')).headers.get('content-type')).toMatch(
      'application/manifest+json',
    );
    const font = await get('/assets/fonts/serif.woff2');
    expect([font.headers.get('content-type'), await font.text()]).toEqual(['font/woff2', 'font']);
  });

  test('text is compressed, and not sent again if unchanged', async () => {
    const response = await get('/about', { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toBe(about);
    const etag = response.headers.get('etag') ?? '';
    expect((await get('/about', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});

test('pictures are encoded on request', async () => {
  const response = await get('/assets/images/cat.webp');
  expect([response.headers.get('content-type'), await response.text()]).toEqual(['image/webp', 'picture']);
});

test('a picture whose original was removed meanwhile is reported without a stack', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await get('/assets/images/gone.webp')).status).toBe(500);
  expect(printed.mock.calls).toEqual([[expect.stringMatching(/^One mistake.*\n.*gone\.jpg.*Restore it$/)]]);
});

describe('below a base path', () => {
  const at = (address: string) => fetch(below.origin + address, { redirect: 'manual' });

  test('pages and files are found there and nowhere else', async () => {
    expect(await (await at('/cats/about')).text()).toBe(about);
    expect((await at('/cats/assets/js/site-ABCDEFGH.js')).headers.get('cache-control')).toMatch('immutable');
    expect((await at('/about')).status).toBe(404);
    expect((await at('/cats/nope')).status).toBe(404);
  });

  test.each(['/', '/cats'])('%s redirects to it', async (address) => {
    const response = await at(address);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/cats/']);
  });
});

test('a taken port is reported in one line with the remedy', async () => {
  await expect(listen(() => {}, root.port, 'Take another.')).rejects.toThrow(
    `Port ${root.port} is taken by another program. Take another.`,
  );
});
