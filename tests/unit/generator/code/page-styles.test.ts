import { expect, test } from 'vitest';
import {
  createInlineStyles,
  pageStyles,
  sharedSheet,
} from '../../../../scripts/generator/code/page-styles.ts';

const base = '@layer base{:root{--ink:#111;--gap:clamp(1rem,2vw,3rem)}}p{color:var(--ink)}';
const modules = new Map([
  ['button', { code: '@layer components{.b{gap:var(--gap)}}', classes: { button: 'b' } }],
  ['card', { code: '@layer components{.c{color:red}}', classes: { card: 'c' } }],
  ['night', { code: '@layer components{.n{--ink:#eee}}', classes: { night: 'n' } }],
  ['print', { code: '@layer utilities{@media print{p{margin:0}}}', classes: {} }],
]);
const styles = pageStyles(base, [...modules.keys()], modules, {
  a: ['print', 'card', 'button'],
  b: ['night', 'button'],
  c: ['button'],
});

test('a page holds the rules of what it shows above the stylesheet, and those for the page as a whole', () => {
  const inline = createInlineStyles(styles);
  const html = '<p class="x b">One</p>';
  expect(inline('a', html)).toBe(
    '@layer base{:root{--gap:clamp(1rem,2vw,3rem)}}p{color:#111}@layer components{.b{gap:var(--gap)}}@layer utilities{@media print{p{margin:0}}}',
  );
  expect(inline('a', '<p class="c">One</p>')).toContain('.c{color:red}');
  expect(inline('a', '<p class="c">One</p>')).not.toContain('.b{');
});

test('a token that the stylesheet sets again is not written into the rules inside the page', () => {
  expect(createInlineStyles(styles)('b', '<p class="b">One</p>')).toContain('p{color:var(--ink)}');
});

test('what one page makes of its rules is not taken for another page with the same rules', () => {
  const inline = createInlineStyles(styles);
  const html = '<p class="b">One</p>';
  expect(inline('c', html)).toContain('p{color:#111}');
  expect(inline('b', html)).toContain('p{color:var(--ink)}');
});

test('the stylesheet holds all components in the order of the cascade, and the tokens that they refer to', () => {
  expect(sharedSheet(styles)).toBe(
    '@layer base{:root{--gap:clamp(1rem,2vw,3rem)}}@layer components{.b{gap:var(--gap)}.c{color:red}.n{--ink:#eee}}',
  );
});
