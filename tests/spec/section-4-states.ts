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
      'Its states are at the top, and scrolled by more than 50 px',
      'browser/header.spec.ts > after more than 50 px of scrolling the header is solid and shorter',
    ],
    [
      'Menu and search are never open together',
      `${menu} > opening the search closes the menu, and opening the menu closes the search`,
    ],
    [
      'A page restored from the history has its menu closed',
      `${menu} > a page restored from the history has its menu closed`,
    ],
    [
      'A page restored from the history has its search closed and empty',
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
      'Its states are closed, and open at a picture',
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
      'On the contact page the first item is open; the panel is at most about 24rem high',
      `${parts} > on the contact page the first answer is open; a long one scrolls inside`,
    ],
  ]),
  ...rowsOf('4 Pictures', [
    [
      'The hero shows a gradient until the image has loaded, also after an error',
      'browser/image-fallback.spec.ts > a picture that fails twice is logged and shows the matching placeholder, and a hero the gradient behind it; posts activate',
    ],
    [
      'After an error the same file is retried as .webp, unless it is one or a placeholder',
      `${image} > a picture that fails is retried once as .webp, one in AVIF too`,
    ],
    [
      'After a second error a marked placeholder is shown, without further retries',
      `${image} > if the placeholder fails, too, there is no further attempt`,
    ],
    [
      'Press logos fall back to a placeholder',
      `${image} > a picture that fails twice is logged and shows the matching placeholder, and a hero the gradient behind it; posts activate`,
    ],
    [
      'Gallery images fall back to cat images',
      `${image} > a picture that fails twice is logged and shows the matching placeholder, and a hero the gradient behind it; posts activate`,
    ],
    [
      'Tour images fall back to a tour placeholder',
      `${image} > a picture that fails twice is logged and shows the matching placeholder, and a hero the gradient behind it; posts activate`,
    ],
    [
      'Blog cards fall back to a placeholder',
      `${image} > a picture that fails twice is logged and shows the matching placeholder, and a hero the gradient behind it; posts activate`,
    ],
  ]),
  ...rowsOf('4 Reserve button', [
    [
      'With an item it opens the calendar in a new tab and sends begin_booking',
      `${reserve} > with an item the calendar opens in a new tab and begin_booking is sent`,
    ],
    [
      'With a custom click handler it runs that and does not navigate',
      `${reserve} > a custom click handler takes precedence over the link, and nothing is sent`,
    ],
    [
      'Without a link it shows an error toast',
      `${reserve} > without link and item the button shows an error`,
    ],
    [
      'Otherwise it navigates to its link, by default /booking',
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
      'If the calendar fails to open, a toast is shown and /booking opens',
      `${reserve} > a blocked new tab shows a message, and the booking page opens`,
    ],
  ]),
  ...rowsOf('4 Booking calendar', [
    [
      'It starts loading: spinner, Loading calendar..., frame hidden',
      `${calendar} > the calendar shows a loading state, and then itself`,
    ],
    ['On load the frame is shown', `${calendar} > the calendar shows a loading state, and then itself`],
    [
      'On an error the loading state is hidden, and the error and the notice Calendar Error are shown',
      `${calendar} > a calendar that fails to load (drop) shows a message with alternatives`,
    ],
    [
      'A frame without a response fails after 15 s',
      `${calendar} > a calendar that fails to load (never) shows a message with alternatives`,
    ],
    [
      'Try again reloads the page',
      `${calendar} > Try again reloads the page, and then the calendar is there`,
    ],
    [
      "A link leads to the provider's own booking page",
      `${calendar} > a calendar that fails to load (drop) shows a message with alternatives`,
    ],
    [
      'The frame is at least 700 px high',
      `${calendar} > the calendar shows a loading state, and then itself`,
    ],
  ]),
  ...rowsOf('4 Testimonial carousel', [
    ['It advances every 8000 ms and wraps around', `${carousel} > it advances every 8 s and wraps around`],
    [
      'It ignores clicks for 500 ms during a transition',
      `${carousel} > clicks within 500 ms of a change are ignored`,
    ],
  ]),
  ...rowsOf('4 Help', [
    [
      'The tooltip shows on hover or focus',
      `${parts} > the tooltip of the help button appears after 700 ms of hovering, without delay within 300 ms of the last one and on focus; Escape hides it`,
    ],
    [
      'The button scrolls to the FAQ, which pulses for 2 s',
      `${parts} > the help button scrolls to the questions, which pulse for 2 s`,
    ],
  ]),
  ...rowsOf('4 Errors', [
    [
      'A render error shows the error page; Try Again reloads',
      `${errors} > a render error in the main part of a page shows the error screen`,
    ],
    [
      'A lazy part that fails to load dispatches a preload error, which is rethrown unless handled',
      `${errors} > a listener that handles a failed script prevents the error`,
    ],
    [
      'Unhandled, it reloads the page once per session and is then thrown',
      `${errors} > a missing script of an older deploy reloads the page, once per session`,
    ],
  ]),
  ...rowsOf('4 Service worker', [
    [
      '/sw.js is registered on load',
      `${updates} > the service worker is registered on load, for the whole site`,
    ],
    [
      'An update shows a desktop notification if permission was granted',
      `${updates} > if notifications are permitted, an update shows one instead of a toast`,
    ],
    ['Otherwise an update shows a toast with Reload', newVersion],
    ['When control changes the page reloads itself', newVersion],
    ['A first installation caches content and is only logged', newVersion],
  ]),
  ...rowsOf('4 Price calculator', [
    [
      'The default guest count is 8',
      `${parts} > the calculator starts with the usual number of guests and updates while typing`,
    ],
  ]),
];
