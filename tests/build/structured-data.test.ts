/** Structured data of the pages, on a site with a base path. */
import { beforeAll, expect, test } from 'vitest';
import { readPages } from '../../scripts/checks/read-pages.ts';
import { blocksOf } from '../../scripts/checks/structured-data.ts';
import { openWorkspace } from './support/workspace.ts';

const root = 'https://example.com/cats/';
const env = { BUILD_DATE: '2026-05-08', BASE_PATH: '/cats/', SITE_URL: 'https://example.com' };
const workspace = openWorkspace();
beforeAll(() => workspace.build({ env }), 60_000);

interface Graph {
  '@context': string;
  '@graph': Record<string, unknown>[];
}
const graphsOf = (html: string) => blocksOf(html).map((block): Graph => JSON.parse(block));
const nodesOf = (file: string, type: string) =>
  graphsOf(workspace.read(file)).flatMap((graph) =>
    graph['@graph'].filter((node) => [node['@type']].flat().includes(type)),
  );

test("each indexed page has one graph whose node ids are below the site's address", () => {
  const pages = readPages(workspace.out).filter(
    ({ html }) => !html.includes('name="robots" content="noindex"'),
  );
  expect(pages.length).toBe(22);
  for (const { file, html } of pages) {
    const graphs = graphsOf(html);
    expect(graphs, file).toHaveLength(1);
    const names = graphs[0]?.['@graph'].map((node) => String(node['@id'])) ?? [];
    expect(
      names.filter((name) => !name.startsWith(root)),
      file,
    ).toEqual([]);
    expect(names, file).toEqual(expect.arrayContaining([`${root}#company`, `${root}#website`]));
  }
});

test('the survey and the not-found page have none', () => {
  for (const file of ['survey.html', '404.html']) expect(blocksOf(workspace.read(file)), file).toEqual([]);
});

test.each([
  ['tours/lower-east-side.html', ['Home', 'Tours', 'The Market Walk']],
  ['petition-jerry-fox.html', ['Home', 'Jerry Fox Petition']],
  ['blog/the-harbor-cat.html', ['Home', 'Blog', 'The Harbor Cat']],
])('%s has its breadcrumb', (file, names) => {
  expect(nodesOf(file, 'BreadcrumbList')).toMatchObject([
    { itemListElement: names.map((name) => ({ name })) },
  ]);
});

const starts = () =>
  nodesOf('tours/brooklyn-heights.html', 'Event').map(({ startDate }) => String(startDate));

test('a tour lists its next eight dates, and a build a day later lists new ones', async () => {
  const friday = starts();
  expect(friday).toHaveLength(8);
  expect(friday[0]).toBe('2026-05-09T11:00:00-04:00');
  await workspace.build({ env: { ...env, BUILD_DATE: '2026-05-09' } });
  const saturday = starts();
  expect(saturday.slice(0, 7)).toEqual(friday.slice(1));
  expect(saturday).toHaveLength(8);
  await workspace.build({ env });
}, 60_000);

test('the tour has the fixed rating and its dates the other count; the company has neither', () => {
  const [tour] = nodesOf('tours/brooklyn-heights.html', 'Product');
  expect(tour).toMatchObject({
    '@type': ['Product', 'TouristTrip'],
    aggregateRating: { ratingValue: 4.7, ratingCount: 31 },
    review: { author: { '@type': 'Person' }, reviewRating: { ratingValue: 5 } },
    offers: { price: '35.00' },
    itinerary: { numberOfItems: 9 },
  });
  const [event] = nodesOf('tours/brooklyn-heights.html', 'Event');
  expect(event).toMatchObject({ aggregateRating: { reviewCount: 44 } });
  const [company] = nodesOf('index.html', 'LocalBusiness');
  expect(company).toMatchObject({
    priceRange: '$35 - $250',
    foundingDate: '2019',
    openingHoursSpecification: {
      dayOfWeek: ['https://schema.org/Friday', 'https://schema.org/Saturday'],
      opens: '09:30',
      closes: '17:30',
    },
  });
  expect(company).not.toHaveProperty('aggregateRating');
  expect(company).not.toHaveProperty('review');
});

test("the gallery's data lists ten tour photos and the film", () => {
  expect(nodesOf('gallery.html', 'ImageGallery')[0]?.image).toHaveLength(10);
  expect(nodesOf('gallery.html', 'VideoObject')).toHaveLength(1);
});

test("the video's date has a time with New York's offset", () => {
  const [film] = nodesOf('gallery.html', 'VideoObject');
  expect(film?.uploadDate).toMatch(/^\d{4}-\d{2}-\d{2}T12:00:00-0[45]:00$/);
});
