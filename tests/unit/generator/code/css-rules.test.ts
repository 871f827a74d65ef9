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
  expect(rules[2]?.selectors).toEqual([
    { selector: '.x', needs: ['.x'] },
    { selector: '.y:is(p,i)', needs: ['.y'] },
  ]);
  expect(rules[0]?.selectors).toBeUndefined();
  const needs = (rule: string) => splitRules(rule)[0]?.selectors?.map((one) => one.needs);
  expect(needs('ul[class]>li.a::before,html[data-x] b:hover{top:0}')).toEqual([
    ['ul', '[class]', 'li', '.a'],
    ['html', 'b', ':hover'],
  ]);
  expect(needs('button:disabled,html:has(#a:popover-open) b{top:0}')).toEqual([
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
  for (const selector of later) expect(needs(`${selector}{top:0}`)?.flat()[0]).toMatch(/^:/);
  expect(needs('html:has(>.n:not(.m)) p,main:has(.a,.b),a:not(:has(.c)){top:0}')).toEqual([
    ['html', '.n', 'p'],
    ['main'],
    ['a'],
  ]);
  expect(needs('.a:not(:focus-within),.a:focus-within{top:0}')).toEqual([['.a'], ['.a', ':focus-within']]);
});
