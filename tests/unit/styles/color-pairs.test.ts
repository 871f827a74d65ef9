/** Foreground colors have enough contrast with their backgrounds in the light and the dark scheme (WCAG 2.2 AA, 1.4.3 and 1.4.11). */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../../../scripts/core/files/paths.ts';
import { decorativeColors, symbolColors, textColors } from '../../../styles/color-pairs.ts';
import { contrast } from './contrast.ts';
import { rulesOf, styleSheets } from './style-rules.ts';

const tokensIn = (file: string) =>
  [...readFileSync(inRoot('styles', file), 'utf8').matchAll(/--([\w-]+): ([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
const tokens = new Map(tokensIn('tokens.css'));
const darkTokens = tokensIn('dark.css');
const schemes = { light: tokens, dark: new Map([...tokens, ...darkTokens]) };
type Scheme = keyof typeof schemes;
const roles = [...tokens.keys()].filter((name) => name.startsWith('color-')).map((name) => name.slice(6));

/** The primitive color that a role refers to, as `#rrggbb`. */
function colorOf(role: string, scheme: Scheme): string {
  const colors = schemes[scheme];
  const value = colors.get(`color-${role}`) ?? '';
  const color = colors.get(/^var\(--([\w-]+)\)$/.exec(value)?.[1] ?? '') ?? value;
  if (!/^#[0-9a-f]{6}$/.test(color))
    throw new Error(`styles: --color-${role} is not a color but "${color}" in a ${scheme} scheme`);
  return color;
}

const pairs = (on: Record<string, string[]>) =>
  Object.entries(on).flatMap(([background, colors]) =>
    colors.map((foreground) => ({ foreground, background })),
  );
const inSchemes = (on: Record<string, string[]>) =>
  pairs(on).flatMap((pair) => [
    { ...pair, scheme: 'light' as const },
    { ...pair, scheme: 'dark' as const },
  ]);

test.each(inSchemes(textColors))(
  '$scheme: text in $foreground is readable on $background',
  ({ foreground, background, scheme }) => {
    expect(contrast(colorOf(foreground, scheme), colorOf(background, scheme))).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(inSchemes(symbolColors))(
  '$scheme: symbols in $foreground are visible on $background',
  ({ foreground, background, scheme }) => {
    expect(contrast(colorOf(foreground, scheme), colorOf(background, scheme))).toBeGreaterThanOrEqual(3);
  },
);

test('the dark scheme defines roles only', () => {
  const names = darkTokens.map(([name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !tokens.has(name) || !name.startsWith('color-'))).toEqual([]);
});

test('theme-color is the background of each scheme', () => {
  const head = readFileSync(inRoot('components', 'document', 'head', 'head.tsx'), 'utf8');
  const reported = [...head.matchAll(/name="theme-color".* content="(#[0-9a-f]{6})"/g)].map(
    ([, color]) => color,
  );
  expect(reported).toEqual([colorOf('page', 'dark'), colorOf('page', 'light')]);
});

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('every color role is in the list', () => {
  const listed = [...pairs(textColors), ...pairs(symbolColors)].flatMap(({ foreground, background }) => [
    foreground,
    background,
  ]);
  expect(roles.filter((role) => ![...listed, ...decorativeColors].includes(role))).toEqual([]);
  expect([...listed, ...decorativeColors].filter((role) => !roles.includes(role))).toEqual([]);
});

const rules = [...styleSheets('components'), ...styleSheets('styles')].flatMap(rulesOf);
const roleIn = (value: string | undefined) => /^var\(--color-([\w-]+)\)$/.exec(value ?? '')?.[1];

test('a rule that sets color and background has its pair in the list', () => {
  const missing = rules.flatMap((rule) => {
    const find = (name: RegExp) => rule.find(({ property }) => name.test(property));
    const foreground = roleIn(find(/^color$/)?.value);
    const background = roleIn(find(/^background(-color)?$/)?.value);
    if (foreground === undefined || background === undefined) return [];
    const known = new Map(Object.entries<string[]>(textColors)).get(background);
    return known?.includes(foreground)
      ? []
      : [`${rule[0]?.file} ${rule[0]?.selector}: ${foreground} on ${background}`];
  });
  expect(missing).toEqual([]);
});

test('every text color has a background in the list', () => {
  const colors = new Set(Object.values<string[]>(textColors).flat());
  const unknown = rules
    .flat()
    .filter(
      ({ property, value }) => property === 'color' && roleIn(value) && !colors.has(roleIn(value) ?? ''),
    )
    .map(({ file, selector, value }) => `${file} ${selector}: ${value}`);
  expect(unknown).toEqual([]);
});

test('every background of text is in the list', () => {
  const backgrounds = [...Object.keys(textColors), ...decorativeColors];
  const unknown = rules
    .flat()
    .filter(({ property, value }) => /^background(-color)?$/.test(property) && roleIn(value))
    .filter(({ value }) => !backgrounds.includes(roleIn(value) ?? ''))
    .map(({ file, selector, value }) => `${file} ${selector}: ${value}`);
  expect(unknown).toEqual([]);
});
