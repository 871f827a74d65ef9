/** What is no file in the place of one: pipes, links that lead nowhere. Windows has neither. */
import { spawnSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
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
      'This is a pipe, socket or device, which cannot be read as a file. Delete it, or move it out of content/';
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
