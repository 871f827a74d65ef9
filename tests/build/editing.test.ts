/** What an editor meets: mistakes told all at once, and builds that do only what an edit asks for. */
import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { inRoot } from '../../scripts/core/paths.ts';
import type { BuildReport } from '../../scripts/generator/options.ts';
import { openWorkshop, snapshot } from './support/workshop.ts';

const shop = openWorkshop();
let first: BuildReport;
beforeAll(async () => {
  first = await shop.build();
}, 60_000);

/** Identity of a file on the disk: another one when it was written anew. */
const identity = (file: string) => {
  const { ino, mtimeMs } = statSync(path.join(shop.out, file));
  return `${ino} ${mtimeMs}`;
};

// Tried again because someone may be saving a file of the project at this very moment.
test('a second build of unchanged content has nothing to do and leaves every file as it is', {
  retry: 2,
  timeout: 30_000,
}, async () => {
  expect(first.changed).toBe(true);
  await shop.build();
  const before = snapshot(shop.out);
  const report = await shop.build();
  expect(report).toMatchObject({ changed: false, pages: first.pages });
  expect(snapshot(shop.out)).toEqual(before);
});

test('of two builds that start at once, the second waits and finds nothing left to do', async () => {
  shop.edit('blog/the-market-cat.md', (text) => text.replace('the mice', 'the mice'.toUpperCase()));
  const told: string[] = [];
  const [one, other] = await Promise.all([shop.build(), shop.build({ log: (line) => told.push(line) })]);
  expect([one.changed, other.changed]).toEqual([true, false]);
  expect(told).toEqual([expect.stringContaining('Waiting for another build')]);
  shop.edit('blog/the-market-cat.md', (text) => text.replace('THE MICE', 'the mice'));
  await shop.build();
});

test('a new sentence in a post renders its own page, and no list', async () => {
  shop.edit('blog/the-market-cat.md', (text) => text.replace('the mice', 'all the mice'));
  const report = await shop.build();
  expect(report.summary).toContain(`${first.pages}, of which 1 rendered anew`);
  for (const file of ['blog/the-market-cat.html', 'feed.xml', 'feed.json'])
    expect(shop.read(file)).toContain('keeps all the mice honest');
});

test('another excerpt renders the post and the two pages that list all posts, and no other', async () => {
  const others = ['blog/the-harbor-cat.html', 'blog/the-library-cat.html'];
  const known = others.map(identity);
  const before = snapshot(shop.out);
  shop.edit('blog/the-market-cat.md', (text) => text.replace('A second short story', 'A new story'));
  const report = await shop.build();
  expect(report.summary).toContain(`${first.pages}, of which 3 rendered anew`);
  expect(others.map(identity)).toEqual(known);
  expect(shop.read('blog.html')).toContain('A new story for trying out the generator');
  const after = snapshot(shop.out);
  expect(Object.keys(after).filter((file) => before[file] !== after[file])).toEqual([
    'assets/posts/the-market-cat.json',
    'blog.html',
    'blog.md',
    'blog/index.html',
    'blog/the-market-cat.html',
    'blog/the-market-cat.md',
    'blog/the-market-cat/index.html',
    'feed.json',
    'feed.xml',
    'llms.txt',
    'sitemap.html',
    'sitemap.md',
    'sitemap/index.html',
    'sw.js',
  ]);
}, 30_000);

test('a deleted output file is put back by the next build', async () => {
  rmSync(path.join(shop.out, 'about.html'));
  expect((await shop.build()).changed).toBe(true);
  expect(shop.read('about.html')).toBe(shop.read('about/index.html'));
}, 30_000);

const mistakes = [
  'content/not-found.yaml:2  "suggestions.0.label" is missing. Add a line "label: …"',
  'content/not-found.yaml:4  "suggestions.0.lable" is not a field here. Did you mean "label"?',
  'content/blog/the-market-cat.md:2  "author" is missing. Add a line "author: …"',
  'content/blog/the-market-cat.md:4  "autor" is not a field here. Did you mean "author"?',
  'content/blog/the-library-cat.md:9  The id "7" belongs to content/blog/the-harbor-cat.md already. Rename the file or take the alias out of one of them',
  'content/blog/the-harbor-cat.md:6  There is no picture "post-stray" in content/images/. Did you mean "post-strays"?',
  'content/blog/the-library-cat.md:13  The link "/tuors" leads to no page. Did you mean "/tours"?',
];

test('all mistakes are told at once, with file and line, and the last good output stays byte for byte', async () => {
  const good = snapshot(shop.out);
  shop.edit('blog/the-harbor-cat.md', (text) => text.replace('image: post-strays', 'image: post-stray'));
  shop.edit('blog/the-library-cat.md', (text) =>
    text.replace('category:', 'aliases: ["7"]\ncategory:').replace('mind', '[mind](/tuors)'),
  );
  // The harbor cat links to this post: one mistake in it must not be told a second time as a link to no page.
  shop.edit('blog/the-market-cat.md', (text) => text.replace('author:', 'autor:'));
  writeFileSync(
    path.join(shop.content, 'not-found.yaml'),
    'suggestions:\n  - keywords: [cat]\n    path: /\n    lable: Home\n',
  );
  await expect(shop.build()).rejects.toThrow(
    [
      '7 mistakes; nothing was changed in the last good output.',
      ...mistakes.map((mistake) => `  ${mistake}`),
    ].join('\n'),
  );
  expect(snapshot(shop.out)).toEqual(good);
}, 30_000);

test('a mended mistake is forgotten, the rest is told again', async () => {
  rmSync(path.join(shop.content, 'not-found.yaml'));
  await expect(shop.build()).rejects.toMatchObject({ problems: { length: 5 } });
}, 30_000);

test('a picture that cannot be read is told once, and not again by those that show it', async () => {
  mkdirSync(path.join(shop.content, 'images'));
  writeFileSync(path.join(shop.content, 'images/post-strays.jpg'), 'no picture');
  cpSync(inRoot('tests/fixtures/content/blog'), path.join(shop.content, 'blog'), { recursive: true });
  await expect(shop.build()).rejects.toMatchObject({
    problems: [{ file: 'content/images/post-strays.jpg' }],
  });
}, 30_000);

test('a mistake that shows only in the finished pages keeps the last good output, too', async () => {
  const good = snapshot(shop.out);
  rmSync(path.join(shop.content, 'images'), { recursive: true });
  shop.edit('blog/the-market-cat.md', (text) => text.replace('the mice', '[the mice](/tours#no-such-place)'));
  await expect(shop.build()).rejects.toThrow(/blog\/the-market-cat.*no-such-place/);
  expect(snapshot(shop.out)).toEqual(good);
  shop.edit('blog/the-market-cat.md', (text) => text.replace('#no-such-place', ''));
  expect((await shop.build()).changed).toBe(true);
  expect(shop.read('blog/the-market-cat.html')).toContain('<a href="/tours">the mice</a>');
}, 30_000);

test('a folder with files that the site did not make is never emptied', async () => {
  const out = path.join(shop.content, '..', 'holiday');
  mkdirSync(out);
  writeFileSync(path.join(out, 'photo.jpg'), 'dear');
  for (const file of ['blog', 'images'])
    rmSync(path.join(shop.content, file), { recursive: true, force: true });
  await expect(shop.build({ out, checks: false })).rejects.toThrow(
    'The folder holds files that this site did not make',
  );
  expect(readdirSync(out)).toEqual(['photo.jpg']);
}, 30_000);
