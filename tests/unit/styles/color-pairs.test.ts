/** Every ink can be read on every ground that it is used on (WCAG 2.2 AA, 1.4.3 and 1.4.11). */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../../../scripts/core/paths.ts';
import { ornament, signsOn, wordsOn } from '../../../styles/color-pairs.ts';
import { contrast } from './contrast.ts';
import { rulesOf, styleSheets } from './style-rules.ts';

const tokens = new Map(
  [...readFileSync(inRoot('styles', 'tokens.css'), 'utf8').matchAll(/--([\w-]+): ([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);
const roles = [...tokens.keys()].filter((name) => name.startsWith('color-')).map((name) => name.slice(6));

/** The ink that a role points at, as `#rrggbb`. */
function inkOf(role: string): string {
  const value = tokens.get(`color-${role}`) ?? '';
  const ink = tokens.get(/^var\(--([\w-]+)\)$/.exec(value)?.[1] ?? '') ?? value;
  if (!/^#[0-9a-f]{6}$/.test(ink))
    throw new Error(`styles/tokens.css: --color-${role} is not an ink but "${ink}"`);
  return ink;
}

const pairs = (on: Record<string, string[]>) =>
  Object.entries(on).flatMap(([ground, inks]) => inks.map((ink) => ({ ink, ground })));

test.each(pairs(wordsOn))('words in $ink can be read on $ground', ({ ink, ground }) => {
  expect(contrast(inkOf(ink), inkOf(ground))).toBeGreaterThanOrEqual(4.5);
});

test.each(pairs(signsOn))('signs in $ink can be seen on $ground', ({ ink, ground }) => {
  expect(contrast(inkOf(ink), inkOf(ground))).toBeGreaterThanOrEqual(3);
});

test('contrast is measured as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('every color role is in the list', () => {
  const listed = [...pairs(wordsOn), ...pairs(signsOn)].flatMap(({ ink, ground }) => [ink, ground]);
  expect(roles.filter((role) => ![...listed, ...ornament].includes(role))).toEqual([]);
  expect([...listed, ...ornament].filter((role) => !roles.includes(role))).toEqual([]);
});

const rules = [...styleSheets('components'), ...styleSheets('styles')].flatMap(rulesOf);
const roleIn = (value: string | undefined) => /^var\(--color-([\w-]+)\)$/.exec(value ?? '')?.[1];

test('a rule that sets ink and ground together has its pair in the list', () => {
  const missing = rules.flatMap((rule) => {
    const find = (name: RegExp) => rule.find(({ property }) => name.test(property));
    const ink = roleIn(find(/^color$/)?.value);
    const ground = roleIn(find(/^background(-color)?$/)?.value);
    if (ink === undefined || ground === undefined) return [];
    const known = new Map(Object.entries<string[]>(wordsOn)).get(ground);
    return known?.includes(ink) ? [] : [`${rule[0]?.file} ${rule[0]?.selector}: ${ink} on ${ground}`];
  });
  expect(missing).toEqual([]);
});

test('an ink that words are set in has a ground in the list', () => {
  const inks = new Set(Object.values<string[]>(wordsOn).flat());
  const unknown = rules
    .flat()
    .filter(({ property, value }) => property === 'color' && roleIn(value) && !inks.has(roleIn(value) ?? ''))
    .map(({ file, selector, value }) => `${file} ${selector}: ${value}`);
  expect(unknown).toEqual([]);
});

test('what words stand on is a ground in the list', () => {
  const grounds = [...Object.keys(wordsOn), ...ornament];
  const unknown = rules
    .flat()
    .filter(({ property, value }) => /^background(-color)?$/.test(property) && roleIn(value))
    .filter(({ value }) => !grounds.includes(roleIn(value) ?? ''))
    .map(({ file, selector, value }) => `${file} ${selector}: ${value}`);
  expect(unknown).toEqual([]);
});
