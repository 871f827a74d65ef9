import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadPost } from '../../../../scripts/generator/content/posts/load-post.ts';
import { fixture, openContentCopy, post, postMap } from '../support/content-copy.ts';

const { copy, cacheDir, write, load } = openContentCopy();

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

test('a download that does not exist is reported with its line', async () => {
  const text = readFileSync(path.join(fixture, 'pages/press-kit.yaml'), 'utf8');
  write('pages/press-kit.yaml', text.replace(/download: .*/, 'download: /nope.svg'));
  expect((await load()).reported).toEqual([
    expect.stringMatching(/^content\/pages\/press-kit\.yaml:\d+ {2}The link "\/nope\.svg" leads to no page/),
  ]);
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

test('only posts with changed bytes are compiled again, whatever their size and time', async () => {
  write('blog/ned.md', post('title: Ned\ndate: 2025-01-02'));
  write('blog/tom.md', post('title: Tom\ndate: 2025-01-01'));
  const file = path.join(copy, 'blog/ned.md');
  utimesSync(file, 1_700_000_000, 1_700_000_000);
  await load();
  utimesSync(path.join(copy, 'blog/tom.md'), 1, 1);
  writeFileSync(file, post('title: Xxx\ndate: 2025-01-02'));
  utimesSync(file, 1_700_000_000, 1_700_000_000);
  const { content, compiled } = await load();
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
  const { content, reported } = await load({ folder: fixture });
  expect(reported).toEqual([]);
  expect(content?.posts.length).toBeGreaterThan(3);
});

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
  const loaded = entry && loadPost(entry, { storeDir: cacheDir, images: new Map() });
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
