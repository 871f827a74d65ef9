/** No file in `content/` has placeholder text. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../../scripts/core/files/files-below.ts';
import { inRoot } from '../../scripts/core/files/paths.ts';

const placeholder =
  /\b(?:lorem|ipsum|dolor sit|coming soon|TODO|FIXME|TBD|TBA|to be (?:written|announced|added)|XXX+|placeholder text|insert .{1,30} here|your text here)\b/i;
const files = filesBelow(inRoot('content')).filter((name) => /\.(?:ya?ml|md)$/.test(name));

test('there is content to check', () => {
  expect(files).toEqual(expect.arrayContaining(['pages/home.yaml', 'site.yaml']));
});

test.each(files)('%s has no placeholder words', (name) => {
  const lines = readFileSync(inRoot('content', name), 'utf8').split('\n');
  expect(lines.filter((line) => placeholder.test(line))).toEqual([]);
});
