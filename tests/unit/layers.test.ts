/**
 * Imports go in one direction. A folder may import from those above it in this list, but not from those in the same line.
 * (dependency-cruiser needs TypeScript's JavaScript API, which version 7 does not have; Biome's import rules would have to
 * repeat the list for every folder.)
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../scripts/core/files/files-below.ts';
import { inRoot } from '../../scripts/core/files/paths.ts';

/** Lowest layer first. */
const layers: readonly (readonly string[])[] = [
  ['content', 'scripts/core/errors', 'scripts/core/values', 'scripts/core/http'],
  ['scripts/core/files', 'scripts/core/bundle'],
  ['scripts/core/cache', 'scripts/core/process'],
  ['scripts/core/text'],
  ['components/base'],
  ['components/island', 'components/providers'],
  ['components/ui'],
  ['components/about', 'components/booking', 'components/forms', 'components/gallery', 'components/press'],
  ['components/tour'],
  ['components/blog', 'components/home'],
  ['components/structured-data'],
  ['components/page'],
  ['components/document'],
  ['components/sheet', 'pages'],
  ['scripts/checks', 'scripts/editor'],
  ['scripts/generator/output'],
  ['scripts/generator/pictures', 'scripts/generator/code'],
  ['scripts/generator/content'],
  ['scripts/generator/pages'],
  ['scripts/generator/hosts', 'scripts/generator/threads'],
  ['scripts/generator/files'],
  ['scripts/generator'],
  ['build.ts'],
  [
    'scripts/serve',
    'scripts/live',
    'scripts/measure',
    'scripts/report',
    'scripts/previews',
    'scripts/fonts',
    'scripts/art',
  ],
  ['scripts/sandbox'],
  ['scripts/bench'],
  ['scripts/chaos'],
  ['scripts/cli/command.ts', 'scripts/cli/with-usage.ts'],
  ['scripts/cli/build', 'scripts/cli/preflight', 'scripts/cli/schemas'],
  ['scripts/cli/new', 'scripts/cli/servers'],
  ['scripts/cli/test'],
  ['scripts/cli'],
];

const rank = new Map(layers.flatMap((folders, index) => folders.map((folder) => [folder, index] as const)));
/** Longest path first: a file belongs to the innermost listed folder. */
const folders = [...rank.keys()].sort((a, b) => b.length - a.length);
const folderOf = (file: string): string | undefined =>
  folders.find((folder) => file === folder || file.startsWith(`${folder}/`));

const sources = [
  // The folders in it have only texts and pictures.
  ...readdirSync(inRoot('content')).map((name) => `content/${name}`),
  ...['components', 'pages', 'scripts'].flatMap((top) =>
    filesBelow(inRoot(top)).map((name) => `${top}/${name}`),
  ),
].filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'));

/** Files of the project that a file imports statically or dynamically. */
function importsOf(file: string): string[] {
  const text = readFileSync(inRoot(file), 'utf8');
  const found = text.matchAll(/(?:\bfrom|\bimport\(?)\s*'(\.[^']+)'/g);
  return (
    [...found]
      .map(([, specifier = '']) => path.posix.join(path.posix.dirname(file), specifier))
      // Imports in generated code are not imports of this file.
      .filter((imported) => existsSync(inRoot(imported)))
  );
}

test('every source file belongs to a layer', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((file) => folderOf(file) === undefined)).toEqual([]);
});

test('no import runs up', () => {
  const wrong = [...sources, 'build.ts'].flatMap((file) => {
    const [from, own] = [folderOf(file), rank.get(folderOf(file) ?? '') ?? 0];
    return importsOf(file).flatMap((imported) => {
      const to = folderOf(imported);
      if (to === undefined || to === from || (rank.get(to) ?? 0) < own) return [];
      return [`${file} imports ${imported}`];
    });
  });
  expect(wrong).toEqual([]);
});

test('no two files import each other, directly or indirectly', () => {
  const circles: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (file: string, trail: readonly string[]) => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
      return;
    }
    state.set(file, 'open');
    for (const imported of importsOf(file)) if (/\.tsx?$/.test(imported)) visit(imported, [...trail, file]);
    state.set(file, 'done');
  };
  for (const file of sources) visit(file, []);
  expect(circles).toEqual([]);
});
