/** Nothing under `content/` is left to be written. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/core/paths.ts';

const placeholder =
  /\b(?:lorem|ipsum|dolor sit|coming soon|TODO|FIXME|TBD|TBA|to be (?:written|announced|added)|XXX+|placeholder text|insert .{1,30} here|your text here)\b/i;
const files = readdirSync(inRoot('content'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(?:ya?ml|md)$/.test(name),
);

test('there is content to check', () => {
  expect(files).toEqual(expect.arrayContaining([path.join('pages', 'home.yaml'), 'site.yaml']));
});

test.each(files)('%s has no placeholder words', (name) => {
  const lines = readFileSync(inRoot('content', name), 'utf8').split('\n');
  expect(lines.filter((line) => placeholder.test(line))).toEqual([]);
});
