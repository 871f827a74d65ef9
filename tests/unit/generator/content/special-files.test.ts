/** Files that are none: pipes and links that lead nowhere, which Windows does not have; and files that change during a build. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openContentCopy, post } from '../support/content-copy.ts';

const { copy, write, load } = openContentCopy();

test.skipIf(process.platform === 'win32')(
  'a pipe in the place of a file is reported once and never read',
  async () => {
    const pipes = ['blog/ned.md', 'images/ned.jpg', 'pages/about.yaml', 'site.yaml', 'pipe', 'blog/tom.md'];
    for (const name of pipes) {
      const place = path.join(copy, name);
      rmSync(place, { force: true });
      if (name === 'blog/tom.md') symlinkSync('../pipe', place);
      else spawnSync('mkfifo', [place]);
    }
    const { reported } = await load();
    const message =
      'This is a pipe, socket or device, which cannot be read as a file. Delete it, or move it elsewhere';
    expect(reported.sort()).toEqual(pipes.map((name) => `content/${name}  ${message}`).sort());
  },
);

test.skipIf(process.platform === 'win32')(
  'links that lead nowhere are reported with all other mistakes',
  async () => {
    const links = {
      'blog/ned.md': '../gone.md',
      'blog/tom.md': 'tom.md',
      'pages/about.yaml': '/nowhere/about.yaml',
    };
    for (const [name, target] of Object.entries(links)) {
      rmSync(path.join(copy, name), { force: true });
      symlinkSync(target, path.join(copy, name));
    }
    write('blog/old.md', post('title: Old\ndate: 2025-13-45'));
    expect((await load()).reported).toEqual([
      'content/pages/about.yaml  The file is a link to "/nowhere/about.yaml", which does not exist. Remove the link, or restore its target',
      'content/blog/ned.md:1  The file is a link to "../gone.md", which does not exist. Remove the link, or restore its target',
      expect.stringContaining('content/blog/old.md:9  "date" must be an existing date'),
      'content/blog/tom.md:1  The file cannot be read: the symbolic links form a loop. Remove the link',
    ]);
  },
);

test('a file that another program changes during a build is not stored under the hash of its old bytes', async () => {
  const ned = post('title: Ned\ndate: 2025-01-02');
  write('blog/ned.md', ned);
  const site = readFileSync(path.join(copy, 'site.yaml'), 'utf8');
  const meanwhile = () => {
    write('blog/ned.md', ned.replace('A cat.', 'A dog.'));
    write('site.yaml', site.replace(/^name: .*$/m, 'name: Dogs'));
    write('blog/tom.md', post('title: Tom\ndate: 2025-01-02'));
  };
  expect((await load({ meanwhile })).reported).toEqual([
    'content/site.yaml  The file was changed during the build. Build again',
    'content/blog/ned.md:1  The file was changed during the build. Build again',
  ]);
  // Taken back.
  write('blog/ned.md', ned);
  write('site.yaml', site);
  const { content, posts, reported, store } = await load();
  expect([reported, content?.site.name]).toEqual([[], 'Quayside Cats']);
  const [entry] = posts;
  expect(entry && store.get(entry.text.source.stored)?.toString()).toContain('A cat.');
});
