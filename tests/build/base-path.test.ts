/** A site with a base path, as on project pages of GitHub. */
import { beforeAll, expect, test } from 'vitest';
import { readPages } from '../../scripts/checks/read-pages.ts';
import { openWorkspace } from './support/workspace.ts';

const workspace = openWorkspace();
beforeAll(async () => {
  await workspace.build({
    env: { BUILD_DATE: '2026-05-04', BASE_PATH: '/cats/', SITE_URL: 'https://example.com' },
  });
}, 60_000);

test('every internal address in every page starts with the base path', () => {
  const pages = readPages(workspace.out);
  expect(pages.length).toBeGreaterThan(30);
  const own = pages.flatMap(({ html, file }) =>
    [...html.matchAll(/\s(?:href|src|action|poster)="(\/[^"]*)"/g)].map((match) => `${file} ${match[1]}`),
  );
  const inSets = pages.flatMap(({ html, file }) =>
    [...html.matchAll(/\s(?:srcset|imagesrcset)="([^"]*)"/gi)].flatMap((match) =>
      (match[1] ?? '').split(',').map((part) => `${file} ${part.trim()}`),
    ),
  );
  expect(own.length).toBeGreaterThan(1000);
  expect(inSets.length).toBeGreaterThan(100);
  expect([...own, ...inSets].filter((line) => !/ \/cats\//.test(line))).toEqual([]);
});

test('addresses in the styles of a page start with the base path', () => {
  const urls = [...workspace.read('index.html').matchAll(/url\((\/[^)]*)\)/g)].map((match) => match[1] ?? '');
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter((url) => !url.startsWith('/cats/'))).toEqual([]);
});

test('canonical addresses and the sitemap have host and base path', () => {
  expect(workspace.read('about.html')).toContain(
    '<link rel="canonical" href="https://example.com/cats/about"',
  );
  expect(workspace.read('sitemap.xml')).toContain('<loc>https://example.com/cats/</loc>');
  expect(workspace.read('robots.txt')).toContain('Sitemap: https://example.com/cats/sitemap.xml');
});

test('the installed app starts and remains below the base path', () => {
  expect(JSON.parse(workspace.read('manifest.webmanifest'))).toMatchObject({
    id: '/cats/',
    start_url: '/cats/',
    scope: '/cats/',
  });
});

test('everything the service worker caches is below the base path', () => {
  const kept = [...workspace.read('sw.js').matchAll(/url:\s*"([^"]+)"|"url":\s*"([^"]+)"/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((url) => !url.startsWith('/cats/'))).toEqual([]);
});

test('old addresses lead below the base path', () => {
  expect(workspace.read('lamps/index.html')).toContain('url=/cats/tours/brooklyn-heights"');
  expect(workspace.read('_redirects')).toContain('/cats/lamps /cats/tours/brooklyn-heights 301');
});
