import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { ImageFiles } from '../../../../content/image.ts';
import { inRoot } from '../../../../scripts/core/paths.ts';
import { formatProblem } from '../../../../scripts/core/problem.ts';
import { Store } from '../../../../scripts/core/store.ts';
import { findPages } from '../../../../scripts/generator/code/page-files.ts';
import { findContent } from '../../../../scripts/generator/content/content-files.ts';
import { loadContent } from '../../../../scripts/generator/content/load.ts';
import { loadPost } from '../../../../scripts/generator/content/load-post.ts';
import { bodyName } from '../../../../scripts/generator/content/post-records.ts';
import { createPool } from '../../../../scripts/generator/threads/pool.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cats-content-'));
const fixture = inRoot('tests/fixtures/content');
const copy = path.join(folder, 'content');
const cacheDir = path.join(folder, 'cache');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  for (const used of [copy, cacheDir]) rmSync(used, { recursive: true, force: true });
  // Its YAML only, which links to no post.
  cpSync(fixture, copy, { recursive: true, filter: (file) => !/\.(?:md|jpg|png|webp)$/.test(file) });
});

function write(file: string, text: string): void {
  writeFileSync(path.join(copy, file), text);
}
const post = (fields: string, text = 'A cat.') => `---
excerpt: A story for trying out how content is read; it is long enough to be shown in a list of stories.
author: Someone
image: a-picture
alt: A cat
tags: [cats]
category: History
${fields}
---

${text}
`;
/** The fixture's pictures by name, and one for these tests; their sizes are irrelevant here. */
const images = new Map(
  [...readdirSync(path.join(fixture, 'images')), 'a-picture.jpg'].map((file): [string, ImageFiles] => {
    const { name } = path.parse(file);
    const stem = `/assets/images/${name}.0`;
    const sizes = { width: 640, height: 360, widths: [320, 640] };
    return [name, { name, stem, src: `${stem}-640.jpg`, format: 'jpg', color: '#000000', ...sizes }];
  }),
);

/** The cache of consecutive builds. */
let store: Store;
/** Posts that the last build compiled. */
let compiled: string[] = [];
async function load(folder = copy) {
  store = new Store(cacheDir, '1');
  compiled = [];
  const pool = createPool(undefined);
  const loaded = await loadContent({
    files: findContent(folder),
    images: { images, problems: [] },
    pageFiles: findPages(),
    buildDate: '2026-05-04',
    home: 'https://example.com/cats/',
    store,
    compilePosts(files, take) {
      compiled = files.map(({ file }) => file);
      return pool.compilePosts(files, take);
    },
  });
  store.save(false);
  return { ...loaded, reported: loaded.problems.map(formatProblem) };
}

test('the focus of a picture is passed on with it, and an invalid one is reported with its line', async () => {
  write('blog/ned.md', post('title: Ned\ndate: 2025-01-02\nfocus: 70% 0%'));
  const { content, reported } = await load();
  expect(reported).toEqual([]);
  expect(content?.posts[0]?.image).toMatchObject({ name: 'a-picture', alt: 'A cat', focus: '70% 0%' });
  expect(content?.team.map(({ image }) => image.focus)).toEqual([undefined, '30% 20%', undefined, undefined]);
  for (const wrong of ['left top', '30%', '101% 0%', '30 20']) {
    write('blog/ned.md', post(`title: Ned\ndate: 2025-01-02\nfocus: ${wrong}`));
    const lines = (await load()).reported;
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^content\/blog\/ned\.md:\d+ .*focus.*e\.g\. 30% 20%/);
  }
});

