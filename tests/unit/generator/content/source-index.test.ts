import { expect, test } from 'vitest';
import { indexSources } from '../../../../scripts/generator/content/source-index.ts';

const yaml = (file: string, lines: Record<string, number>) => ({
  [file]: { file: `content/${file}`, value: {}, hash: '', references: [], lines },
});

test('the fields of a head are those that the page shows, and the private tour has them in the file of its page', () => {
  const { pages } = indexSources(
    {
      ...yaml('tours/brooklyn-heights.yaml', { title: 3, metaTitle: 4, metaDescription: 5, description: 7 }),
      ...yaml('tours/financial-district.yaml', { title: 3, description: 7 }),
      ...yaml('pages/private-tours.yaml', { title: 1, description: 2 }),
      ...yaml('tours/private-tours.yaml', { title: 3, description: 7 }),
      ...yaml('site.yaml', { title: 1 }),
    },
    [],
  );
  const places = Object.entries(pages).map(([route, { file, title, description }]) => [
    route,
    file,
    title,
    description,
  ]);
  expect(places).toEqual([
    ['/tours/brooklyn-heights', 'content/tours/brooklyn-heights.yaml', 4, 5],
    ['/tours/financial-district', 'content/tours/financial-district.yaml', 3, 7],
    ['/tours/private-tours', 'content/pages/private-tours.yaml', 1, 2],
  ]);
});
