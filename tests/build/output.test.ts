/** The files of a live build: their names, and their content for hosts, crawlers and old links. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { filesBelow } from '../../scripts/core/files/files-below.ts';
import { openWorkspace } from './support/workspace.ts';

const workspace = openWorkspace();
let files: string[];
beforeAll(async () => {
  await workspace.build();
  files = filesBelow(workspace.out);
}, 60_000);

const routes = [
  'about',
  'blog',
  'booking',
  'contact',
  'gallery',
  'in-the-news',
  'petition-jerry-fox',
  'press-kit',
  'offline',
  'sitemap',
  'survey',
  'tours',
  ...['brooklyn-heights', 'financial-district', 'lower-east-side', 'private-tours'].map(
    (slug) => `tours/${slug}`,
  ),
  ...['anchor', 'harbor', 'lamp', 'ledger', 'library', 'market'].map((name) => `blog/the-${name}-cat`),
  'blog/the-step-cat',
];
/** Old addresses: the content's table, first names of the team, aliases of posts. */
const redirectPages = [
  'lamp-street',
  'lamps',
  'groups',
  'walks',
  'start.php',
  'crew',
  'images',
  'press-cuttings',
  'media',
  'post',
  'about-ada',
  'about-ben',
  'about-cleo',
  'about-dov',
  'blog/1',
  'blog/7',
  'blog/harbor',
];

test('every page is two files, every old address one, and the not-found page is only at the root', () => {
  const expected = [
    'index.html',
    '404.html',
    ...routes.flatMap((route) => [`${route}.html`, `${route}/index.html`]),
    ...redirectPages.map((page) => `${page}/index.html`),
  ];
  expect(files.filter((file) => file.endsWith('.html'))).toEqual(expected.sort());
});

test('the two files of a page are identical', () => {
  for (const route of routes)
    expect(workspace.read(`${route}.html`)).toBe(workspace.read(`${route}/index.html`));
});

test('the files for hosts, crawlers and browsers are at the root', () => {
  const atRoot = files.filter((file) => !file.includes('/'));
  for (const file of ['.nojekyll', '_headers', '_redirects', 'favicon.ico', 'manifest.webmanifest'])
    expect(atRoot).toContain(file);
  for (const file of ['robots.txt', 'sitemap.xml', 'sw.js']) expect(atRoot).toContain(file);
});

test('an old address has the new canonical address and redirects, with and without scripts', () => {
  const page = workspace.read('lamps/index.html');
  expect(page).toContain(
    '<link rel="canonical" href="https://catsabouttown.example/tours/brooklyn-heights">',
  );
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain(
    '<noscript><meta http-equiv="refresh" content="0; url=/tours/brooklyn-heights"></noscript>',
  );
  expect(page).toContain('<a href="/tours/brooklyn-heights">');
  // The only script is inline, and the policy allows it by hash.
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).toMatch(/default-src 'none'; script-src 'sha256-[^']+'; base-uri 'none'/);
});

test('an alias of a post redirects to it in the blog', () => {
  expect(workspace.read('blog/harbor/index.html')).toContain('href="/blog?post=the-harbor-cat"');
});

test('the sitemap lists the indexed pages, and neither survey, offline page, not-found page nor old addresses', () => {
  const listed = [...workspace.read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  const indexable = routes
    .filter((route) => !['offline', 'survey'].includes(route))
    .map((route) => `/${route}`);
  const expected = ['/', ...indexable].map((route) => `https://catsabouttown.example${route}`);
  expect(listed.sort()).toEqual(expected.sort());
});

test('a post is in the sitemap with its date', () => {
  expect(workspace.read('sitemap.xml')).toContain(
    '<loc>https://catsabouttown.example/blog/the-harbor-cat</loc><lastmod>2025-02-03</lastmod>',
  );
});

test('no file of a live build refers to the stand-in', () => {
  const texts = files.filter((file) =>
    /\.(?:html|js|json|xml|txt|webmanifest)$|_headers|_redirects/.test(file),
  );
  expect(texts.length).toBeGreaterThan(100);
  const knowing = texts.filter((file) =>
    /localhost|127\.0\.0\.1|__dev|site-dev/.test(readFileSync(path.join(workspace.out, file), 'utf8')),
  );
  expect(knowing).toEqual([]);
});

test('no page names a folder of the machine that built it', () => {
  const naming = files
    .filter((file) => /\.(?:html|js|json)$/.test(file))
    .filter((file) => readFileSync(path.join(workspace.out, file), 'utf8').includes(process.cwd()));
  expect(naming).toEqual([]);
});

/** Scripts in a page's HTML with their imports: static ones only, or every script that they name. */
function scriptsOf(html: string, later: boolean): Set<string> {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const imports = later ? /"(?:\.\/)?([\w.-]+\.js)"/g : /(?:from|import)\s*"\.\/([^"]+)"/g;
    for (const [, imported = ''] of workspace.read(`assets/js/${file}`).matchAll(imports)) add(imported);
  };
  for (const [, file = ''] of html.matchAll(/<script[^>]*\ssrc="\/assets\/js\/([^"]+)"/g)) add(file);
  return found;
}
const holdsReact = (file: string) =>
  workspace.read(`assets/js/${file}`).includes('react.transitional.element');

test('React loads with the first island: no page loads it initially, a page without islands never', () => {
  const scripts = files.filter((file) => file.startsWith('assets/js/')).map((file) => path.basename(file));
  expect(scripts.filter(holdsReact)).not.toEqual([]);
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: workspace.read(file) }));
  const upFront = pages.filter(({ html }) => [...scriptsOf(html, false)].some(holdsReact));
  expect(upFront.map(({ file }) => file)).toEqual([]);
  const ever = pages
    .filter(({ html }) => [...scriptsOf(html, true)].some(holdsReact))
    .map(({ file }) => file);
  const withIslands = pages.filter(({ html }) => html.includes(' data-island="')).map(({ file }) => file);
  expect(withIslands).not.toContain('lamps/index.html');
  // The others are plain scripts for the page's HTML.
  expect(ever).toEqual(expect.arrayContaining(['blog.html']));
  expect(ever.filter((file) => !withIslands.includes(file))).toEqual([]);
});
