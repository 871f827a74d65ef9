import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findSuggestion } from '../../components/page/not-found/find-suggestion.ts';
import { inRoot } from '../../scripts/core/files/paths.ts';

const { suggestions } = parse(readFileSync(inRoot('content/not-found.yaml'), 'utf8'));

// The table in section 2 of the specification: keywords in the path and the suggested page.
test.each([
  ['/brooklyn-cats', '/tours/brooklyn-heights'],
  ['/the-heights', '/tours/brooklyn-heights'],
  ['/financial-cats', '/tours/financial-district'],
  ['/my-district', '/tours/financial-district'],
  ['/lower', '/tours/lower-east-side'],
  ['/eastern', '/tours/lower-east-side'],
  ['/a-custom-walk', '/tours/private-tours'],
  ['/privately', '/tours/private-tours'],
  ['/reserve-now', '/booking'],
  ['/galleries', '/gallery'],
  ['/my-post-of-cats', '/blog'],
  ['/all-about-cats', '/about'],
  ['/contacts', '/contact'],
  ['/media-room', '/press-kit'],
  ['/news-of-cats', '/in-the-news'],
])('an unknown path %s suggests %s', (path, page) => {
  expect(findSuggestion(path, suggestions)?.path).toBe(page);
});
