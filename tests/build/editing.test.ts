/** Editing: all problems are reported together, and builds repeat only the work that an edit affects. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { messageOf } from '../../scripts/core/errors/message.ts';
import type { BuildReport } from '../../scripts/generator/options.ts';
import { temporaryFolder } from '../unit/support/temporary-folder.ts';
import { openWorkspace, snapshot, type Workspace } from './support/workspace.ts';

/** The bundled code is shared by all tests; each test has its own content and output. */
const cacheDir = temporaryFolder('cats-editing');

/** A site that has been built once. */
async function openBuilt(): Promise<{ workspace: Workspace; first: BuildReport }> {
  const workspace = openWorkspace({ cacheDir });
  return { workspace, first: await workspace.build() };
}

/** Inode and time of a file, which change when it is written again. */
const identityIn = (workspace: Workspace) => (file: string) => {
  const { ino, mtimeMs } = statSync(path.join(workspace.out, file));
  return `${ino} ${mtimeMs}`;
};

test('a second build of unchanged content has nothing to do and changes no file', async () => {
  const { workspace, first } = await openBuilt();
  expect(first.changed).toBe(true);
  const before = snapshot(workspace.out);
  // Left by a build that was killed.
  const staged = path.join(workspace.out, '.site-build/next');
  mkdirSync(staged);
  writeFileSync(path.join(staged, '0'), 'half');
  const report = await workspace.build();
  expect(report).toMatchObject({ changed: false, pages: first.pages });
  expect(snapshot(workspace.out)).toEqual(before);
  expect(existsSync(staged)).toBe(false);
}, 60_000);

test('a fault after the output was replaced does not claim that it is unchanged', async () => {
  const workspace = openWorkspace();
  await workspace.build();
  writeFileSync(path.join(workspace.out, 'mine.txt'), '');
  workspace.edit('blog/the-market-cat.md', (text) => text.replace('the mice', 'the mice'.toUpperCase()));
  // Files of others are reported when the new ones are in place.
  const log = () => {
    rmSync(workspace.cacheDir, { recursive: true });
    writeFileSync(workspace.cacheDir, '');
  };
  const message = await workspace.build({ log }).then(String, messageOf);
  expect(message).toMatch(
    /: a file is in the place of a folder .*\. The output may have changed; the next build completes it\.$/,
  );
}, 60_000);

test('the configurations of servers are complete after each build; one that cannot be written leaves the output unchanged', async () => {
  const { workspace } = await openBuilt();
  const hostsDir = `${workspace.out}-hosts`;
  const [nginx, caddy] = ['nginx.conf', 'Caddyfile'].map((name) => path.join(hostsDir, name)) as [
    string,
    string,
  ];
  await workspace.build({ hostsDir });
  const good = [snapshot(workspace.out), snapshot(hostsDir)];
  expect((await workspace.build({ hostsDir })).changed).toBe(false);
  rmSync(nginx);
  writeFileSync(caddy, 'edited');
  await workspace.build({ hostsDir });
  expect([snapshot(workspace.out), snapshot(hostsDir)]).toEqual(good);

  rmSync(nginx);
  mkdirSync(nginx);
  workspace.edit('redirects.yaml', (text) => text.replace('/lamps', '/lanterns'));
  const message = await workspace.build({ hostsDir }).then(String, messageOf);
  expect(message).toMatch(
    /nginx\.conf: a folder is in the place of a file .* The last good output is unchanged\.$/,
  );
  expect(snapshot(workspace.out)).toEqual(good[0]);
  rmSync(nginx, { recursive: true });
  await workspace.build({ hostsDir });
  expect([readFileSync(nginx, 'utf8'), workspace.read('lanterns/index.html')]).toEqual([
    expect.stringContaining('/lanterns'),
    expect.stringContaining('canonical'),
  ]);
}, 60_000);

test('a used field is never reported as unused, also when few pages are rendered again', async () => {
  const { workspace, first } = await openBuilt();
  const unread = ({ warnings }: BuildReport) => warnings.filter((line) => line.includes('No page shows'));
  expect(unread(first)).toEqual([]);
  workspace.edit('blog/the-market-cat.md', (text) => text.replace('the mice', 'the mice'.toUpperCase()));
  expect(unread(await workspace.build())).toEqual([]);
  expect(unread(await workspace.build())).toEqual([]);
}, 60_000);

test('a file that no step reads is reported by the next build, also when nothing else has changed', async () => {
  const { workspace } = await openBuilt();
  writeFileSync(path.join(workspace.content, 'blog/new-story.md.txt'), 'A story');
  await expect(workspace.build()).rejects.toThrow(
    'content/blog/new-story.md.txt  The site reads no such file. Rename it to new-story.md',
  );
}, 60_000);

test('of two builds that start at the same time, the second waits and has nothing left to do', async () => {
  const { workspace } = await openBuilt();
  workspace.edit('blog/the-market-cat.md', (text) => text.replace('the mice', 'the mice'.toUpperCase()));
  const printed: string[] = [];
  const [one, other] = await Promise.all([
    workspace.build(),
    workspace.build({ log: (line) => printed.push(line) }),
  ]);
  expect([one.changed, other.changed]).toEqual([true, false]);
  expect(printed).toEqual([expect.stringContaining('Waiting for another build')]);
}, 60_000);

test('a new sentence in a post renders its own page and no list', async () => {
  const { workspace, first } = await openBuilt();
  workspace.edit('blog/the-market-cat.md', (text) => text.replace('the mice', 'all the mice'));
  const report = await workspace.build();
  expect(report.summary).toContain(`${first.pages}, 1 rendered`);
  for (const file of ['blog/the-market-cat.html', 'feed.xml', 'feed.json'])
    expect(workspace.read(file)).toContain('keeps all the mice honest');
}, 60_000);

