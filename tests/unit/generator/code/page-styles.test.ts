import { expect, test } from 'vitest';
import {
  createInlineStyles,
  hasPrintStyles,
  pageStyles,
  sheetTexts,
} from '../../../../scripts/generator/code/page-styles.ts';

const face = '@font-face{font-family:F;src:url(/f.woff2)}';
const base = `@layer base{:root{--ink:#111;--gap:clamp(1rem,2vw,3rem)}p{color:var(--ink)}hr{border:0}}${face}`;
const modules = new Map([
  [
    'button',
    {
      code: '@layer components{.b{gap:var(--gap)}.b:hover{color:red}.b[data-open]{top:0}@media print{.b{display:none}}}',
      classes: { button: 'b' },
    },
  ],
  ['card', { code: '@layer components{.c{color:red}.c .b{margin:0}}', classes: { card: 'c' } }],
  ['night', { code: '@layer components{.n{--ink:#eee}}', classes: { night: 'n' } }],
  ['print', { code: '@layer utilities{.k{top:0}@media print{p{margin:var(--gap)}}}', classes: { k: 'k' } }],
]);
const reached = { a: ['print', 'card', 'button'], b: ['night', 'button'] };
const styles = pageStyles({ base, dark: '' }, [...modules.keys()], modules, reached);
const inline = createInlineStyles(styles);

test('a page inlines the rules that can apply to what it shows before the stylesheet loads', () => {
  expect(inline('a', '<p class="x b">One</p>')).toBe(
    `@layer base{:root{--1:clamp(1rem,2vw,3rem)}p{color:#111}}${face}@layer components{.b{gap:var(--1)}}`,
  );
  expect(inline('a', '<i class="c"></i>')).toBe(
    `@layer base{:root{}}${face}@layer components{.c{color:red}}`,
  );
});

test('a rule for a nested element needs both elements, and an attribute selector needs the attribute in the HTML', () => {
  expect(inline('a', '<i class="c"></i><i class="b" data-open>')).toContain('.b[data-open]{top:0}.c{');
  expect(inline('a', '<i class="c"></i><i class="b">')).toContain('.c .b{margin:0}');
});

test('rules for the content of a closed dialog are in the stylesheet only', () => {
  expect(inline('a', '<dialog><i class="b"></i></dialog>')).not.toContain('.b{');
});

test('selectors and declarations that change nothing in a page as delivered are in the stylesheet only', () => {
  const code =
    '@layer components{html{--bar:4rem;cursor:auto}.b,.b:hover,.n{transition:top 1s;top:var(--at);--at:1px}.b:focus-within{top:2px}}';
  const made = pageStyles({ base, dark: '' }, ['m'], new Map([['m', { code, classes: {} }]]), { a: ['m'] });
  expect(createInlineStyles(made)('a', '<i class="b">')).toMatch(
    /@layer components\{\.b\{top:var\(--at\);--at:1px\}\}$/,
  );
  expect(sheetTexts(made).shared).toContain(code.slice('@layer components'.length));
});

test('attributes of the root and arguments of :not(), :is() and similar do not exclude a rule, since they may match later', () => {
  const code =
    '@layer components{html[data-post] .b{top:1px}.b:not(.c,.n){top:2px}:is(.n,p){top:4px}html:has(.b) p{top:3px}}';
  const css = createInlineStyles(
    pageStyles({ base, dark: '' }, ['m'], new Map([['m', { code, classes: {} }]]), { a: ['m'] }),
  );
  expect(css('a', '<p class="b"></p>')).toContain(code);
  // No script adds elements before the stylesheet has loaded.
  expect(css('a', '<p class="c"></p>')).not.toContain(':has(');
});

test('an animation is inlined with the rule that uses it, an italic face is in the stylesheet', () => {
  const italic = '@font-face{font-family:F;font-style:italic;src:url(/i.woff2)}';
  const code = '@layer components{.b{animation:turn 1s}@keyframes turn{to{rotate:1turn}}}';
  const made = pageStyles({ base: base + italic, dark: '' }, ['m'], new Map([['m', { code, classes: {} }]]), {
    a: ['m'],
  });
  expect(createInlineStyles(made)('a', '<i class="b">')).toContain(code);
  expect(createInlineStyles(made)('a', '<p>')).not.toContain('@keyframes');
  expect(createInlineStyles(made)('a', '<i class="b">')).not.toContain('italic');
  expect(sheetTexts(made).shared).toContain(italic);
});

test('the stylesheet has every rule in cascade order, and repeats no font face', () => {
  const own =
    '.b{gap:var(--1)}.b:hover{color:red}.b[data-open]{top:0}@media print{.b{display:none}}.c{color:red}.c .b{margin:0}.n{--0:#eee}';
  expect(sheetTexts(styles).shared).toBe(
    `@layer base{:root{--0:#111;--1:clamp(1rem,2vw,3rem)}p{color:var(--0)}hr{border:0}}@layer components{${own}}@layer utilities{.k{top:0}@media print{p{margin:var(--1)}}}`,
  );
});

test('a page that imports print styles is recognized', () => {
  expect(hasPrintStyles(styles, 'a')).toBe(true);
  expect(hasPrintStyles(styles, 'b')).toBe(false);
});

test('a token that the dark scheme redefines remains a token on every page and in the stylesheet', () => {
  const made = pageStyles({ base, dark: ':root{--ink:#eee}' }, [...modules.keys()], modules, reached);
  expect(createInlineStyles(made)('a', '<p>')).toContain('p{color:var(--0)}');
  expect(sheetTexts(made).shared).toContain('p{color:var(--0)}');
  expect(sheetTexts(made).dark).toBe(':root{--0:#eee}');
});
