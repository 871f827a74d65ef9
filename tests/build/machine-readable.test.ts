/** Data for crawlers, feed readers, link previews and other programs, on a site with a base path. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { basePathIn, readPages } from '../../scripts/checks/read-pages.ts';
import { filesBelow } from '../../scripts/core/files/files-below.ts';
import { inRoot } from '../../scripts/core/files/paths.ts';
import { escapeHtml } from '../../scripts/core/text/html-text.ts';
import type { BuildReport } from '../../scripts/generator/options.ts';
import { readPreview } from '../../scripts/previews/cards.ts';
import { openWorkspace } from './support/workspace.ts';

const root = 'https://example.com/cats/';
const env = { BUILD_DATE: '2026-05-08', BASE_PATH: '/cats/', SITE_URL: 'https://example.com' };
const workspace = openWorkspace();
let files: ReadonlySet<string>;
let report: BuildReport;
beforeAll(async () => {
  report = await workspace.build({ env });
  files = new Set(filesBelow(workspace.out));
}, 60_000);

test("each page's head has its title with the company's name, its address and its link preview", () => {
  expect(basePathIn(workspace.read('index.html'))).toBe('/cats/');
  for (const { file, html } of readPages(workspace.out).filter((page) => !page.html.includes('has moved'))) {
    const head = html.slice(0, html.indexOf('</head>'));
    const { url, title, description, image, alt, large } = readPreview(head);
    expect(head, file).toContain(`<title>${escapeHtml(title)} | Quayside Cats</title>`);
    expect(head, file).toContain(`<link rel="canonical" href="${url}"`);
    expect(url.startsWith(root), file).toBe(true);
    expect(head, file).toContain(`<meta name="description" content="${escapeHtml(description)}"`);
    expect([image.startsWith(root), alt.length > 10, large], file).toEqual([true, true, true]);
    expect(head, file).toMatch(/og:image:width" content="1200"[\s\S]*og:image:height" content="630"/);
    expect(head, file).toContain('<meta property="og:locale" content="en_US"');
  }
});

test("each page's link preview has its own picture, of the declared size", async () => {
  const images = readPages(workspace.out)
    .filter(({ html }) => !html.includes('has moved'))
    .map(({ html }) => readPreview(html).image);
  expect(images.every((image) => image.startsWith(`${root}assets/images/share/`))).toBe(true);
  expect(new Set(images).size).toBe(images.length);
  const paths = images.map((image) => `/${image.slice(root.length)}`);
  const pictures = await report.pictures();
  expect(paths.filter((file) => !pictures?.has(file))).toEqual([]);
  const made = await Promise.all(
    ['/assets/images/share/home.', '/assets/images/share/blog-the-harbor-cat.'].map(async (start) =>
      pictures?.make(paths.find((file) => file.startsWith(start)) ?? start),
    ),
  );
  for (const file of made)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test("the post view has the post's picture for link previews, too", () => {
  const { share } = JSON.parse(workspace.read('assets/posts/the-harbor-cat.json'));
  expect(readPreview(workspace.read('blog/the-harbor-cat.html')).image).toBe(root + share.slice(1));
});

test('the sitemap is valid against its schema', async () => {
  const schema = (name: string) => ({
    fileName: name,
    contents: readFileSync(inRoot('tests/fixtures/schemas', name), 'utf8'),
  });
  const options = { schema: [schema('sitemap.xsd')], preload: [schema('sitemap-image.xsd')] };
  const check = (contents: string) =>
    validateXML({ xml: [{ fileName: 'sitemap.xml', contents }], ...options });
  const xml = workspace.read('sitemap.xml');
  expect(await check(xml)).toMatchObject({ valid: true, errors: [] });
  expect(await check(xml.replace('<lastmod>', '<lastmod>soon '))).toMatchObject({ valid: false });
});

test('the sitemap has the pictures of a page: all that the gallery shows', () => {
  const entry = new RegExp(`<url><loc>${root}gallery</loc>.*</url>`).exec(workspace.read('sitemap.xml'))?.[0];
  expect(entry?.match(/<image:loc>/g)?.length).toBeGreaterThanOrEqual(17);
});

test('both feeds have the newest posts in full with absolute addresses', () => {
  const atom = parseAtomFeed(workspace.read('feed.xml'));
  const json = parseJsonFeed(workspace.read('feed.json'));
  expect(atom.links?.map(({ rel, href }) => `${rel} ${href}`)).toEqual([
    `alternate ${root}blog`,
    `self ${root}feed.xml`,
  ]);
  expect(json).toMatchObject({
    language: 'en-US',
    home_page_url: `${root}blog`,
    feed_url: `${root}feed.json`,
    authors: [{ url: root }],
  });
  expect(json.items?.every(({ authors }) => authors?.length === 1)).toBe(true);
  // The parser reads both versions.
  const { version } = JSON.parse(workspace.read('feed.json')) as { version: string };
  expect(version).toBe('https://jsonfeed.org/version/1.1');
  expect(atom.entries?.map(({ id }) => id)).toEqual(json.items?.map(({ id }) => id));
  const story = json.items?.find(({ id }) => id === `${root}blog/the-harbor-cat`);
  expect(story?.content_html).toBe(
    `<p>The harbor cat met <a href="${root}blog/the-market-cat">the market cat</a> on <a href="${root}tours/financial-district">a walk</a>.</p><h2>What she saw</h2><p>Ships, “mostly” – and one gull.</p>`,
  );
  const entry = atom.entries?.find(({ id }) => id === story?.id);
  expect(entry?.content).toEqual({ type: 'html', value: story?.content_html });
  expect(entry?.published).toBe('2025-02-03T12:00:00.000Z');
  // Nothing in a feed depends on the day of the build.
  expect(atom.updated).toBe(
    atom.entries
      ?.map(({ updated }) => updated)
      .sort()
      .at(-1),
  );
});

test('a picture in a feed has a valid type, and its file exists', async () => {
  const pictures = await report.pictures();
  const links = [
    ...workspace.read('feed.xml').matchAll(/<link rel="enclosure" href="([^"]+)"[^>]* type="([^"]+)"/g),
  ];
  expect(links.length).toBeGreaterThan(0);
  for (const [, href = '', type] of links) {
    expect(type).toBe('image/webp');
    expect(pictures?.has(`/${href.slice(root.length)}`), href).toBe(true);
  }
});

test('Cloudflare does not obfuscate the e-mail addresses of any page', () => {
  for (const { file, html } of readPages(workspace.out).filter((page) => page.html.includes('mailto:')))
    expect(html, file).toMatch(/<body><!--email_off-->[\s\S]*<!--\/email_off--><\/body>/);
});

test('every page links to both feeds, and to its own Markdown copy', () => {
  const html = workspace.read('blog/the-harbor-cat.html');
  for (const address of ['feed.xml', 'feed.json', 'blog/the-harbor-cat.md'])
    expect(html).toMatch(new RegExp(`<link rel="alternate"[^>]* href="/cats/${address}"`));
  expect(html).toMatch(/<footer[\s\S]*href="\/cats\/feed.xml"[\s\S]*<\/footer>/);
});

test('llms.txt lists each indexed page, whose Markdown copy has no markup', () => {
  const index = workspace.read('llms.txt');
  const named = [...index.matchAll(/\]\(https:\/\/example\.com\/cats\/([^)]+\.md)\)/g)].map(
    ([, file = '']) => file,
  );
  expect(named.sort()).toEqual([...files].filter((file) => file.endsWith('.md')));
  expect(named).toHaveLength(22);
  for (const file of named) {
    const text = workspace.read(file);
    expect(text, file).toMatch(/^> .+\n[\s\S]*\n# .+\n/);
    expect(text, file).not.toMatch(/<[a-z/]/);
  }
});

test("the manifest's pictures exist in the declared size", async () => {
  const manifest = JSON.parse(workspace.read('manifest.webmanifest'));
  const pictures: { src: string; sizes: string }[] = [...manifest.icons, ...manifest.screenshots];
  expect(pictures.map(({ src }) => src).filter((src) => !src.startsWith('/cats/'))).toEqual([]);
  for (const { src, sizes } of pictures) {
    const { width, height } = await sharp(path.join(workspace.out, src.slice('/cats/'.length))).metadata();
    expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`);
  }
  for (const { url } of manifest.shortcuts) expect(files).toContain(`${url.slice('/cats/'.length)}.html`);
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
});

test('security.txt ends less than a year after the build', () => {
  expect(workspace.read('.well-known/security.txt')).toContain('Expires: 2027-05-07T00:00:00Z\n');
});

test('none of these files is cached for offline use', () => {
  const worker = workspace.read('sw.js');
  expect(worker).toContain('"/cats/about"');
  for (const name of ['feed.xml', 'feed.json', 'llms.txt', '.md"', 'screenshots/', 'sitemap.xml'])
    expect(worker).not.toContain(name);
});

test('with a search console and an analytics id the header is short enough for every host', async () => {
  await workspace.build({ env: { ...env, SEARCH_CONSOLE_TOKEN: 'token-1_a', ANALYTICS_ID: 'G-ABC123' } });
  expect(workspace.read('about.html')).toContain('<meta name="google-site-verification" content="token-1_a"');
  const policy = /Content-Security-Policy: (.*)/.exec(workspace.read('_headers'))?.[1] ?? '';
  expect(policy).toContain('https://www.googletagmanager.com/gtag/js');
  expect(policy.length).toBeLessThan(1800);
}, 60_000);

test('a preview deploy excludes search engines, by each page and by robots.txt', async () => {
  await workspace.build({ env: { ...env, NOINDEX: '1' } });
  for (const { file, html } of readPages(workspace.out))
    expect(html, file).toContain('<meta name="robots" content="noindex"');
  expect(workspace.read('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
}, 60_000);

test("the phone number for the day of a tour is part of the company's data", () => {
  expect(workspace.read('index.html')).toContain('"telephone":"+1 (212) 555-0100"');
  expect(workspace.read('contact.html')).toContain('href="tel:+12125550100"');
});
