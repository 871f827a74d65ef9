import { expect, test } from 'vitest';
import { dataTable } from '../../../scripts/checks/structured-data-table.ts';
import { page } from './pages.ts';

test('each page has a line; a large folder of pages with the same types has one', () => {
  const posts = Array.from({ length: 21 }, (_, index) => page(`/blog/${index}`, { types: ['BlogPosting'] }));
  const pages = [
    page('/survey'),
    page('/', { types: ['WebSite', 'WebPage'] }),
    ...posts,
    page('/old', { isRedirect: true }),
  ];
  expect(dataTable(pages).split('\n')).toEqual([
    '  /                   WebSite, WebPage',
    '  /blog/* (21 pages)  BlogPosting',
    '  /survey             none (noindex)',
  ]);
});
