import { expect, test } from 'vitest';
import { joinRules, splitRules } from '../../../../scripts/generator/code/css-rules.ts';

const css =
  '@layer a,b;@layer a{.x{content:"}{;"}@media (width>=1em){.x,.y:is(p,i){top:0}@supports (top:0){.z{left:0}}}.w{src:url(data:x;y)}}@font-face{font-family:"F"}@keyframes k{0%{top:0}to{top:1px}}';

test('the rules joined again are the same CSS', () => {
  expect(joinRules(splitRules(css))).toBe(css);
});

test('each rule has its at-rules and the elements that its selectors need', () => {
  const rules = splitRules(css);
  expect(rules.map(({ around }) => around.length)).toEqual([0, 1, 2, 3, 1, 0, 0]);
  expect(rules[2]?.needs).toEqual([['.x'], ['.y']]);
  expect(rules[0]?.needs).toBeUndefined();
  expect(splitRules('ul[class]>li.a::before,html[data-x] b:hover{top:0}')[0]?.needs).toEqual([
    ['ul', '[class]', 'li', '.a'],
    ['html', 'b', ':hover'],
  ]);
  expect(splitRules('button:disabled,html:has(#a:popover-open) b{top:0}')[0]?.needs).toEqual([
    ['button', '[disabled]'],
    [':popover-open'],
  ]);
  const later = [
    'html:has(dialog[open])',
    'html:has(.a :focus)',
    '.a:not(:empty)',
    '::selection',
    ':focus-visible',
    '.a :focus',
  ];
  for (const selector of later) expect(splitRules(`${selector}{top:0}`)[0]?.needs?.flat()[0]).toMatch(/^:/);
  expect(splitRules('html:has(.n) p{top:0}')[0]?.needs).toEqual([['html', 'p']]);
});
