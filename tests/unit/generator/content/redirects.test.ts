import { expect, test } from 'vitest';
import type { Content } from '../../../../content/types.ts';
import { redirectTable, stubPage } from '../../../../scripts/generator/content/redirects.ts';

const picture = {
  name: 'x',
  alt: '',
  width: 1,
  height: 1,
  src: '',
  widths: [1],
  stem: '',
  format: 'jpg',
  color: '',
} as const;
const image = { ...picture, widths: [1] };
const member = (name: string): Content['team'][number] => ({
  name,
  role: '',
  bio: '',
  image,
  alt: '',
  catName: '',
});
const post = (id: string, aliases: string[]): Content['posts'][number] => ({
  ...{ id, aliases, image, title: id, excerpt: '', author: '', date: '2025-01-01', alt: '', tags: ['a'] },
  ...{ category: 'History', readTime: 1 },
});

test('the table joins old addresses, first names of the team and other names of posts', () => {
  const table = redirectTable({
    redirects: [{ to: '/about', from: ['/about-us', '/about-*'] }],
    team: [member('Iris Marlow'), member('Jean-Luc')],
    posts: [post('jerry-fox', ['1', 'jerry']), post('ned', [])],
  });
  expect(table.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '/about-us /about',
    '/about-* /about',
    '/about-iris /about',
    '/about-jean /about',
    '/blog/1 /blog?post=jerry-fox',
    '/blog/jerry /blog?post=jerry-fox',
  ]);
});

test('a page that leads on escapes addresses, and keeps the refresh out of the way of its script', () => {
  const page = stubPage({
    target: 'https://example.com/a?b=1&c="2"',
    link: '/a?b=1&c="2"',
    script: 'go()',
    csp: "default-src 'none'",
  });
  expect(page).toContain('<link rel="canonical" href="https://example.com/a?b=1&amp;c=&quot;2&quot;">');
  expect(page).toContain('<a href="/a?b=1&amp;c=&quot;2&quot;">');
  expect(page.replace(/<noscript>.*?<\/noscript>/, '')).not.toContain('http-equiv="refresh"');
});
