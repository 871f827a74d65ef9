import { expect, test } from 'vitest';
import { redirectTable } from '../../../../scripts/generator/content/redirects.ts';

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
