import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesBelow } from '../../../../scripts/core/files-below.ts';
import { foreignFiles } from '../../../../scripts/generator/output/foreign-files.ts';
import { Output } from '../../../../scripts/generator/output/output.ts';
import type { WrittenFiles } from '../../../../scripts/generator/output/written-files.ts';

let room = '';
let out = '';
let before: WrittenFiles = {};
beforeEach(() => {
  room = mkdtempSync(path.join(tmpdir(), 'cats-output-'));
  out = path.join(room, 'out');
  before = {};
});
afterEach(() => rmSync(room, { recursive: true }));

/** Opens the output like the next build. @param files the files that the build writes */
function begin(files: Record<string, string>, { all = false, own = false } = {}): Output {
  const output = new Output(out, before, own);
  output.inspect(all);
  output.begin();
  for (const [file, text] of Object.entries(files)) output.write(file, text);
  return output;
}
function build(files: Record<string, string>, options = {}): Output {
  const output = begin(files, options);
  before = output.publish();
  return output;
}
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
  writeFileSync(path.join(out, file), text);
};
const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
const foreignIn = (output: Output, known: string[] = [], since = 0) =>
  foreignFiles(out, output.list(), { known, since });
const names = () => filesBelow(out).filter((file) => !file.startsWith('.site-build'));
const site = { 'index.html': 'Home', 'blog/ned.html': 'Ned', 'blog/ned/index.html': 'Ned' };

test('files of a build exist, and outdated ones of the last build are removed with their folders', () => {
  build({ ...site, 'blog/tom/index.html': 'Tom' });
  expect(names()).toEqual(['blog/ned.html', 'blog/ned/index.html', 'blog/tom/index.html', 'index.html']);
  build({ 'index.html': 'Home' });
  expect(names()).toEqual(['index.html']);
  expect(readdirSync(out).sort()).toEqual(['.site-build', 'index.html']);
});

test('nothing changes before a build is published', () => {
  build(site);
  const output = begin({ 'index.html': 'New', 'about.html': 'About' });
  expect([read('index.html'), existsSync(path.join(out, 'about.html'))]).toEqual(['Home', false]);
  output.discard();
  expect(names()).toEqual(Object.keys(site).sort());
});

const foreign = ['.git/HEAD', 'CNAME', 'google123.html', 'photos/a.jpg', 'blog/my.html'];
test.each([
  ['with what the cache knows', () => {}],
  [
    'without a cache',
    () => {
      before = {};
    },
  ],
  [
    'without a cache, after a build that was killed',
    () => {
      before = {};
      begin({ 'blog/new.html': 'New' });
    },
  ],
])('files that no build wrote are kept, %s', (_name, lose) => {
  build({ ...site, 'blog/tom.html': 'Tom' });
  for (const file of foreign) put(file, 'dear');
  lose();
  const output = build({ 'index.html': 'Other' });
  expect(names()).toEqual([...foreign, 'index.html'].sort());
  expect(foreignIn(output)).toEqual(['.git', 'CNAME', 'google123.html', 'photos', 'blog'].sort());
});

test("foreign files are found in the site's folders, too", () => {
  build(site);
  for (const file of foreign) put(file, 'dear');
  const found = ['.git', 'CNAME', 'blog/my.html', 'google123.html', 'photos'].sort();
  expect(foreignIn(build(site)).sort()).toEqual(found);
});

test('a folder with nothing but an index is searched the first time, and what it holds stays known', () => {
  build(site);
  put('blog/ned/my.html', 'dear');
  const known = foreignIn(build(site));
  expect(known).toEqual(['blog/ned/my.html']);
  expect(foreignIn(build(site), known, Date.now() - 1000)).toEqual(known);
});

test('unchanged folders are not listed again, and foreign files in them are still known', () => {
  build(site);
  for (const file of foreign) put(file, 'dear');
  const known = foreignIn(build(site));
  const [now, later] = [Date.now() + 1000, new Date(Date.now() + 2000)];
  rmSync(path.join(out, 'CNAME'));
  put('blog/new.html', 'dear');
  utimesSync(path.join(out, 'blog'), later, later);
  expect(foreignIn(build(site), known, now).sort()).toEqual(
    ['.git', 'blog/my.html', 'blog/new.html', 'google123.html', 'photos'].sort(),
  );
});

