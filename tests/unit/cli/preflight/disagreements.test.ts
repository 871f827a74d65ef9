import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { disagreements } from '../../../../scripts/cli/preflight/disagreements.ts';
import { findContent } from '../../../../scripts/generator/content/files/content-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Content that consists of these files. */
function contentOf(files: Record<string, string>) {
  const folder = temporaryFolder('cats-disagree');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return findContent(folder).yaml;
}

test('constants that agree are not listed', () => {
  const yaml = contentOf({
    'site.yaml': 'founded: { metadata: "2024", press: "2024" }\nprice: { perPersonCents: 4000 }\n',
    'tours/brooklyn-heights.yaml': 'priceCents: 4000\n',
    'tours/financial-district.yaml': 'priceCents: 4000\n',
  });
  expect(disagreements(yaml)).toEqual([]);
});

test.each([
  ['founded: { metadata: "2024", press: August 2023 }', 'founded: 2024 | August 2023'],
  ['claims: { ratingCount: 87, reviewCount: 150 }', 'number of ratings: 87 | 150'],
  ['duration: { text: two hours, shortText: 90 minutes }', 'length: two hours | 90 minutes'],
  ['price: { perPersonCents: 4000 }', 'price in cents: 4000 | 4500'],
  ['privateTours: { minimumCents: 32000 }', 'price of a private tour in cents: 32000 | 30000'],
])('%s is listed as "%s"', (site, line) => {
  const yaml = contentOf({
    'site.yaml': `${site}\n`,
    ...(site.startsWith('price:') ? { 'tours/brooklyn-heights.yaml': 'priceCents: 4500\n' } : {}),
    ...(site.startsWith('privateTours') ? { 'tours/private-tours.yaml': 'priceCents: 30000\n' } : {}),
  });
  expect(disagreements(yaml)).toEqual([line]);
});

test("values of tours are printed with the tour's name, and only if they differ", () => {
  const walk = (groupMax: number) => `groupMax: ${groupMax}\n`;
  const files = { 'tours/brooklyn-heights.yaml': walk(12), 'tours/lower-east-side.yaml': walk(12) };
  expect(disagreements(contentOf(files))).toEqual([]);
  expect(disagreements(contentOf({ ...files, 'tours/financial-district.yaml': walk(15) }))).toEqual([
    'group size: brooklyn-heights 12 | financial-district 15 | lower-east-side 12',
  ]);
});

test('a constant is compared as printed, with its references replaced', () => {
  const name = '$' + '{duration.text}';
  const yaml = contentOf({ 'site.yaml': `duration: { text: 90 minutes, shortText: "${name}" }\n` });
  expect(disagreements(yaml)).toEqual([]);
});
