import { expect, test } from 'vitest';
import { pageAddress } from '../../../components/base/page-address.ts';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about/index.html', '/about'],
  ['/tours/brooklyn-heights/', '/tours/brooklyn-heights'],
  ['//', '/'],
  ['//about/', '/about'],
  ['//example.org//about', '/example.org/about'],
])('%s is the page %s', (written, address) => {
  expect(pageAddress(written, '/')).toBe(address);
});

test.each([
  ['/cats/', '/cats/'],
  ['/cats', '/cats/'],
  ['/cats/index.html', '/cats/'],
  ['/cats/about/', '/cats/about'],
  ['/cats/about.html', '/cats/about'],
])('below /cats/, %s is the page %s', (written, address) => {
  expect(pageAddress(written, '/cats/')).toBe(address);
});
