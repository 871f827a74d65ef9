import { expect, test } from 'vitest';
import { joinAddress } from '../../../components/base/join-address.ts';

test.each([
  ['/about', '', '', '/about'],
  ['/about', '?a=1', '#top', '/about?a=1#top'],
  ['/about', '?', '#', '/about'],
  ['/blog?post=jerry-fox', '?utm_source=x', '', '/blog?post=jerry-fox&utm_source=x'],
  ['/blog?post=jerry-fox', '?post=other', '', '/blog?post=jerry-fox&post=other'],
  ['/contact#faq-section', '?a=b', '', '/contact?a=b#faq-section'],
  ['/contact?x=1#faq-section', '?a=b?c', '#own', '/contact?x=1&a=b?c#own'],
])('%s joined with %s%s is %s', (to, search, hash, expected) => {
  expect(joinAddress(to, search, hash)).toBe(expected);
});