test('posts are sorted by date, newest first, then by id', async () => {
  write('blog/b.md', post('title: B\ndate: 2025-01-02'));
  write('blog/a.md', post('title: A\ndate: 2025-01-02'));
  write('blog/c.md', post('title: C\ndate: 2025-03-01'));
  const { content, posts } = await load();
  expect(content?.posts.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(posts.map(({ summary }) => summary.id)).toEqual(['c', 'a', 'b']);
});

test('a tour has its own posts, the newest six', async () => {
  for (let day = 1; day <= 14; day++)
    write(
      `blog/s${day}.md`,
      post(`title: S${day}\ndate: 2025-01-${String(day).padStart(2, '0')}`).replace(
        '\n---',
        `\ntour: ${day % 2 ? 'brooklyn-heights' : 'financial-district'}\n---`,
      ),
    );
  const { content } = await load();
  expect(content?.tourPosts['brooklyn-heights'].map(({ id }) => id)).toEqual([
    's13',
    's11',
    's9',
    's7',
    's5',
    's3',
  ]);
  expect(content?.tourPosts['private-tours']).toEqual([]);
});

test('the name of an image becomes the picture, with its text alternative', async () => {
  write('blog/ned.md', post('title: Ned\ndate: 2025-01-02'));
  const { content } = await load();
  expect(content?.posts[0]?.image).toMatchObject({ name: 'a-picture', alt: 'A cat', widths: [320, 640] });
});

test('an unknown file is reported with the name that was meant', async () => {
  write('tours/brooklin-heights.yaml', 'x: 1\n');
  expect((await load()).reported).toEqual([
    'content/tours/brooklin-heights.yaml  This is not a file of the site. Did you mean content/tours/brooklyn-heights.yaml?',
  ]);
});

test('a value is reported with the form that its pattern requires', async () => {
  write('blog/ned.md', post('title: Ned\ndate: 15 January 2025\naliases: [Old Ned]'));
  expect((await load()).reported).toEqual([
    'content/blog/ned.md:9  "date" must be a date as YYYY-MM-DD, found "15 January 2025". Did you mean "2025-01-15"?',
    'content/blog/ned.md:10  "aliases.0" must be lower-case letters, digits and hyphens, found "Old Ned". Did you mean "old-ned"?',
  ]);
});

test.each([
  ['2:30 PM', '14:30'],
  ['12 a.m.', '00:00'],
  ['9am', '09:00'],
])('the time %s is reported with its form on a clock of 24 hours', async (written, meant) => {
  const file = path.join(copy, 'tours/brooklyn-heights.yaml');
  write(
    'tours/brooklyn-heights.yaml',
    readFileSync(file, 'utf8').replace('time: "11:00"', `time: ${written}`),
  );
  expect((await load()).reported).toEqual([
    `content/tours/brooklyn-heights.yaml:22  "schedule.time" must be a time such as 14:00, found "${written}". Did you mean "${meant}"?`,
  ]);
});

test('pictures and links are also checked in the other lines of a file that has a mistake', async () => {
  const text = 'A friend of [Tom](/blog/tomm).\n\n![A cat](no-picture)';
  write('blog/ned.md', post('title: Ned\ndate: 2025-13-45\nfocus: left', text));
  write(
    'redirects.yaml',
    'redirects:\n  - from: [/old-home]\n    to: /abuot\n  - from: [old-news]\n    to: /in-the-news\n',
  );
  const { reported } = await load();
  expect(reported.map((line) => line.replace(/ {2}.*/, ''))).toEqual([
    'content/redirects.yaml:4',
    'content/blog/ned.md:9',
    'content/blog/ned.md:10',
    'content/redirects.yaml:3',
    'content/blog/ned.md:13',
    'content/blog/ned.md:15',
  ]);
  expect(reported[3]).toContain('"/abuot"');
});

test('a problem in one post is not reported again for posts that link to it', async () => {
  write('blog/ned.md', post('title: Ned\ndate: 2025-13-45'));
  write('blog/tom.md', post('title: Tom\ndate: 2025-01-02', 'A friend of [Ned](/blog/ned).'));
  expect((await load()).reported).toEqual([
    'content/blog/ned.md:9  "date" must be an existing date, found "2025-13-45". Correct the value',
  ]);
});

test('the ids, aliases and titles of posts are unique', async () => {
  write('blog/ned.md', post('title: Ned\ndate: 2025-01-02\naliases: [tom]'));
  write('blog/tom.md', post('title: ned\ndate: 2025-01-01'));
  expect((await load()).reported).toEqual([
    'content/blog/ned.md:10  The id "tom" is already used by content/blog/tom.md. Rename the file, or remove the alias from one of them',
    'content/blog/tom.md:8  The title "ned" is already used in content/blog/ned.md:8. Give one of them another title',
  ]);
});

test('only posts with changed bytes are compiled again, whatever their size and time', async () => {
  write('blog/ned.md', post('title: Ned\ndate: 2025-01-02'));
  write('blog/tom.md', post('title: Tom\ndate: 2025-01-01'));
  const file = path.join(copy, 'blog/ned.md');
  utimesSync(file, 1_700_000_000, 1_700_000_000);
  await load();
  utimesSync(path.join(copy, 'blog/tom.md'), 1, 1);
  writeFileSync(file, post('title: Xxx\ndate: 2025-01-02'));
  utimesSync(file, 1_700_000_000, 1_700_000_000);
  const { content } = await load();
  expect(compiled).toEqual(['content/blog/ned.md']);
  expect(content?.posts.map(({ title }) => title)).toEqual(['Xxx', 'Tom']);
});

test("a new sentence changes the data of its post's page, and not that of lists", async () => {
  write('blog/ned.md', post('title: Ned\ndate: 2025-01-02'));
  write('blog/tom.md', post('title: Tom\ndate: 2025-01-01'));
  const before = await load();
  write('blog/tom.md', `${post('title: Tom\ndate: 2025-01-01')}\nOne more sentence.\n`);
  const after = await load();
  expect(after.content).toEqual(before.content);
  const [ned, tom] = after.posts;
  expect(ned).toEqual(before.posts[0]);
  expect(tom?.text.version).not.toBe(before.posts[1]?.text.version);
  expect(tom?.text.words).toBe((before.posts[1]?.text.words ?? 0) + 3);
});

test('cached data is the same after it is written and read', async () => {
  write('blog/ned.md', post('title: Ned\ndate: 2025-01-02'));
  const first = await load();
  const second = await load();
  expect(second.content).toEqual(first.content);
});

test('the content of the fixture has no problems', async () => {
  const { content, reported } = await load(fixture);
  expect(reported).toEqual([]);
  expect(content?.posts.length).toBeGreaterThan(3);
});

const postMap =
  '\nmap:\n  caption: A walk\n  stops:\n    - { heading: A, at: "40.70,-74.01" }\n    - { heading: B, at: "40.71,-74.00" }';

test('constants in a post are replaced, and its map is based on that of its tour', async () => {
  write(
    'blog/ned.md',
    post(
      `title: Ned\ndate: 2025-01-02\ntour: brooklyn-heights${postMap}`,
      '![A walk](/map)\n\n## A\n\nAt most $' + '{group.small} guests.\n\n## B\n\nThe end.',
    ),
  );
  const { content, posts, reported } = await load();
  expect(reported).toEqual([]);
  const [entry] = posts;
  const place = entry && store.placeOf(bodyName(entry.text.source));
  const loaded = entry && loadPost(entry, place, { storeDir: cacheDir, images: {} });
  const body = loaded?.post.body ?? [];
  expect(body[2]).toEqual(['p', {}, ['At most 9 guests.']]);
  expect(body[0]).toMatchObject([
    'Map',
    {
      map: {
        drawing: { northWest: content?.tours['brooklyn-heights'].map?.northWest, caption: 'A walk' },
        stops: [
          { title: 'A', href: '#a' },
          { title: 'B', href: '#b' },
        ],
      },
    },
    [],
  ]);
  expect(loaded?.tree.slice(0, 3)).toMatchObject([
    { type: 'paragraph', children: [{ type: 'text', value: 'A walk' }] },
    { type: 'heading', children: [{ value: 'A' }] },
    { type: 'paragraph', children: [{ value: 'At most 9 guests.' }] },
  ]);
});

test('a mistake in the file of a tour is not reported again at a post that uses its map', async () => {
  write(
    'blog/ned.md',
    post(`title: Ned\ndate: 2025-01-02${postMap}\ntour: brooklyn-heights`, '![A walk](/map)\n\n## A\n\n## B'),
  );
  const tour = readFileSync(path.join(fixture, 'tours/brooklyn-heights.yaml'), 'utf8');
  write('tours/brooklyn-heights.yaml', tour.replace(/^priceCents: .*$/m, 'priceCents: 40'));
  const { reported } = await load();
  expect(reported).toEqual([
    expect.stringMatching(/^content\/tours\/brooklyn-heights\.yaml:\d+ {2}"priceCents" must be 100 or more/),
  ]);
});

test('a post’s map needs a tour with a map, and its constants must exist', async () => {
  write(
    'blog/ned.md',
    post(`title: Ned\ndate: 2025-01-02${postMap}`, '![A walk](/map)\n\n## A\n\n$' + '{group.smal}\n\n## B'),
  );
  const { reported } = await load();
  expect(reported.join('\n')).toContain('The map is based on the map of a tour');
  expect(reported.join('\n')).toContain('There is no constant "$' + '{group.smal}"');
});
