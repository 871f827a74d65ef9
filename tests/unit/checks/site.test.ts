import { expect, test } from 'vitest';
import budgets from '../../../scripts/checks/budgets.json' with { type: 'json' };
import {
  fontsFitTheBudget,
  pagesFitTheBudget,
  scriptsFitTheBudget,
} from '../../../scripts/checks/budgets.ts';
import { htmlIsValid } from '../../../scripts/checks/html.ts';
import { checkOutput } from '../../../scripts/checks/index.ts';
import { headsAreUnique, titlesFit } from '../../../scripts/checks/unique.ts';
import { hashOf } from '../../../scripts/core/cache/hash.ts';
import { indexSources } from '../../../scripts/generator/content/source-index.ts';
import { goodHtml, page } from './pages.ts';

test('titles and descriptions of pages are unique; redirect pages are exempt', () => {
  const same = { title: 'Cats', description: 'About cats' };
  expect(headsAreUnique([page('/a', same), page('/b'), page('/c', { ...same, isRedirect: true })])).toEqual(
    [],
  );
  expect(headsAreUnique([page('/a', same), page('/b', same)])).toMatchObject([
    { file: 'b.html', message: 'Its title is also that of a.html' },
    { file: 'b.html', message: 'Its description is also that of a.html' },
  ]);
});

test.each(['s-our-cats', 'faq-our-cats'])(
  'parts with the id %s are reported at the line of the last text that gives it',
  (id) => {
    const faults = [{ message: `Two parts of the page have the id "${id}"`, remedy: 'Change it', id }];
    const value = { first: { heading: 'Our cats' }, list: [{ heading: 'Our Cats!' }] };
    const lines = { 'first.heading': 3, 'list.0.heading': 8 };
    const about = { file: 'content/pages/about.yaml', hash: '', references: [], value, lines };
    const sources = indexSources({ 'pages/about.yaml': about }, []);
    const options = { basePath: '/', hasFile: () => true, hidden: new Set(['/about']), sources };
    expect(() => checkOutput([page('/about', { faults })], options)).toThrow(
      `  content/pages/about.yaml:8  Two parts of the page have the id "${id}". Change it`,
    );
  },
);

test('titles of pages fit into search results; a post may have a longer one', () => {
  const title = 'A'.repeat(61);
  expect(titlesFit([page('/a', { title: 'A'.repeat(60) }), page('/blog/b', { title })])).toEqual([]);
  expect(titlesFit([page('/a', { title })])).toMatchObject([
    { file: 'a.html', message: 'Its title has 61 characters, of which search results show 60' },
  ]);
});

test('a page may be as large as its budget, but no larger', () => {
  const limit = budgets.htmlGzipBytes['/'];
  const html = 'A short page.';
  // A hash in hexadecimal digits compresses to about half its length.
  const large = Array.from({ length: limit / 4 }, (_, index) => hashOf(String(index))).join('');
  expect(pagesFitTheBudget([{ file: 'index.html', html }])).toEqual([]);
  // A page without its own budget has the default one.
  expect(pagesFitTheBudget([{ file: 'a.html', html: large }])).toMatchObject([
    { file: 'a.html', message: expect.stringMatching(`more than ${budgets.htmlGzipBytes['*']}$`) },
  ]);
  expect(pagesFitTheBudget([{ file: 'index.html', html: large }])).toMatchObject([
    { file: 'index.html', message: expect.stringMatching(`bytes compressed, more than ${limit}$`) },
  ]);
});

test("a page's scripts count with their static imports and the page's own part, each once, without what is loaded later", () => {
  const limit = budgets.scriptsBrotli['*'];
  const filler = (name: string, share: number) =>
    Array.from({ length: (limit.bytes * share) / 8 }, (_, index) => hashOf(name + index)).join('');
  const parts = `x={"#form":()=>import("./part.js").then(e=>e),'li[id^="stop-"]':()=>import("./stops.js")}`;
  const files: Record<string, string> = {
    '/assets/js/a.js': `import{t as e}from"./b.js";import("./late.js");${parts}`,
    '/assets/js/b.js': `//${filler('b', 0.4)}`,
    '/assets/js/part.js': `import"./b.js";//${filler('part', 0.4)}`,
    '/assets/js/stops.js': '//',
    '/assets/js/late.js': `//${filler('late', 2)}`,
  };
  const scripts = (name: string, body = '') =>
    scriptsFitTheBudget(
      [{ file: 'a.html', html: `<script type="module" src="/assets/js/${name}.js"></script>${body}` }],
      (address) => files[address] ?? '',
    );
  expect(scripts('a')).toEqual([]);
  expect(scripts('late')).toMatchObject([
    { file: 'a.html', message: expect.stringMatching('/assets/js/late.js$') },
  ]);
  const threeFiles = { message: expect.stringMatching(`in 3 files, more than ${limit.bytes} in 2;`) };
  expect(scripts('a', '<form id="form">')).toMatchObject([threeFiles]);
  expect(scripts('a', '<li id="stop-1">')).toMatchObject([threeFiles]);
  files['/assets/js/a.js'] = `import("./late.js");${parts}`;
  files['/assets/js/part.js'] = `//${filler('part', 0.4)}`;
  expect(scripts('a', '<form id="form">')).toEqual([]);
  files['/assets/js/part.js'] += filler('more', 0.7);
  expect(scripts('a', '<form id="form">')).toMatchObject([{ message: expect.stringMatching('/part.js$') }]);
});

test('all fonts together may be as large as their budget, but no larger', () => {
  const half = { file: 'a.woff2', bytes: budgets.fontBytes / 2 };
  expect(fontsFitTheBudget([half, half])).toEqual([]);
  expect(fontsFitTheBudget([half, half, { file: 'b.woff2', bytes: 1 }])).toHaveLength(1);
});

test('all problems of all checks are reported in one run', async () => {
  const faults = [{ message: 'The page has no title', remedy: 'Give its meta a title' }];
  const pages = [page('/a', { links: ['/cats/gone'] }), page('/b', { faults, title: 'Title of /a' })];
  const hidden = new Set(['/a', '/b']);
  const check = () => checkOutput(pages, { basePath: '/cats/', hasFile: () => false, hidden });
  expect(check).toThrow(
    expect.objectContaining({
      problems: [
        expect.objectContaining({ file: 'b.html', message: 'The page has no title' }),
        expect.objectContaining({ file: 'b.html', message: 'Its title is also that of a.html' }),
        expect.objectContaining({ file: 'a.html', message: '"/cats/gone" leads to no page or file' }),
      ],
    }),
  );
});

// The checker is a large package that takes seconds to load on a busy machine.
test('invalid HTML is reported with file and line', async () => {
  expect(await htmlIsValid([{ file: 'ned.html', html: goodHtml }])).toEqual([]);
  const html = goodHtml.replace('</h2>', '</h2>\n<p id="main"></p>');
  expect(await htmlIsValid([{ file: 'ned.html', html }])).toMatchObject([
    {
      file: 'ned.html',
      line: 6,
      message: expect.stringContaining('no-dup-id'),
      remedy: expect.stringContaining('p'),
    },
  ]);
}, 30_000);
