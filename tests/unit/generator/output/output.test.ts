import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Output } from '../../../../scripts/generator/output/output.ts';
import { openOutputFolder, site } from '../support/output-folder.ts';

const { folder, begin, build, names, read } = openOutputFolder();

test('files of a build exist, and outdated ones of the last build are removed with their folders', () => {
  build({ ...site, 'blog/tom/index.html': 'Tom' });
  expect(names()).toEqual(['blog/ned.html', 'blog/ned/index.html', 'blog/tom/index.html', 'index.html']);
  build({ 'index.html': 'Home' });
  expect(names()).toEqual(['index.html']);
  expect(readdirSync(folder.out).sort()).toEqual(['.site-build', 'index.html']);
});

test('nothing changes before a build is published', () => {
  build(site);
  const output = begin({ 'index.html': 'New', 'about.html': 'About' });
  expect([read('index.html'), existsSync(path.join(folder.out, 'about.html'))]).toEqual(['Home', false]);
  output.discard();
  expect(names()).toEqual(Object.keys(site).sort());
});

test('a build that was killed after a file took the place of a folder is completed by the next', () => {
  build({ 'menu/card.pdf': 'Card' });
  rmSync(path.join(folder.out, 'menu'), { recursive: true });
  writeFileSync(path.join(folder.out, 'menu'), 'Menu');
  build({ menu: 'Menu' });
  expect(names()).toEqual(['menu']);
});

const damages: Record<string, (file: string) => void> = {
  emptied: (file) => truncateSync(file, 0),
  halved: (file) => truncateSync(file, 2),
  deleted: (file) => rmSync(file),
  'changed at equal size and time': (file) => {
    const { atime, mtime } = statSync(file);
    writeFileSync(file, 'Homx');
    utimesSync(file, atime, mtime);
  },
  'a link to somewhere': (file) => {
    rmSync(file);
    symlinkSync('/etc/hostname', file);
  },
  'an empty folder': (file) => {
    rmSync(file);
    mkdirSync(file);
  },
};
test.each(Object.entries(damages))('a file that is %s is written again', (_name, damage) => {
  build(site);
  damage(path.join(folder.out, 'index.html'));
  const output = new Output(folder.out, folder.before);
  expect(output.inspect()).toMatchObject({ damaged: 1 });
  folder.before = {};
  build(site);
  expect(read('index.html')).toBe('Home');
  expect(new Output(folder.out, folder.before).inspect(true)).toEqual({ damaged: 0, touched: 3 });
});

test('with "all", contents are compared even if time and size are unchanged', () => {
  build(site);
  const known = folder.before['index.html'];
  if (known) folder.before['index.html'] = { ...known, hash: 'what it should be' };
  const output = new Output(folder.out, { ...folder.before });
  expect(output.inspect()).toEqual({ damaged: 0, touched: 0 });
  expect(output.inspect(true)).toMatchObject({ damaged: 1 });
});

test('files that were only copied or touched are not written again', () => {
  build(site);
  const { ino } = statSync(path.join(folder.out, 'index.html'));
  utimesSync(path.join(folder.out, 'index.html'), 1, 1);
  const output = new Output(folder.out, folder.before);
  expect(output.inspect()).toEqual({ damaged: 0, touched: 1 });
  folder.before = {};
  build(site);
  expect(statSync(path.join(folder.out, 'index.html')).ino).toBe(ino);
});

test('every file is readable by servers, whatever the umask, and is not a hard link', () => {
  // A worker thread cannot set the umask.
  const script = `process.umask(0o077);
    const { Output } = await import(${JSON.stringify(path.resolve('scripts/generator/output/output.ts'))});
    for (const mode of [0o644, 0o600]) {
      const output = new Output(${JSON.stringify(folder.out)}, {});
      output.begin();
      for (const [file, text] of Object.entries(${JSON.stringify(site)})) output.write(file, text);
      output.publish();
      (await import('node:fs')).chmodSync(${JSON.stringify(path.join(folder.out, 'index.html'))}, mode);
    }
    new Output(${JSON.stringify(folder.out)}, {}).write('index.html', 'Home');`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  for (const file of Object.keys(site)) {
    const { mode, nlink } = statSync(path.join(folder.out, file));
    expect([file, (mode & 0o777).toString(8), nlink]).toEqual([file, '644', 1]);
  }
  for (const sub of ['.', 'blog', 'blog/ned', '.site-build'])
    expect((statSync(path.join(folder.out, sub)).mode & 0o777).toString(8)).toBe('755');
});

test('a page can become a folder, and a folder a page', () => {
  build({ a: 'file', 'b/c.html': 'in a folder' });
  build({ 'a/c.html': 'in a folder', b: 'file' });
  expect(names()).toEqual(['a/c.html', 'b']);
});

test('two writes of the same file are an error', () => {
  const output = begin(site);
  expect(() => output.write('index.html', 'Other')).toThrow('Two parts of the site write "index.html".');
});
