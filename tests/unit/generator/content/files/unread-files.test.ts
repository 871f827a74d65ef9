import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatProblem } from '../../../../../scripts/core/errors/problem.ts';
import { findContent } from '../../../../../scripts/generator/content/files/content-files.ts';
import { checkUnreadFiles } from '../../../../../scripts/generator/content/files/unread-files.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const folder = temporaryFolder('cats-unread');

let number = 0;
/** A content folder with these files. */
function contentWith(...names: string[]): string {
  const content = path.join(folder, String(number++));
  for (const name of names) {
    mkdirSync(path.dirname(path.join(content, name)), { recursive: true });
    writeFileSync(path.join(content, name), 'x');
  }
  return content;
}
const problemsOf = (content: string) =>
  checkUnreadFiles(findContent(content).unread, content).map(formatProblem);

test.each([
  ['blog/story.md.txt', 'The site reads no such file. Rename it to story.md'],
  ['blog/Old Tom.MD', 'The site reads no such file. Rename it to old-tom.md'],
  ['blog/story.markdown', 'The site reads no such file. Rename it to story.md'],
  ['blog/story.txt', 'The site reads no such file. Rename it to story.md'],
  ['blog/story.yaml', 'The site reads no such file. Rename it to story.md'],
  ['blog/story.md.orig', 'The site reads no such file. Move it out of content/blog/'],
  ['blog/story.docx', 'The site reads no such file. Move it out of content/blog/'],
  ['blog/cat.jpg', 'The site reads no such file. Move it to content/images/'],
  ['pages/about.yaml.txt', 'The site reads no such file. Rename it to about.yaml'],
  ['tours/Queens.YAML', 'The site reads no such file. Rename it to queens.yaml'],
  ['tours/map.json', 'The site reads no such file. Move it out of content/tours/'],
  ['site.yaml.txt', 'The site reads no such file. Rename it to site.yaml'],
  [
    'blog/.old-tom.md.icloud',
    'The site reads no such file. Download it from iCloud: so far this is only its placeholder',
  ],
  [
    'blog/old-tom.md.part',
    'The site reads no such file. It is an unfinished download: wait until it ends, or delete it',
  ],
  ['story.md', 'The site reads no such file. Move it to content/blog/story.md if it is a story'],
])('%s is reported: %s', (name, message) => {
  expect(problemsOf(contentWith(name))).toEqual([`content/${name}  ${message}`]);
});

test.each([
  ['blog/a.md.mine', 'There is also a.md: compare them, keep one under that name, and delete the other'],
  ['blog/a.txt', 'There is also a.md: compare them, keep one under that name, and delete the other'],
])('%s is not to be renamed to the name of another: %s', (name, remedy) => {
  expect(problemsOf(contentWith(name, 'blog/a.md'))).toEqual([
    `content/${name}  The site reads no such file. ${remedy}`,
  ]);
});

test.each([
  ['blog/2026/', 'blog/2026/story.md', 'Move its files into content/blog/'],
  ['images/spring/', 'images/spring/cat.jpg', 'Move its files into content/images/'],
  ['image/', 'image/cat.jpg', 'Move its files into content/images/'],
  ['Blog/', 'Blog/story.md', 'Move its files into content/blog/'],
  ['attachments/', 'attachments/cat.jpg', 'Move it out of content/'],
])('the folder %s is reported once', (name, file, remedy) => {
  expect(problemsOf(contentWith(file))).toEqual([
    `content/${name}  The site reads no such folder. ${remedy}`,
  ]);
});

test.each(['blog copy', 'blog (1)', 'blog - Kopie'])(
  'the folder %s is a copy, whose files are not to be moved',
  (name) => {
    expect(problemsOf(contentWith('blog/a.md', `${name}/a.md`))).toEqual([
      `content/${name}/  The site reads no such folder. It seems to be a copy of blog: compare them, keep one under that name, and delete the other`,
    ]);
  },
);

test('what is read, what programs create, and code and notes beside the folders are not reported', () => {
  const content = contentWith(
    'site.yaml',
    'pages/about.yaml',
    'tours/a.yaml',
    'blog/a.md',
    'images/a.jpg',
    'images/notes.txt',
    'README.md',
    'schema.ts',
    'tsconfig.json',
    'notes.txt',
    '.schemas/site.json',
    'blog/.DS_Store',
    'blog/~$a.md',
    'images/Thumbs.db',
    'tours/a.yaml~',
    'blog/#a.md#',
    'blog/@eaDir/a.md',
    '__MACOSX/blog/._a.md',
    'images/a.jpg:Zone.Identifier',
  );
  symlinkSync('a.md', path.join(content, 'blog/b.md'));
  symlinkSync('blog', path.join(content, 'blog2'));
  expect(problemsOf(content)).toEqual([
    'content/blog2/  The site reads no such folder. Move its files into content/blog/',
  ]);
  expect(findContent(content).posts.map(({ file }) => file)).toEqual([
    'content/blog/a.md',
    'content/blog/b.md',
  ]);
});
