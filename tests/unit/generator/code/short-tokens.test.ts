import { expect, test } from 'vitest';
import { tokenShortener } from '../../../../scripts/generator/code/short-tokens.ts';

const base = ':root{--color-page:#fff;--space-1:4px}a{--own:var(--space-1)}';

test('tokens get short names everywhere', () => {
  const shorten = tokenShortener(base, '');
  expect(shorten(base)).toBe(':root{--0:#fff;--1:4px}a{--own:var(--1)}');
  expect(shorten('.a{color:var(--color-page)}')).toBe('.a{color:var(--0)}');
});

test('names that start like a token, and those of components, are kept', () => {
  expect(tokenShortener(base, '')('.a{--color-page-x:red;--own:1}')).toBe('.a{--color-page-x:red;--own:1}');
});

test('no token gets the name of another property', () => {
  expect(tokenShortener(base, '.a{--0:red}')(base)).toBe(':root{--1:#fff;--2:4px}a{--own:var(--2)}');
});
