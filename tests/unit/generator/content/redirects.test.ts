import { expect, test } from 'vitest';
import { redirectPage, redirectTable } from '../../../../scripts/generator/content/redirects.ts';

test('the table contains old addresses, first names of the team and aliases of posts', () => {
  const table = redirectTable({
    redirects: [{ to: '/about', from: ['/about-us', '/about-*'] }],
    team: [{ name: 'Iris Marlow' }, { name: 'Jean-Luc' }],
    posts: [
      { id: 'jerry-fox', aliases: ['1', 'jerry'] },
      { id: 'ned', aliases: ['1'] },
    ],
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

test('a redirect page escapes addresses, and its refresh does not interfere with its script', () => {
  const page = redirectPage({
    target: 'https://example.com/a?b=1&c="2"',
    link: '/a?b=1&c="2"',
    script: 'go()',
    csp: "default-src 'none'",
  });
  expect(page).toContain('<link rel="canonical" href="https://example.com/a?b=1&amp;c=&quot;2&quot;">');
  expect(page).toContain('<a href="/a?b=1&amp;c=&quot;2&quot;">');
  expect(page.replace(/<noscript>.*?<\/noscript>/, '')).not.toContain('http-equiv="refresh"');
});
