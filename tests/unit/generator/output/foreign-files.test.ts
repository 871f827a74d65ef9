import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { foreignFiles } from '../../../../scripts/generator/output/foreign-files.ts';
import type { Output } from '../../../../scripts/generator/output/output.ts';
import { openOutputFolder, site } from '../support/output-folder.ts';

const { folder, begin, build, names, put, read } = openOutputFolder();
const foreignIn = (output: Output, known: readonly string[] = [], newest = 0) => [
  ...foreignFiles(folder.out, output.list(), { known, newest }).known,
];

const foreign = ['.git/HEAD', 'CNAME', 'google123.html', 'photos/a.jpg', 'blog/my.html'];
test.each([
  ['with what the cache knows', () => {}],
  [
    'without a cache',
    () => {
      folder.before = {};
    },
  ],
  [
    'without a cache, after a build that was killed',
    () => {
      folder.before = {};
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

test('a folder with nothing but an index is searched after each change, also if the last search is in the future', () => {
  build(site);
  put('blog/ned/my.html', 'dear');
  const last = foreignFiles(folder.out, build(site).list(), { known: [], newest: 0 });
  expect(last.known).toEqual(['blog/ned/my.html']);
  put('blog/ned/other.html', 'dear');
  for (const newest of [last.newest, Date.UTC(2099, 0)])
    expect(foreignIn(build(site), last.known, newest)).toEqual([...last.known, 'blog/ned/other.html']);
});

test('unchanged folders are not listed again, and foreign files in them are still known', () => {
  build(site);
  for (const file of foreign) put(file, 'dear');
  const known = foreignIn(build(site));
  const [now, later] = [Date.now() + 1000, new Date(Date.now() + 2000)];
  rmSync(path.join(folder.out, 'CNAME'));
  put('blog/new.html', 'dear');
  utimesSync(path.join(folder.out, 'blog'), later, later);
  expect(foreignIn(build(site), known, now).sort()).toEqual(
    ['.git', 'blog/my.html', 'blog/new.html', 'google123.html', 'photos'].sort(),
  );
});

test('a folder with files and without a list is refused and not changed', () => {
  for (const file of foreign) put(file, 'dear');
  expect(() => begin(site)).toThrow(/The folder contains files that no build has written \(CNAME, blog\/my/);
  expect(readdirSync(folder.out, { recursive: true })).not.toContain('.site-build');
  expect(names()).toEqual([...foreign].sort());
});

test('a home folder with nothing but hidden files is refused', () => {
  for (const file of ['.bashrc', '.gitconfig', '.config/git/ignore']) put(file, 'dear');
  expect(() => begin(site)).toThrow(/no build has written \(\.bashrc, /);
});

test.each<[string, (list: string) => void]>([
  ['deleted with its folder', (list) => rmSync(path.dirname(list), { recursive: true })],
  ['emptied', (list) => writeFileSync(list, '')],
])('a list that was %s: intact files of the last build are still its own', (_name, damage) => {
  build(site);
  damage(path.join(folder.out, '.site-build/files.txt'));
  build({ 'index.html': 'New' });
  expect(names()).toEqual(['index.html']);
});

test('a new Git worktree, and a folder that the system has written to, take a build and keep their files', () => {
  const hidden = ['.DS_Store', '.git/HEAD', '.gitignore', '.vercel/project.json', 'Thumbs.db'];
  for (const file of hidden) put(file, 'dear');
  build(site);
  build(site);
  expect(names()).toEqual([...hidden, ...Object.keys(site)].sort());
});

test.each<[string, () => void]>([
  ['a file', () => put('about.html', 'mine')],
  ['a link', () => symlinkSync('/etc/hostname', path.join(folder.out, 'about.html'))],
  ['a folder with a file', () => put('about.html/mine.txt', 'mine')],
  ['a file in place of a folder', () => put('tours', 'mine')],
  [
    'a link in place of a folder',
    () => {
      mkdirSync(path.join(folder.room, 'elsewhere'));
      symlinkSync(path.join(folder.room, 'elsewhere'), path.join(folder.out, 'tours'));
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
  if (existsSync(path.join(folder.room, 'elsewhere')))
    expect(readdirSync(path.join(folder.room, 'elsewhere'))).toEqual([]);
});

test('a folder that was replaced by a symbolic link is not followed when its old pages are removed', () => {
  build(site);
  const elsewhere = path.join(folder.room, 'elsewhere');
  mkdirSync(elsewhere);
  writeFileSync(path.join(elsewhere, 'ned.html'), 'dear');
  rmSync(path.join(folder.out, 'blog'), { recursive: true });
  symlinkSync(elsewhere, path.join(folder.out, 'blog'));
  build({ 'index.html': 'Home' });
  expect(readFileSync(path.join(elsewhere, 'ned.html'), 'utf8')).toBe('dear');
});

test('a list that leads out of the folder is not followed', () => {
  build(site);
  writeFileSync(path.join(folder.room, 'dear.txt'), 'dear');
  writeFileSync(
    path.join(folder.out, '.site-build/files.txt'),
    `../dear.txt\n${folder.room}/dear.txt\nblog/../../dear.txt\nindex.html\n`,
  );
  build({ 'about.html': 'About' });
  expect(readFileSync(path.join(folder.room, 'dear.txt'), 'utf8')).toBe('dear');
  expect(existsSync(path.join(folder.out, 'index.html'))).toBe(false);
});
