import { expect, test } from 'vitest';
import { inlineTokens } from '../../../../scripts/generator/code/inline-tokens.ts';

test('a token that nothing overrides is inlined, and its definition removed', () => {
  const css = ':root{--ink:#111;--color-text:var(--ink)}a{color:var(--color-text)}';
  expect(inlineTokens(css)).toBe(':root{}a{color:#111}');
});

test('a token that is redefined anywhere remains a token', () => {
  const css = ':root{--color-link:#111}a{color:var(--color-link)}.ink{--color-link:currentcolor}';
  expect(inlineTokens(css)).toBe(css);
});

test('a value longer than its reference is not inlined', () => {
  const css = ':root{--f:clamp(1rem, 2vw, 3rem)}a{width:var(--f)}';
  expect(inlineTokens(css)).toBe(css);
});
