import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { linkinatorPasses } from '../../../scripts/checks/linkinator.ts';
import { readPageFacts } from '../../../scripts/checks/page-facts.ts';
import { splitPage } from '../../../scripts/checks/page-parts.ts';
import { readPages } from '../../../scripts/checks/read-pages.ts';
import { page } from './pages.ts';

// The crawler is a large package, which loads for seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
const dir = mkdtempSync(path.join(tmpdir(), 'cats-crawl-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const put = (file: string, body: string) => {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), `<!doctype html><html lang="en"><body>${body}</body></html>`);
};
beforeAll(() => {
  put('index.html', '<a href="/tours">Tours</a> <a href="https://other.invalid/x">Elsewhere</a>');
  put('404.html', '<a href="/">Home</a>');
  put('alone.html', '<a href="/tours">No page leads here</a>');
  put('tours.html', '<a href="/">Home</a><img src="/later.jpg" alt="">');
  put('tours/index.html', '<a href="/">Home</a><img src="/later.jpg" alt="">');
});
const crawl = (known: readonly string[] = []) =>
  linkinatorPasses(
    readPages(dir).map(({ file, html }) => readPageFacts(file, splitPage(html))),
    { dir, basePath: '/', hasFile: () => true, promised: (at) => at === '/later.jpg', known },
  );

test('a whole site passes: other hosts are not asked, planned pictures are awaited', async () => {
  const { problems, known } = await crawl();
  expect(problems).toEqual([]);
  expect(known).toEqual(expect.arrayContaining(['/', '/tours']));
  expect(known).not.toContain('/later.jpg');
});

test.each([
  ['in a first crawl', []],
  ['when only what is new is crawled', ['/', '/tours']],
])('a broken address is told with the page that has it, %s', async (_title, known) => {
  for (const file of ['tours.html', 'tours/index.html']) put(file, '<a href="/gone">Gone</a>');
  const { problems } = await crawl(known);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ message: '"/gone" answers 404' });
  expect(problems[0]?.file).toMatch(/tours/);
});

test('what is known to be good is not crawled again', async () => {
  const pages = [page('/', { links: ['/a'] }), page('/a', { links: ['/'] })];
  const options = { dir: '/nowhere', basePath: '/', hasFile: () => true, known: ['/', '/a'] };
  expect(await linkinatorPasses(pages, options)).toEqual({ problems: [], known: ['/', '/a'] });
});

test('of a large site the older posts are left to our own check', async () => {
  const posts = Array.from({ length: 400 }, (_, index) =>
    page(`/blog/${index}`, { links: index < 10 ? ['/'] : ['/only-an-old-post-leads-here'] }),
  );
  const options = { dir: '/nowhere', basePath: '/', hasFile: () => true, known: ['/'] };
  expect((await linkinatorPasses(posts, options)).problems).toEqual([]);
});

test('pictures are left to our own check', async () => {
  for (const file of ['tours.html', 'tours/index.html']) put(file, '<a href="/">Home</a>');
  put('alone.html', '<img src="/assets/images/gone.1a2b3c4d-320.jpg" alt="">');
  expect((await crawl(['/', '/tours'])).problems).toEqual([]);
});

test('a page to which no link leads is read too', async () => {
  for (const file of ['tours.html', 'tours/index.html']) put(file, '<a href="/">Home</a>');
  put('alone.html', '<a href="/lost">Lost</a>');
  expect((await crawl()).problems).toMatchObject([{ message: '"/lost" answers 404' }]);
});
