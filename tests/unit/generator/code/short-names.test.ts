import { expect, test } from 'vitest';
import { shortenNames } from '../../../../scripts/generator/code/short-names.ts';

test('the hashes of the given names are shortened wherever they occur, in other names not', () => {
  const shorten = shortenNames(['chunk-6D5BIGCZ.js', 'contact-form.client-ZYFCRKAB.js']);
  expect(shorten('assets/js/contact-form.client-ZYFCRKAB.js')).toBe('assets/js/contact-form.client-ZYFCR.js');
  expect(shorten('import{a}from"./chunk-6D5BIGCZ.js";import("./other-6D5BIGCZ.js")')).toBe(
    'import{a}from"./chunk-6D5BI.js";import("./other-6D5BIGCZ.js")',
  );
});

test('names that would become equal keep their whole hash', () => {
  const shorten = shortenNames(['chunk-AAAAA111.js', 'chunk-AAAAA222.js', 'toast-AAAAA111.js']);
  expect(shorten('chunk-AAAAA111.js chunk-AAAAA222.js toast-AAAAA111.js')).toBe(
    'chunk-AAAAA111.js chunk-AAAAA222.js toast-AAAAA.js',
  );
});