test('a folder with files and without a list is refused and not changed', () => {
  for (const file of foreign) put(file, 'dear');
  expect(() => begin(site)).toThrow(/The folder contains files that no build has written \(CNAME, blog\/my/);
  expect(readdirSync(out, { recursive: true })).not.toContain('.site-build');
  expect(names()).toEqual([...foreign].sort());
});

test('a new Git worktree, and a folder that the system has written to, take a build and keep their files', () => {
  const hidden = ['.git', '.DS_Store', 'Thumbs.db'];
  for (const file of hidden) put(file, 'dear');
  build(site);
  build(site);
  expect(names()).toEqual([...hidden, ...Object.keys(site)].sort());
});

test('a folder of the project itself needs no list', () => {
  put('old.html', 'a build of an earlier version');
  build(site, { own: true });
  expect(names()).toEqual(Object.keys(site).sort());
});

test.each<[string, () => void]>([
  ['a file', () => put('about.html', 'mine')],
  ['a link', () => symlinkSync('/etc/hostname', path.join(out, 'about.html'))],
  ['a folder with a file', () => put('about.html/mine.txt', 'mine')],
  ['a file in place of a folder', () => put('tours', 'mine')],
  [
    'a link in place of a folder',
    () => {
      mkdirSync(path.join(room, 'elsewhere'));
      symlinkSync(path.join(room, 'elsewhere'), path.join(out, 'tours'));
    },
  ],
])('%s at the path of a new page is an error, and nothing changes', (_name, place) => {
  build(site);
  place();
  const here = names();
  const output = begin({ 'index.html': 'New', 'about.html': 'About', 'tours/harbor.html': 'Harbor' });
  expect(() => output.publish()).toThrow(/no build has written it\. Move it elsewhere, or rename the page/);
  expect(names()).toEqual(here);
  expect(read('index.html')).toBe('Home');
  if (existsSync(path.join(room, 'elsewhere'))) expect(readdirSync(path.join(room, 'elsewhere'))).toEqual([]);
});

test('a folder that was replaced by a symbolic link is not followed when its old pages are removed', () => {
  build(site);
  const elsewhere = path.join(room, 'elsewhere');
  mkdirSync(elsewhere);
  writeFileSync(path.join(elsewhere, 'ned.html'), 'dear');
  rmSync(path.join(out, 'blog'), { recursive: true });
  symlinkSync(elsewhere, path.join(out, 'blog'));
  build({ 'index.html': 'Home' });
  expect(readFileSync(path.join(elsewhere, 'ned.html'), 'utf8')).toBe('dear');
});

test('a list that leads out of the folder is not followed', () => {
  build(site);
  writeFileSync(path.join(room, 'dear.txt'), 'dear');
  writeFileSync(
    path.join(out, '.site-build/files.txt'),
    `../dear.txt\n${room}/dear.txt\nblog/../../dear.txt\nindex.html\n`,
  );
  build({ 'about.html': 'About' });
  expect(readFileSync(path.join(room, 'dear.txt'), 'utf8')).toBe('dear');
  expect(existsSync(path.join(out, 'index.html'))).toBe(false);
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
  damage(path.join(out, 'index.html'));
  const output = new Output(out, before, false);
  expect(output.inspect()).toMatchObject({ damaged: 1 });
  before = {};
  build(site);
  expect(read('index.html')).toBe('Home');
  expect(new Output(out, before, false).inspect(true)).toEqual({ damaged: 0, touched: 3 });
});

test('with "all", contents are compared even if time and size are unchanged', () => {
  build(site);
  const known = before['index.html'];
  if (known) before['index.html'] = { ...known, hash: 'what it should be' };
  const output = new Output(out, { ...before }, false);
  expect(output.inspect()).toEqual({ damaged: 0, touched: 0 });
  expect(output.inspect(true)).toMatchObject({ damaged: 1 });
});

test('files that were only copied or touched are not written again', () => {
  build(site);
  const { ino } = statSync(path.join(out, 'index.html'));
  utimesSync(path.join(out, 'index.html'), 1, 1);
  const output = new Output(out, before, false);
  expect(output.inspect()).toEqual({ damaged: 0, touched: 1 });
  before = {};
  build(site);
  expect(statSync(path.join(out, 'index.html')).ino).toBe(ino);
});

test('every file is readable by servers, whatever the umask, and is not a hard link', () => {
  // A worker thread cannot set the umask.
  const script = `process.umask(0o077);
    const { Output } = await import(${JSON.stringify(path.resolve('scripts/generator/output/output.ts'))});
    for (const mode of [0o644, 0o600]) {
      const output = new Output(${JSON.stringify(out)}, {}, false);
      output.begin();
      for (const [file, text] of Object.entries(${JSON.stringify(site)})) output.write(file, text);
      output.publish();
      (await import('node:fs')).chmodSync(${JSON.stringify(path.join(out, 'index.html'))}, mode);
    }
    new Output(${JSON.stringify(out)}, {}, false).write('index.html', 'Home');`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  for (const file of Object.keys(site)) {
    const { mode, nlink } = statSync(path.join(out, file));
    expect([file, (mode & 0o777).toString(8), nlink]).toEqual([file, '644', 1]);
  }
  for (const folder of ['.', 'blog', 'blog/ned', '.site-build'])
    expect((statSync(path.join(out, folder)).mode & 0o777).toString(8)).toBe('755');
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
