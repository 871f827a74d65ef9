// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Hero, type HeroProps } from '../../../components/ui/hero/hero.tsx';
import { picture } from '../support/picture.ts';

const image = picture('ned', 'Ned');
const css = readFileSync('components/ui/hero/hero.module.css', 'utf8');

/** Minimum height in the class of a hero of this size. */
function heightOf(size: HeroProps['size']): string | undefined {
  const { container } = render(<Hero {...(size ? { size } : {})} image={image} title="Ned" />);
  const carried = [...(container.querySelector('section')?.classList ?? [])];
  const rules = [...css.matchAll(/\.(\w+) \{\s*min-height: (\d+svh);/g)];
  return rules.find(([, name]) => name && carried.includes(name))?.[2];
}

test('each size of the hero has its own height', () => {
  expect(heightOf('full')).toBe('100svh');
  expect(heightOf('large')).toBe('80svh');
  expect(heightOf('medium')).toBe('60svh');
  expect(heightOf(undefined)).toBe('40svh');
});