test('another excerpt renders the post and the pages that read all posts, and no other', async () => {
  const { workspace, first } = await openBuilt();
  const others = ['blog/the-harbor-cat.html', 'blog/the-library-cat.html'];
  const known = others.map(identityIn(workspace));
  const before = snapshot(workspace.out);
  workspace.edit('blog/the-market-cat.md', (text) => text.replace('A second short story', 'A new story'));
  const report = await workspace.build();
  expect(report.summary).toContain(`${first.pages}, 4 rendered`);
  expect(others.map(identityIn(workspace))).toEqual(known);
  expect(workspace.read('blog.html')).toContain('A new story for trying out the generator');
  const after = snapshot(workspace.out);
  const changed = Object.keys(after).filter((file) => before[file] !== after[file]);
  expect(changed.map((file) => file.replace(/[\da-f]+(?=\.pack$)/, '*'))).toEqual([
    '.site-build/files.txt',
    'assets/offline/*.pack',
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
}, 60_000);

test('a deleted output file is restored by the next build', async () => {
  const { workspace } = await openBuilt();
  rmSync(path.join(workspace.out, 'about.html'));
  expect((await workspace.build()).changed).toBe(true);
  expect(workspace.read('about.html')).toBe(workspace.read('about/index.html'));
}, 60_000);

const mistakes = [
  'content/not-found.yaml:4  "suggestions.0.lable" is not a field here. Did you mean "label"?',
  'content/blog/the-market-cat.md:4  "autor" is not a field here. Did you mean "author"?',
  'content/blog/the-library-cat.md:9  The id "7" is already used by content/blog/the-harbor-cat.md. Rename the file, or remove the alias from one of them',
  'content/blog/the-harbor-cat.md:6  There is no picture "post-strays" in content/images/. Add post-strays.jpg to content/images/',
  'content/blog/the-library-cat.md:13  The link "/tuors" leads to no page. Did you mean "/tours"?',
];

/** Adds all of `mistakes` to the content. */
function makeMistakes(workspace: Workspace): void {
  workspace.edit('blog/the-harbor-cat.md', (text) => text.replace('image: post-1', 'image: post-strays'));
  workspace.edit('blog/the-library-cat.md', (text) =>
    text.replace('category:', 'aliases: ["7"]\ncategory:').replace('mind', '[mind](/tuors)'),
  );
  // Another post links to this one, whose problem must not be reported again as a broken link.
  workspace.edit('blog/the-market-cat.md', (text) => text.replace('author:', 'autor:'));
  workspace.edit('not-found.yaml', () => 'suggestions:\n  - keywords: [cat]\n    path: /\n    lable: Home\n');
}

test('all problems are reported together, with file and line, and the last good output does not change', async () => {
  const { workspace } = await openBuilt();
  const good = snapshot(workspace.out);
  makeMistakes(workspace);
  await expect(workspace.build()).rejects.toThrow(
    [
      '5 mistakes; nothing was changed in the last good output.',
      ...mistakes.map((mistake) => `  ${mistake}`),
    ].join('\n'),
  );
  expect(snapshot(workspace.out)).toEqual(good);
}, 60_000);

test('a fixed problem is gone, the rest is reported again', async () => {
  const { workspace } = await openBuilt();
  makeMistakes(workspace);
  await expect(workspace.build()).rejects.toMatchObject({ problems: { length: 5 } });
  workspace.edit('not-found.yaml', (text) => text.replace('lable', 'label'));
  await expect(workspace.build()).rejects.toMatchObject({ problems: { length: 4 } });
}, 60_000);

test('a picture that cannot be read is reported once, and not again where it is used', async () => {
  const { workspace } = await openBuilt();
  writeFileSync(path.join(workspace.content, 'images/post-1.jpg'), 'no picture');
  await expect(workspace.build()).rejects.toMatchObject({
    problems: [{ file: 'content/images/post-1.jpg' }],
  });
}, 60_000);

test('a problem in the finished pages also keeps the last good output', async () => {
  const { workspace } = await openBuilt();
  const good = snapshot(workspace.out);
  workspace.edit('blog/the-market-cat.md', (text) =>
    text.replace('the mice', '[the mice](/tours#no-such-place)'),
  );
  await expect(workspace.build()).rejects.toThrow(/blog\/the-market-cat.*no-such-place/);
  expect(snapshot(workspace.out)).toEqual(good);
  workspace.edit('blog/the-market-cat.md', (text) => text.replace('#no-such-place', ''));
  expect((await workspace.build()).changed).toBe(true);
  expect(workspace.read('blog/the-market-cat.html')).toContain('<a href="/tours">the mice</a>');
}, 60_000);

test('a folder with foreign files is never emptied', async () => {
  const workspace = openWorkspace({ cacheDir });
  const out = path.join(workspace.content, '..', 'holiday');
  mkdirSync(out);
  writeFileSync(path.join(out, 'photo.jpg'), 'dear');
  await expect(workspace.build({ out, checks: false })).rejects.toThrow(
    'The folder contains files that no build has written (photo.jpg)',
  );
  expect(readdirSync(out)).toEqual(['photo.jpg']);
  // Also through a link.
  const link = path.join(workspace.content, '..', 'site');
  symlinkSync(out, link, 'junction');
  await expect(workspace.build({ out: link, checks: false })).rejects.toThrow(
    'The folder contains files that no build has written (photo.jpg)',
  );
  expect(readdirSync(out)).toEqual(['photo.jpg']);
}, 60_000);
