import { rowsOf, type SpecRow } from './row.ts';

const errors = 'browser/errors.spec.ts';
const reserve = 'browser/reserve.spec.ts';
const calendar = 'browser/calendar.spec.ts';
const image = 'browser/image-fallback.spec.ts';
const updates = 'browser/updates.spec.ts';
const newVersion =
  'browser/new-version.spec.ts > the first is only logged; each later one shows a toast, Reload reloads once and at once, and input is kept';

export const section8: readonly SpecRow[] = [
  ...rowsOf('8 Error catalogue', [
    [
      'Render error: Something went wrong, with Try Again and Return to Home Page',
      `${errors} > a render error in the main part of a page shows the error screen`,
    ],
    [
      'Reserve button: Booking Error, then /booking',
      `${reserve} > a blocked new tab shows a message, and the booking page opens`,
    ],
    [
      'Reserve button without link and item: Navigation Error',
      `${reserve} > without link and item the button shows an error`,
    ],
    [
      'In-page calendar: heading, detail, notice, reload and provider page',
      `${calendar} > a calendar that fails to load (drop) shows a message with alternatives`,
    ],
    [
      'Help button, section missing: Section Not Found',
      'browser/small-parts.spec.ts > the help button shows an error if the questions are missing',
    ],
    [
      'Site search: No results found for the query',
      'browser/search.spec.ts > without a match it shows a message with the query',
    ],
    [
      'Empty gallery: No images to display, and to check back soon',
      'unit/gallery/gallery-grid.test.tsx > an empty list shows a message',
    ],
    [
      'Image load failure: logged and replaced',
      `${image} > a picture that fails twice is logged and shows the matching placeholder, and a hero the gradient behind it; posts activate`,
    ],
    ["The provider's script: logged only", 'browser/embed-script.spec.ts > a failure is only logged'],
    ['Registration of the worker: logged only', `${updates} > a registration that fails is only logged`],
    ['Analytics: logged only', `${reserve} > an error in analytics is only logged`],
    ['Update available: toast with Reload', newVersion],
    [
      'Unknown route: the not-found page',
      'browser/route-table-pages.spec.ts > any other path shows the not-found page',
    ],
  ]),
];
