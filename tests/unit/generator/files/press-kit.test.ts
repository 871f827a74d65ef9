import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Content } from '../../../../content/types.ts';
import { inRoot } from '../../../../scripts/core/paths.ts';
import { factSheet, pressKit } from '../../../../scripts/generator/files/press-kit.ts';

test('the press kit is the same archive each time: a fact sheet and the pictures', () => {
  const kit = {
    ...{ about: { paragraphs: ['A cat.'] }, boilerplates: [], quickFacts: [], releases: [] },
    assets: [{ title: 'Logo', description: 'Ours', file: { name: 'package' } }],
  };
  // The only fields that the press kit uses.
  const content = { site: { name: 'Cats' }, pages: { 'press-kit': kit } } as unknown as Content;
  const make = () => pressKit(factSheet(content), [{ original: inRoot('package.json') }]);
  expect(Object.keys(unzipSync(make()))).toEqual(['fact-sheet.txt', 'pictures/package.json']);
  expect(Buffer.from(make()).equals(Buffer.from(make()))).toBe(true);
});
