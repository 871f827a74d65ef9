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
  'browser/new-version.spec.ts > the first is only logged; each later one is told, reloads once and at once by Reload, and what was typed is there';
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
      `${menu} > a page that comes back from the history has its menu closed`,
    ],
    [
      'A page out of the history has its search closed and empty',
      'browser/search.spec.ts > a page that comes back from the history has its search closed and empty',
    ],
  ]),
  ...rowsOf('4 Booking bar', [
    [
      'It appears after 300 px of scrolling',
      `${bar} > the bar appears after more than 300 px and goes on the way back`,
    ],
    [
      'Dismissed, it stays hidden for 24 hours',
      `${bar} > a dismissed bar stays away on every page for 24 hours, and no longer`,
    ],
  ]),
  ...rowsOf('4 Lightbox', [
    [
      'Closed, or open at a picture',
      `${gallery} > arrow keys turn, Escape closes, and the focus goes back to the print`,
    ],
    [
      'Previous from the first goes to the last',
      `${gallery} > a print opens full-screen with its place in the set; the buttons turn and wrap`,
    ],
    [
      'Next from the last goes to the first',
      `${gallery} > a print opens full-screen with its place in the set; the buttons turn and wrap`,
    ],
  ]),
  ...rowsOf('4 FAQ', [
    [
      'At most one item is open, and a click on it closes it',
      `${parts} > at most one answer is open, and a press on the open one closes it`,
    ],
    [
      'On the contact page the first starts open; the panel is at most about 24rem high',
      `${parts} > on the contact page the first answer is open; a long one scrolls inside`,
    ],
  ]),
  ...rowsOf('4 Pictures', [
    [
      'The hero shows a gradient until the image is there, and keeps it on an error',
      'browser/image-fallback.spec.ts > a hero of /about whose picture fails keeps the gradient behind it, uncovered',
    ],
    [
      'On an error the same file is tried as .webp, unless it is one or a placeholder',
      `${image} > a picture that fails is tried once as .webp`,
    ],
    [
      'On a second error the placeholder is shown, marked, and nothing more is tried',
      `${image} > where even the placeholder fails the page gives up`,
    ],
    [
      'Logos fall back to a placeholder of their own',
      `${image} > a picture of / that fails twice shows the placeholder of its place, marked`,
    ],
    [
      'Gallery pictures fall back to cats',
      `${image} > a picture of /gallery that fails twice shows the placeholder of its place, marked`,
    ],
    [
      'Tour pictures fall back to a tour placeholder',
      `${image} > a picture of /tours that fails twice shows the placeholder of its place, marked`,
    ],
    [
      'Blog cards fall back to a placeholder',
      `${image} > a picture of /blog that fails twice shows the placeholder of its place, marked`,
    ],
  ]),
  ...rowsOf('4 Reserve button', [
    [
      'With an item it opens the calendar in a new tab and sends begin_booking',
      `${reserve} > with an item the calendar opens in a new tab and begin_booking is sent`,
    ],
    [
      'With a handler of its own it runs that and goes nowhere',
      `${reserve} > a click handler of its own comes before the link, and nothing is sent`,
    ],
    [
      'Without a link it shows an error toast',
      `${reserve} > without link and item the button tells of its trouble`,
    ],
    [
      'Otherwise it goes to its link, /booking by default',
      `${reserve} > without an item the button goes to its page and reserve_button_click is sent`,
    ],
    [
      'A plain click sends reserve_button_click',
      `${reserve} > without an item the button goes to its page and reserve_button_click is sent`,
    ],
    [
      'Variants primary (large), secondary, outline, accent and ghost',
      'unit/booking/reserve-button.test.tsx > each variant has its class, and primary has the large size',
    ],
    [
      "It preloads the provider's script",
      'browser/embed-script.spec.ts > the script is asked for once on every kind of page, when the browser is idle',
    ],
    [
      'A calendar that does not open is told, then /booking follows',
      `${reserve} > a blocked new tab is told, and the booking page follows`,
    ],
  ]),
  ...rowsOf('4 Booking calendar', [
    [
      'It starts loading: spinner, Loading calendar..., frame hidden',
      `${calendar} > the calendar shows while it loads that it does, and then itself`,
    ],
    [
      'On load the frame shows',
      `${calendar} > the calendar shows while it loads that it does, and then itself`,
    ],
    [
      'On an error the loading hides, the error and the notice Calendar Error show',
      `${calendar} > a calendar that is not reached (drop) says so and offers ways on`,
    ],
    [
      'A frame that never answers has failed after 15 s',
      `${calendar} > a calendar that is not reached (never) says so and offers ways on`,
    ],
    [
      'Try again loads the page anew',
      `${calendar} > Try again loads the page anew, and then the calendar is there`,
    ],
    [
      "A link leads to the provider's own page",
      `${calendar} > a calendar that is not reached (drop) says so and offers ways on`,
    ],
    [
      'The frame is at least 700 px high',
      `${calendar} > the calendar shows while it loads that it does, and then itself`,
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
      `${parts} > the tip of the help button waits 700 ms under the pointer, not within 300 ms of the last time, never for the focus; Escape takes it away`,
    ],
    [
      'The button scrolls to the questions, which pulse for 2 s',
      `${parts} > the help button goes to the questions and lets them pulse for 2 s`,
    ],
  ]),
  ...rowsOf('4 Errors', [
    [
      'A render error shows the error page; Try Again reloads',
      `${errors} > a render error in a part that is the point of its page shows the error screen`,
    ],
    [
      'A lazy part that fails dispatches a preload error, rethrown unless handled',
      `${errors} > a listener that handles a failed script keeps it from being thrown`,
    ],
    [
      'Unhandled, it reloads the page once a session and is thrown after that',
      `${errors} > a script of an older deploy that is gone loads the page anew, once a session`,
    ],
  ]),
  ...rowsOf('4 Service worker', [
    ['On load /sw.js is registered', `${updates} > the worker is registered on load, for the whole site`],
    [
      'An update is told by a notification where they are allowed',
      `${updates} > where notifications are allowed an update is told by one, and not by a toast, too`,
    ],
    ['Otherwise by a toast with Reload', newVersion],
    ['When control changes the page reloads itself', newVersion],
    ['A first install caches and is logged only', newVersion],
  ]),
  ...rowsOf('4 Price calculator', [
    [
      'The number of guests begins at 8',
      `${parts} > the calculator begins at the usual number of guests and follows what is typed`,
    ],
  ]),
];
