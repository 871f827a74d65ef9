import { expect, test } from 'vitest';
import { precacheFiles } from '../../../../scripts/generator/files/precache.ts';

const sized = (sizes: Record<string, number>) =>
  Object.fromEntries(Object.entries(sizes).map(([file, size]) => [file, { size }]));
const shell = {
  'assets/js/site.js': 10,
  'assets/fonts/a.woff2': 10,
  'assets/maps/ned.1a2b3c.svg': 10,
  'manifest.webmanifest': 10,
};
const pages = ['/', '/about', '/blog', '/blog/ned', '/press-kit', '/sitemap', '/404'];
const html = { 'index.html': 10, 'about.html': 10, 'about/index.html': 10, 'blog.html': 10, '404.html': 10 };

test('shell and main pages are precached, but not duplicates, redirect pages, pages of posts, pages for the press, pictures or the not-found page', () => {
  const files = sized({
    ...shell,
    ...html,
    'brooklyn/index.html': 5,
    'assets/images/a.jpg': 5,
    'blog/ned.html': 5,
    'press-kit.html': 5,
    'sitemap.html': 5,
  });
  expect(precacheFiles({ pages, posts: [], files, limit: 1000 })).toEqual([
    'assets/js/site.js',
    'assets/fonts/a.woff2',
    'assets/maps/ned.1a2b3c.svg',
    'manifest.webmanifest',
    'index.html',
    'about.html',
    'blog.html',
  ]);
});

test('the newest posts are precached, as many as fit', () => {
  const posts = ['new', 'newer', 'old'];
  const files = sized({
    ...html,
    'assets/posts/new.json': 40,
    'assets/posts/newer.json': 40,
    'assets/posts/old.json': 40,
  });
  const kept = (limit: number) =>
    precacheFiles({ pages, posts, files, limit }).filter((file) => file.startsWith('assets/posts/'));
  expect(kept(110)).toEqual(['assets/posts/new.json', 'assets/posts/newer.json']);
  expect(kept(109)).toEqual(['assets/posts/new.json']);
  expect(kept(10)).toEqual([]);
});

test('at most fifty posts are precached, however small they are', () => {
  const posts = Array.from({ length: 80 }, (_, index) => `post-${index}`);
  const files = sized(Object.fromEntries(posts.map((id) => [`assets/posts/${id}.json`, 1])));
  expect(precacheFiles({ pages: [], posts, files, limit: 1000 })).toHaveLength(50);
});

test('a list above 200,000 bytes is cached when it is visited', () => {
  const files = sized({ 'about.html': 200_000, 'blog.html': 200_001 });
  expect(precacheFiles({ pages: ['/about', '/blog'], posts: [], files, limit: 1_000_000 })).toEqual([
    'about.html',
  ]);
});
