import { rowsOf, type SpecRow } from './row.ts';

const routes = 'browser/route-table.spec.ts';
const everywhere = `${routes} > every page has header, season banner, booking button and footer`;
const header = 'browser/header.spec.ts';
const menu = 'browser/mobile-menu.spec.ts';
const search = 'browser/search.spec.ts';
const redirects = 'content/legacy-addresses.test.ts';

export const section2SiteWide: readonly SpecRow[] = [
  ...rowsOf('2 Route table', [
    [
      'Every route of the table returns its page',
      'browser/every-page.spec.ts > a page of each kind opens without errors, and passes axe at 390 and at 1280 px, in the light and the dark scheme, and fits into 320 px with text spacing and into all widths with long words',
    ],
    [
      'A post is selected by the query parameter post',
      'browser/blog.spec.ts > /blog?post= shows the post and never the list, and updates the head',
    ],
    [
      '/blog/{id} is replaced by /blog?post={id}',
      'browser/blog.spec.ts > a post opened by its own address changes to the address of the post view, without a second load',
    ],
    [
      'The booking page reads the query parameter itemId',
      'browser/calendar.spec.ts > the booking page shows the item of its query, and all tours if that is no number',
    ],
    [
      'The survey is hidden from search engines',
      'browser/route-table-pages.spec.ts > /survey has all its questions and is noindex',
    ],
    [
      'Any other path shows the not-found page',
      'browser/route-table-pages.spec.ts > any other path shows the not-found page',
    ],
  ]),
  ...rowsOf('2 Legacy redirects', [
    [
      'Each old address redirects to its new one and replaces the history entry',
      `${redirects} > every old address of the specification leads to its target`,
    ],
    [
      '/about-{name} redirects to /about',
      'unit/page/find-suggestion.test.ts > old addresses of the table, including wildcards, and posts without a file redirect',
    ],
  ]),
  ...rowsOf('2 Site-wide elements', [
    ['Every page has header, footer and a floating booking button to /booking', everywhere],
    [
      'Every route change starts at the top of the page',
      'browser/small-parts.spec.ts > a new page starts at its top',
    ],
    [
      'A banner announces the summer 2025 season with a link to /tours',
      'browser/banners.spec.ts > the season banner is on every page and links to the tours',
    ],
    [
      'Up to the 15th the urgency banner names the current month',
      'browser/banners.spec.ts > on 2026-05-15T23:59:00 the urgency banner names May',
    ],
    [
      'After the 15th it names the next month',
      'browser/banners.spec.ts > on 2026-05-16T00:01:00 the urgency banner names June',
    ],
    [
      'Between seasons it names the first month of the next one',
      'browser/banners.spec.ts > on %s the urgency banner names %s',
    ],
    [
      'Titles are the page title plus the company name; canonical and share metadata are set per page',
      'unit/checks/site.test.ts > titles and descriptions of pages are unique; redirect pages are exempt',
    ],
    [
      'Pages carry structured data',
      "build/structured-data.test.ts > each indexed page has one graph whose node ids are below the site's address",
    ],
  ]),
  ...rowsOf('2 Header', [
    [
      'The header is sticky and transparent at the top; after more than 50 px it is solid and shorter',
      `${header} > after more than 50 px of scrolling the header is solid and shorter`,
    ],
    [
      'The logo names the company and links to /; its text is visible from 360 px up',
      `${header} > the logo names the company, with its text from 360 pixels up`,
    ],
    [
      'The desktop header has About, Tours, Gallery, Blog, In the News, Contact, search and booking',
      `${header} > the desktop header has all links, the search and the booking button`,
    ],
    [
      'The Tours menu has the four tour pages and the external Gift Cards link',
      `${header} > the Tours menu links to the four tours and the gift cards`,
    ],
    [
      'Below 768 px a menu slides in',
      `${menu} > the menu slides in, and appears at once with reduced motion`,
    ],
    [
      'It has the same links, the booking button, and e-mail and social links',
      `${menu} > below 768 px the menu has the same links, booking, e-mail and social links`,
    ],
    [
      'It locks page scroll while open',
      `${menu} > the open menu locks scrolling, traps the focus and closes on Escape`,
    ],
    ['It closes on navigation', `${menu} > the menu closes on navigation, also on a link to the same page`],
    [
      'Opening the search closes the menu',
      `${menu} > opening the search closes the menu, and opening the menu closes the search`,
    ],
    [
      'Opening the menu closes the search',
      `${menu} > opening the search closes the menu, and opening the menu closes the search`,
    ],
    ['A route change closes both and clears the query', `${search} > a click on a result opens it`],
    [
      'The Tours menu opens after 200 ms and closes after 150 ms',
      `${header} > the Tours menu opens 200 ms after the pointer enters and closes 150 ms after it leaves`,
    ],
    [
      'Within 300 ms it opens without delay',
      `${header} > a pointer that returns within 300 ms opens the Tours menu without delay`,
    ],
  ]),
  ...rowsOf('2 Site search', [
    [
      'The overlay filters a fixed list of four tours and eight pages',
      `${search} > the list holds four tours and eight pages, each with its tag`,
    ],
    [
      'It filters by case-insensitive substring of the name once the query is longer than 1 character',
      `${search} > results appear with the second character, ignoring case`,
    ],
    [
      'Each result has the tag Tour or Page',
      `${search} > the list holds four tours and eight pages, each with its tag`,
    ],
    ['A click on a result opens it', `${search} > a click on a result opens it`],
    ['Submitting opens the first result', `${search} > submitting opens the first result`],
    [
      'Without a match it shows a message with the query',
      `${search} > without a match it shows a message with the query`,
    ],
  ]),
  ...rowsOf('2 Footer and fixed parts', [
    ['The footer has description, quick links, e-mail, a booking button and the copyright', everywhere],
    ['The copyright has the current year', 'browser/banners.spec.ts > the copyright has the current year'],
    [
      'The booking bar: see section 4',
      'browser/booking-bar.spec.ts > the bar appears after scrolling more than 300 px and disappears when scrolling back',
    ],
    [
      'The error page: see section 8',
      'browser/errors.spec.ts > a render error in the main part of a page shows the error screen',
    ],
  ]),
];
