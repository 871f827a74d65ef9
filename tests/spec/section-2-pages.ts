import { rowsOf, type SpecRow } from './row.ts';

const routes = 'browser/route-table.spec.ts';
const tours = 'browser/route-table-tours.spec.ts';
const pages = 'browser/route-table-pages.spec.ts';
const gallery = 'browser/gallery.spec.ts';
const calendar = 'browser/calendar.spec.ts';
const errors = 'browser/errors.spec.ts';
const parts = 'browser/small-parts.spec.ts';
const homePage = `${routes} > / has all its sections in the order of the specification`;
const numbers = 'content/site-numbers.test.ts';
const tourPage = `${tours} > /tours/brooklyn-heights has its stops, questions, calendar and other tours`;
const privatePage = `${routes} > /tours/private-tours has the price, the neighborhoods and its questions`;
const toursPage = `${routes} > /tours has the trust strip, four complete cards, expectations, questions and a call to action`;
const petition = `${pages} > /petition-jerry-fox has the story and an external link to sign`;
const kit = `${pages} > /press-kit has pictures, four titles, facts, five questions and three ratings`;
const suggestion = 'content/not-found.test.ts > an unknown path %s suggests %s';
const nothing = `${errors} > an unknown path suggests the page of its keyword, or nothing`;

