import { expect, test } from 'vitest';
import { redirectsSchema } from '../../content/schema.ts';
import { inRoot } from '../../scripts/core/files/paths.ts';
import { words } from '../browser/support/words.ts';

/** Spec section 2, legacy redirects. */
const legacy: Record<string, string[]> = {
  '/tours/financial-district': ['/financial-district-cat-tour', '/financial-district'],
  '/tours/brooklyn-heights': ['/brooklyn-heights-cat-tour', '/brooklyn-heights', '/brooklyn'],
  '/tours/lower-east-side': ['/lower-east-side-cat-tour', '/lower-east-side'],
  '/tours/private-tours': ['/private-cat-tours', '/private-tours'],
  '/tours': ['/tour', '/cat-tours', '/tourinfo', '/cat-tour'],
  '/': ['/cats', '/index.html', '/index.php', '/home'],
  '/about': ['/about-us', '/about-*', '/about.html'],
  '/contact': ['/contactus', '/contact-us', '/contact.html'],
  '/booking': ['/book', '/book-a-tour', '/book-tour', '/reserve', '/reservation'],
  '/press-kit': ['/press', '/media'],
  '/in-the-news': ['/news', '/media-coverage'],
  '/gallery': ['/photo', '/photos', '/image', '/images', '/gallery.html'],
  '/blog': ['/articles', '/stories', '/post', '/posts', '/blog.html'],
  '/sitemap': ['/sitemap.html'],
};

test('every old address of the specification leads to its target', () => {
  const { redirects } = words('redirects.yaml', redirectsSchema, inRoot('content'));
  const table = new Map(redirects.flatMap(({ from, to }) => from.map((old) => [old, to] as const)));
  const wrong = Object.entries(legacy).flatMap(([to, olds]) =>
    // `x.html` is the page itself on every host, one of its two files.
    olds.filter((old) => table.get(old) !== to && old !== `${to}.html` && old !== `${to}index.html`),
  );
  expect(wrong).toEqual([]);
});
