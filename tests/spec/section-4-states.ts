import { rowsOf, type SpecRow } from './row.ts';

const bar = 'browser/booking-bar.spec.ts';
const gallery = 'browser/gallery.spec.ts';
const image = 'browser/image-fallback.spec.ts';
const reserve = 'browser/reserve.spec.ts';
const calendar = 'browser/calendar.spec.ts';
const carousel = 'browser/carousel.spec.ts';
const parts = 'browser/small-parts.spec.ts';
const updates = 'browser/updates.spec.ts';
const newVersion =
  'browser/new-version.spec.ts > the first is only logged; each later one shows a toast, Reload reloads once and at once, and input is kept';
const errors = 'browser/errors.spec.ts';
const menu = 'browser/mobile-menu.spec.ts';

export const section4States: readonly SpecRow[] = [
  ...rowsOf('4 Header', [
    [
      'At the top or scrolled, from more than 50 px on',
      'browser/header.spec.ts > after more than 50 px of scrolling the header is solid and shorter',
    ],
    [
      'Menu and search exclude each other',
      `${menu} > opening the search closes the menu, and opening the menu closes the search`,
    ],
    [
      'A page out of the history has its menu closed',
      `${menu} > a page restored from the history has its menu closed`,
    ],
    [
      'A page out of the history has its search closed and empty',
      'browser/search.spec.ts > a page restored from the history has its search closed and empty',
    ],
  ]),
  ...rowsOf('4 Booking bar', [
    [
      'It appears after 300 px of scrolling',
      `${bar} > the bar appears after scrolling more than 300 px and disappears when scrolling back`,
    ],
    [
      'Dismissed, it stays hidden for 24 hours',
      `${bar} > a dismissed bar stays hidden on every page for exactly 24 hours`,
    ],
  ]),
  ...rowsOf('4 Lightbox', [
    [
      'Closed, or open at a picture',
      `${gallery} > arrow keys turn, Escape closes, and the focus returns to the picture`,
    ],
    [
      'Previous from the first goes to the last',
      `${gallery} > a gallery picture opens full-screen with its position; the buttons turn and wrap`,
    ],
    [
      'Next from the last goes to the first',
      `${gallery} > a gallery picture opens full-screen with its position; the buttons turn and wrap`,
    ],
  ]),
  ...rowsOf('4 FAQ', [
    [
      'At most one item is open, and a click on it closes it',
      `${parts} > at most one answer is open, and a click on the open one closes it`,
    ],
    [
      'On the contact page the first starts open; the panel is at most about 24rem high',
      `${parts} > on the contact page the first answer is open; a long one scrolls inside`,
    ],
  ]),
  ...rowsOf('4 Pictures', [
    [
      'The hero shows a gradient until the image is there, and keeps it on an error',
      'browser/image-fallback.spec.ts > a hero of /about whose picture fails shows the gradient behind it',
    ],
    [
      'On an error the same file is tried as .webp, unless it is one or a placeholder',
      `${image} > a picture that fails is retried once as .webp`,
    ],
    [
      'On a second error the placeholder is shown, marked, and nothing more is tried',
      `${image} > if the placeholder fails, too, there is no further attempt`,
    ],
    [
      'Logos fall back to a placeholder of their own',
      `${image} > a picture of / that fails twice shows the matching placeholder, with its data attribute`,
    ],
    [
      'Gallery pictures fall back to cats',
      `${image} > a picture of /gallery that fails twice shows the matching placeholder, with its data attribute`,
    ],
    [
      'Tour pictures fall back to a tour placeholder',
      `${image} > a picture of /tours that fails twice shows the matching placeholder, with its data attribute`,
    ],
    [
      'Blog cards fall back to a placeholder',
      `${image} > a picture of /blog that fails twice shows the matching placeholder, with its data attribute`,
    ],
  ]),
  ...rowsOf('4 Reserve button', [
    [
      'With an item it opens the calendar in a new tab and sends begin_booking',
      `${reserve} > with an item the calendar opens in a new tab and begin_booking is sent`,
    ],
    [
      'With a handler of its own it runs that and goes nowhere',
      `${reserve} > a custom click handler takes precedence over the link, and nothing is sent`,
    ],
    [
      'Without a link it shows an error toast',
      `${reserve} > without link and item the button shows an error`,
    ],
    [
      'Otherwise it goes to its link, /booking by default',
      `${reserve} > without an item the button opens its page and reserve_button_click is sent`,
    ],
    [
      'A plain click sends reserve_button_click',
      `${reserve} > without an item the button opens its page and reserve_button_click is sent`,
    ],
    [
      'Variants primary (large), secondary, outline, accent and ghost',
      'unit/booking/reserve-button.test.tsx > each variant has its class, and primary has the large size',
    ],
    [
      "It preloads the provider's script",
      'browser/embed-script.spec.ts > the script is requested once on every kind of page, when the browser is idle',
    ],
    [
      'A calendar that does not open is reported, then /booking follows',
      `${reserve} > a blocked new tab shows a message, and the booking page opens`,
    ],
  ]),
  ...rowsOf('4 Booking calendar', [
    [
      'It starts loading: spinner, Loading calendar..., frame hidden',
      `${calendar} > the calendar shows a loading state, and then itself`,
    ],
    ['On load the frame shows', `${calendar} > the calendar shows a loading state, and then itself`],
    [
      'On an error the loading hides, the error and the notice Calendar Error show',
      `${calendar} > a calendar that fails to load (drop) shows a message with alternatives`,
    ],
    [
      'A frame that never answers has failed after 15 s',
      `${calendar} > a calendar that fails to load (never) shows a message with alternatives`,
    ],
    [
      'Try again loads the page anew',
      `${calendar} > Try again reloads the page, and then the calendar is there`,
    ],
    [
      "A link leads to the provider's own page",
      `${calendar} > a calendar that fails to load (drop) shows a message with alternatives`,
    ],
    [
      'The frame is at least 700 px high',
      `${calendar} > the calendar shows a loading state, and then itself`,
    ],
  ]),
  ...rowsOf('4 Testimonial carousel', [
    ['It advances every 8000 ms and wraps', `${carousel} > it advances every 8 s and wraps around`],
    [
      'It ignores clicks for 500 ms during a change',
      `${carousel} > clicks within 500 ms of a change are ignored`,
    ],
  ]),
  ...rowsOf('4 Help', [
    [
      'The tooltip shows on hover or focus',
      `${parts} > the tooltip of the help button appears after 700 ms of hovering, without delay within 300 ms of the last one and on focus; Escape hides it`,
    ],
    [
      'The button scrolls to the questions, which pulse for 2 s',
      `${parts} > the help button scrolls to the questions, which pulse for 2 s`,
    ],
  ]),
  ...rowsOf('4 Errors', [
    [
      'A render error shows the error page; Try Again reloads',
      `${errors} > a render error in the main part of a page shows the error screen`,
    ],
    [
      'A lazy part that fails dispatches a preload error, rethrown unless handled',
      `${errors} > a listener that handles a failed script prevents the error`,
    ],
    [
      'Unhandled, it reloads the page once a session and is thrown after that',
      `${errors} > a missing script of an older deploy reloads the page, once per session`,
    ],
  ]),
  ...rowsOf('4 Service worker', [
    [
      'On load /sw.js is registered',
      `${updates} > the service worker is registered on load, for the whole site`,
    ],
    [
      'An update is reported by a notification where they are allowed',
      `${updates} > if notifications are permitted, an update shows one instead of a toast`,
    ],
    ['Otherwise by a toast with Reload', newVersion],
    ['When control changes the page reloads itself', newVersion],
    ['A first install caches and is logged only', newVersion],
  ]),
  ...rowsOf('4 Price calculator', [
    [
      'The number of guests begins at 8',
      `${parts} > the calculator starts with the usual number of guests and updates while typing`,
    ],
  ]),
];