export const section2Pages: readonly SpecRow[] = [
  ...rowsOf('2 Home', [
    ['The hero has a Book Your Tour button to /booking and a Learn More link to /tours', homePage],
    ['The sections follow in the order of the specification', homePage],
  ]),
  ...rowsOf('2 About', [
    [
      'Hero, story, four people with role, bio, photo and cat, mission, three cards, link to /booking',
      `${routes} > /about has four people with role, text, picture and cat, a mission and three cards`,
    ],
  ]),
  ...rowsOf('2 Tours', [
    ['Hero, trust strip, search box, cards, expectations, FAQ and call to action', toursPage],
    ['Each card has image, title with duration and price, description, teaser and both links', toursPage],
    [
      'The private-tour card reads Contact Us to Book',
      'browser/reserve.spec.ts > a private tour is booked by contact, the others by their calendars',
    ],
    ['The Brooklyn Heights card has the badge Most Popular', toursPage],
  ]),
  ...rowsOf('2 Tour pages', [
    [
      'The hero button leads to the anchor #book-now',
      `${calendar} > the page of each tour shows its own calendar and links to it at the provider`,
    ],
    ['Facts bar, stops, testimonials, booking, FAQ, other tours, call to action and breadcrumb', tourPage],
    [
      'Financial District: item 577800, stops, 7 questions, at most 15 people',
      `${tours} > /tours/financial-district has its stops, questions, calendar and other tours`,
    ],
    ['Brooklyn Heights: item 562630, 9 stops, 7 questions, at most 12 people', tourPage],
    [
      'Lower East Side: item 604533, 5 stops, 7 questions, at most 12 people',
      `${tours} > /tours/lower-east-side has its stops, questions, calendar and other tours`,
    ],
    [
      'Brooklyn Heights has the sticky card Book Your Spot',
      `${tours} > /tours/brooklyn-heights has its sticky card, if any, and the parts around it`,
    ],
    [
      'The Lower East Side tour ends near a cat cafe that is not part of it',
      `${numbers} > the Lower East Side states that the cat cafe is not part of the tour`,
    ],
    [
      'The Lower Manhattan intro states price, share of 5-star reviews, booking, route and guides',
      `${numbers} > the Financial District has its claims about Lower Manhattan and its sticky card`,
    ],
    [
      'Its section has a sticky card with a link to #book-now, and a grid of stops',
      `${numbers} > the Financial District has its claims about Lower Manhattan and its sticky card`,
    ],
  ]),
  ...rowsOf('2 Private tours', [
    ['Information, calculator, 4 questions and a link to /contact', privatePage],
    ['The three neighborhoods are offered', privatePage],
  ]),
  ...rowsOf('2 Gallery', [
    [
      'Hero, video section, 42 and 21 pictures, call to submit photos',
      `${routes} > /gallery has the pictures of tours and of cats, each with its caption, and the video`,
    ],
    [
      'The video is embedded, with a Book Your Tour Today link',
      `${gallery} > the video is embedded from a host without cookies, under the heading of its channel`,
    ],
    ['The grids have three columns', `${gallery} > the grid has three columns on wide screens`],
    [
      'Pictures with the same source are shown once',
      'unit/gallery/gallery-grid.test.tsx > a picture that is listed twice is shown once',
    ],
    [
      'A click opens a full-screen lightbox with previous, next, close and counter',
      `${gallery} > a gallery picture opens full-screen with its position; the buttons turn and wrap`,
    ],
    ['An empty list shows a message', 'unit/gallery/gallery-grid.test.tsx > an empty list shows a message'],
    [
      'A broken image is replaced by one of three fallback cats',
      'browser/image-fallback.spec.ts > a picture that fails twice is logged and shows the matching placeholder, and a hero the gradient behind it; posts activate',
    ],
  ]),
  ...rowsOf('2 Booking', [
    [
      'The calendar is below Available Tours Calendar and uses flow 1219724',
      `${calendar} > the booking page shows all tours in the default flow`,
    ],
    [
      'itemId is used only if it is numeric',
      `${calendar} > the booking page shows the item of its query, and all tours if that is no number`,
    ],
    [
      'The hero button scrolls to the calendar',
      `${calendar} > the hero button of the booking page scrolls to the calendar`,
    ],
    [
      'There is an e-mail button and a tour info box',
      `${pages} > /booking has the calendar, a link to it, an address and the facts`,
    ],
  ]),
  ...rowsOf('2 Press kit', [
    ['Assets, 4 titles, facts, kit link, about, quotes, Featured In, media contact and 3 ratings of 5', kit],
    [
      'Its 5 questions open one at a time and close again',
      `${parts} > the questions of the press kit open one at a time and close again`,
    ],
  ]),
  ...rowsOf('2 In the news', [
    [
      '11 articles with date, publication, title, description, logo and external link; links to press kit and contact',
      `${pages} > /in-the-news has all articles with outlet, logo and an external link`,
    ],
  ]),
  ...rowsOf('2 Petition', [
    [
      'The hero button scrolls smoothly to the signing section',
      `${parts} > the petition button scrolls to the signing section, smoothly except with reduced motion`,
    ],
    ['Story, link to /blog?post=1 and four cards', petition],
    ['The signing section links to a form service in a new window', petition],
  ]),
  ...rowsOf('2 Not-found page', [
    ['It shows its message, is noindex and logs the path', nothing],
    ['brooklyn, heights: the Brooklyn Heights tour', suggestion],
    ['financial, district: the Financial District tour', suggestion],
    ['lower, east, side: the Lower East Side tour', suggestion],
    ['private, custom: the private tours', suggestion],
    ['book, reserve: the booking page', suggestion],
    ['galler, photo: the gallery', suggestion],
    ['blog, post: the blog', suggestion],
    ['about: the about page', suggestion],
    ['contact: the contact page', suggestion],
    ['press, media: the press kit', suggestion],
    ['news: the articles', suggestion],
    ['anything else: no suggestion', nothing],
    [
      'It offers Home, Our Tours, Blog and Return to Home',
      `${pages} > any other path shows the not-found page`,
    ],
  ]),
  ...rowsOf('2 Other reusable parts', [
    [
      'The hero has the sizes full, large and medium, otherwise 40vh',
      'unit/ui/hero.test.tsx > each size of the hero has its own height',
    ],
    [
      'The accordion has one item open at a time',
      `${parts} > at most one answer is open, and a click on the open one closes it`,
    ],
    [
      'The carousel has previous, next, dots and autoplay',
      'browser/carousel.spec.ts > previous, next and the dots select; both ends wrap',
    ],
  ]),
];
