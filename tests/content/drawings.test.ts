import { expect, test } from 'vitest';
import drawings from '../../scripts/art/drawings.json' with { type: 'json' };
import { recordDrawings } from '../../scripts/art/drawings.ts';
import { inRoot } from '../../scripts/core/files/paths.ts';
import { findContent } from '../../scripts/generator/content/files/content-files.ts';

test('every drawing and its text alternatives are recorded for preflight; npm run art -- --record updates them', () => {
  const names = new Set(Object.keys(drawings));
  expect(recordDrawings(findContent(inRoot('content')), names)).toEqual(drawings);
});
