import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Content } from '../../../../content/types.ts';
import { inRoot } from '../../../../scripts/core/files/paths.ts';
import { factSheet, pressKit } from '../../../../scripts/generator/files/press-kit.ts';
import { originalHash } from '../../../../scripts/generator/pictures/original.ts';

test('the press kit is the same archive each time: a fact sheet and the pictures', async () => {
  const kit = {
    about: { paragraphs: ['A cat.'] },
    boilerplates: [],
    quickFacts: [],
    releases: [],
    assets: [{ title: 'Logo', description: 'Ours', file: { name: 'package' } }],
  };
  // The only fields that the press kit uses.
  const content = { site: { name: 'Cats' }, pages: { 'press-kit': kit } } as unknown as Content;
  const original = inRoot('package.json');
  const picture = { original, hash: originalHash(readFileSync(original)), file: 'content/images/ned.jpg' };
  const make = () => pressKit(factSheet(content), [picture]);
  expect(Object.keys(unzipSync(await make()))).toEqual(['fact-sheet.txt', 'pictures/package.json']);
  expect(Buffer.from(await make()).equals(Buffer.from(await make()))).toBe(true);
  const changed = pressKit(factSheet(content), [{ ...picture, hash: '000000' }]);
  await expect(changed).rejects.toThrow('content/images/ned.jpg  The file was changed during the build');
});
