import { expect, test } from 'vitest';
import { clicksFromHome, pagesAreReachable } from '../../../scripts/checks/reachable.ts';
import { page } from './pages.ts';

const site = [
  page('/', { links: ['/cats/tours#dates', '/cats/old'] }),
  page('/tours', { links: ['/cats/', '/cats/blog?post=ned', '/other/place'] }),
  page('/blog/ned', { links: ['/cats/deep'] }),
  page('/deep', { links: ['/cats/deeper'] }),
  page('/deeper'),
  page('/alone', { links: ['/cats/alone'] }),
  page('/survey'),
  page('/old', { isRedirect: true }),
];

test('clicks are counted along links below the base path; both addresses of a post count as one page', () => {
  expect([...clicksFromHome(site, '/cats/')]).toEqual([
    ['/', 0],
    ['/tours', 1],
    ['/old', 1],
    ['/blog/ned', 2],
    ['/deep', 3],
    ['/deeper', 4],
  ]);
});

test('pages that are too deep or have no links to them are reported, except noindex pages and old addresses', () => {
  const sources = { links: {}, pages: { '/deeper': { file: 'content/pages/deeper.yaml' } } };
  const options = { basePath: '/cats/', hidden: new Set(['/survey']), sources };
  expect(pagesAreReachable(site, options)).toMatchObject([
    { file: 'content/pages/deeper.yaml', message: 'The page is 4 clicks from the home page, more than 3' },
    { file: 'alone.html', message: 'No link leads to the page from the home page' },
  ]);
});
