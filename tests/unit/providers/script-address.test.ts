// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isScriptAddress, scriptAddress } from '../../../components/providers/script-address.ts';

const origin = 'http://localhost:4175';

test.each(['/sw.js', `${origin}/embeds/api/v1/?autolightframe=yes`, `${origin}/subscribe/validate.js`])(
  'a script from %s is allowed',
  (address) => {
    expect(scriptAddress(address)).toBe(address);
  },
);

test.each([
  `${origin}/embeds/api/v1/../../../other.js`,
  `${origin}/embeds/api/v1.evil/`,
  `${origin}/subscribe/validate.jsx`,
  'https://cats.example/sw.js',
  'data:text/javascript,canary()',
  '/sw.js#x',
  '',
])('a script from %s is not allowed', (address) => {
  expect(isScriptAddress(address)).toBe(false);
  expect(() => scriptAddress(address)).toThrow(TypeError);
});
