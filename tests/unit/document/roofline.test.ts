import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cats, roofs } from '../../../components/document/footer/roofline-paths.ts';
import { inRoot } from '../../../scripts/core/paths.ts';

test("the footer's drawing is that of the link previews", () => {
  expect(readFileSync(inRoot('public/roofline.svg'), 'utf8')).toContain(`<path d="${roofs + cats}"/>`);
});
