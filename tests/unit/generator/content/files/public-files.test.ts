import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatProblem } from '../../../../../scripts/core/errors/problem.ts';
import { ownFilesBelow } from '../../../../../scripts/core/files/files-below.ts';
import { checkPublicFiles } from '../../../../../scripts/generator/content/files/public-files.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const folder = temporaryFolder('cats-public');

let number = 0;
/** A folder `public/` with these files. */
function publicWith(files: Record<string, string>): string {
  const place = path.join(folder, String(number++));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(place, name)), { recursive: true });
    writeFileSync(path.join(place, name), text);
  }
  return place;
}
const problemsOf = (place: string) =>
  checkPublicFiles(place, ownFilesBelow(place), ['/', '/about', '/blog/ned', '/404']).map(formatProblem);

test('files of systems are not published, also in folders that systems create', () => {
  const wanted = ['CNAME', 'a/menu.pdf', '.well-known/apple'];
  const others = [
    '.DS_Store',
    '._menu.pdf',
    '.git/HEAD',
    '.stversions/a.pdf',
    '.well-known/.DS_Store',
    'a/Thumbs.db',
    '@eaDir/menu.pdf',
    '__MACOSX/a/menu.pdf',
    'a/#menu.md#',
    'a/menu.pdf:Zone.Identifier',
    'lost+found/1',
  ];
  const place = publicWith(Object.fromEntries([...wanted, ...others].map((name) => [name, name])));
  expect(ownFilesBelow(place)).toEqual(wanted.sort());
  expect(problemsOf(place)).toEqual([]);
});

test.each([
  ['Menu?.pdf', 'The name of a public file must be a path alone, without ? or #: hosts look up a path'],
  ['about.html', 'The build writes the file about.html itself'],
  ['About/index.html', '"About/index.html" differs from the file about/index.html only in case'],
  ['ROBOTS.txt', '"ROBOTS.txt" differs from the file robots.txt only in case'],
  ['Blog/menu.pdf', '"Blog" differs from the folder blog only in case'],
  ['blog', 'The build writes the folder blog itself'],
  ['sw.js/menu.pdf', 'The build writes the file sw.js itself'],
])('public/%s conflicts with the build: %s', (name, message) => {
  const place = publicWith({ [name]: 'x', 'blog2/menu.pdf': 'x' });
  expect(problemsOf(place)).toEqual([`public/${name}  ${message}. Rename or remove the file`]);
});

test('copies of sync programs and incomplete downloads are named as such', () => {
  const place = publicWith({
    'menu.pdf': 'x',
    'menu (1).pdf': 'x',
    'a/map.pdf.crdownload': 'x',
    'a/.map.pdf.icloud': 'x',
  });
  expect(problemsOf(place)).toEqual([
    'public/a/.map.pdf.icloud  The file is not complete. Download it from iCloud: so far this is only its placeholder',
    'public/a/map.pdf.crdownload  The file is not complete. It is an unfinished download: wait until it ends, or delete it',
    expect.stringMatching(/^public\/menu \(1\)\.pdf .*\. It seems to be a copy of menu\.pdf: compare them,/),
  ]);
});

test.skipIf(process.platform !== 'linux')('public files that differ only in case are reported', () => {
  expect(problemsOf(publicWith({ 'a/MENU.pdf': 'x', 'a/menu.pdf': 'x', 'A/b.pdf': 'x' }))).toEqual([
    'public/a/MENU.pdf  "a" differs from the folder public/A only in case. Rename or remove the file',
    'public/a/menu.pdf  "a/menu.pdf" differs from the file public/a/MENU.pdf only in case. Rename or remove the file',
  ]);
});

test.skipIf(process.platform === 'win32')(
  'links to files are published; what would be missing or wrong on the site is reported',
  () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
    const place = publicWith({ 'menu.pdf': 'x', 'photo.jpg': pointer });
    symlinkSync('menu.pdf', path.join(place, 'card.pdf'));
    symlinkSync('gone.pdf', path.join(place, 'gone'));
    symlinkSync('.', path.join(place, 'more'));
    spawnSync('mkfifo', [path.join(place, 'pipe')]);
    expect(ownFilesBelow(place)).toContain('card.pdf');
    expect(problemsOf(place)).toEqual([
      'public/gone  The file is a link to "gone.pdf", which does not exist. Remove the link, or restore its target',
      'public/more  A link to a folder is not published. Copy the folder to its place',
      'public/photo.jpg  This is not the file itself, only its pointer in Git LFS. Run git lfs pull; on a host, switch on Git LFS for the checkout',
      'public/pipe  This is a pipe, socket or device, which cannot be read as a file. Delete it, or move it elsewhere',
    ]);
  },
);
