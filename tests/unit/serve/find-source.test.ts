import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { findSource } from '../../../scripts/serve/find-source.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = temporaryFolder('find-source');
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
beforeAll(() => {
  write('content/site.yaml', 'slogan: Cats of old New York\nseason:\n  label: Summer 2031\n');
  write(
    'content/pages/home.yaml',
    `hero:\n  title: "Cats of old New York"\n  text: >-\n    Walk with up to \${group.small} people, at\n    the pace of a cat.\n  image: hero-home\n`,
  );
  write('content/blog/ned.md', '---\ntitle: Ned\n---\n\nNed *never* left the [bridge](/tours).\n');
  write('content/images/hero-home.jpg', '');
});

const find = (route: string, text: string, images: string[] = []) =>
  findSource(root, { route, text, images }).map(({ file, line }) => `${file}:${line}`);

test.each([
  [
    'the words of a field, in the file of the page first',
    '/',
    'Cats of old New York',
    ['content/pages/home.yaml:2', 'content/site.yaml:1'],
  ],
  [
    'the first line of a folded text with a constant',
    '/',
    'Walk with up to 12 people, at the pace of a cat.',
    ['content/pages/home.yaml:4'],
  ],
  [
    'a text with marks, from a part of it',
    '/blog/ned',
    'Ned never left the bridge',
    ['content/blog/ned.md:5'],
  ],
  ['nothing for other words', '/', 'Skip to content', []],
  ['nothing for a single letter', '/', 'N', []],
])('%s', (_name, route, text, places) => {
  expect(find(route, text)).toEqual(places);
});

test('a picture is found as its original and where it is named', () => {
  expect(find('/', '', ['http://localhost/assets/images/hero-home.1a2b3c4d-640.webp'])).toEqual([
    'content/images/hero-home.jpg:1',
    'content/pages/home.yaml:6',
  ]);
});

test('neither the address of another picture nor a link that leads nowhere prevents finding a text', () => {
  const link = path.join(root, 'content/blog/gone.md');
  symlinkSync('no-such-file', link);
  const images = ['data:image/svg+xml;utf8,<path d="M0 0(', 'http://localhost/'];
  expect(find('/blog/ned', 'Ned never left the bridge', images)).toEqual(['content/blog/ned.md:5']);
  rmSync(link);
});
