/** Requirements on titles, metadata and structured data (sections 2, 3 and 9). */
import { rowsOf, type SpecRow } from './row.ts';

const data = 'build/structured-data.test.ts';
const head =
  "build/machine-readable.test.ts > each page's head has its title with the company's name, its address and its link preview";
const rating = `${data} > the tour has the fixed rating and its dates the other count; the company has neither`;
const breadcrumb = `${data} > %s has its breadcrumb`;
const gallery = `${data} > the gallery's data lists ten tour photos and the film`;

export const section2SearchEngines: readonly SpecRow[] = rowsOf('2 Search engines', [
  ["Each page's title ends with the company's name", head],
  ['Canonical address and share metadata are set for each page', head],
  ['A tour page has its breadcrumb as structured data', breadcrumb],
  ['The petition has its breadcrumb as structured data', breadcrumb],
  ['The structured data of the gallery is an image gallery and a video', gallery],
  ["The gallery's structured data lists the first 10 tour photos", gallery],
  ['A tour states a fixed rating of 4.9 from 87 ratings and a sample review', rating],
  ['Event metadata states 150 reviews', rating],
  ['Metadata states the price range $40 - $320 and 2024 as the founding year', rating],
  ['Opening hours in metadata are Saturday and Sunday 10:00 to 16:00', rating],
  [
    'An event ends 2 hours after its start',
    'unit/tour/tour-dates.test.ts > %s changes the offset and not the hour',
  ],
  [
    'While the blog page shows a post, title and metadata are those of the post',
    "unit/blog/blog-head.test.tsx > while the blog page shows a post, its head is that of the post's own page",
  ],
]);
