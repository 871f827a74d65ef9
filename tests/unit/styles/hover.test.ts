import { expect, test } from 'vitest';
import { styleSheets } from './style-rules.ts';

/** What opens on hover also does so where a tap counts as one, without script. */
const opens = /\.(?:dropdown|tip)$/;
const inQuery = /@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g;

test('styles of hovering are for devices that can hover: on others they would stay after a tap', () => {
  const found = [...styleSheets('components'), ...styleSheets('styles')].flatMap(({ file, css }) =>
    [...css.replace(inQuery, '').matchAll(/([^{};]+)\{[^{}]*\}/g)]
      .map(([, selector = '']) => selector.trim())
      // Other states share the rule of the rest.
      .filter((selector) => selector.includes(':hover') && !/aria-|:target|:focus/.test(selector))
      .filter((selector) => !opens.test(selector))
      .map((selector) => `${file} ${selector}`),
  );
  expect(found).toEqual([]);
});
