import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cats, roofs } from '../../../components/document/footer/roofline-paths.ts';
import { inRoot } from '../../../scripts/core/files/paths.ts';

test('the footer and the link previews have the same drawing', () => {
  expect(readFileSync(inRoot('public/roofline.svg'), 'utf8')).toContain(`<path d="${roofs + cats}"/>`);
});
