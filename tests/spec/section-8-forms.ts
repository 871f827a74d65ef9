import { rowsOf, type SpecRow } from './row.ts';

const contact = 'browser/contact-form.spec.ts';
const first = `${contact} > the first send fails (500): no second, banner and toast, values are kept; an edit removes the banner`;
const second = `${contact} > the second send fails: a retry repeats only the second, unless the address changed`;
const sent = `${contact} > two e-mails are sent, one after the other, and the form is reset`;
const survey = 'browser/survey-form.spec.ts';
const refused = `${survey} > a failure is shown, and logged without personal data; the answers are kept and sent with the next attempt`;
const answered = `${survey} > one e-mail is sent with all answers in order, and the survey is reset`;
const noTour =
  'browser/tour-finder.spec.ts > without results there are a heading, the search text, advice and a link to all tours';
const noPost =
  'browser/blog-list.spec.ts > without results the page shows the search text, Clear search and Show All Posts';
const noBlog = 'unit/blog/empty-blog.test.tsx > an empty blog shows a message, and neither search nor topics';

export const section8Forms: readonly SpecRow[] = [
  ...rowsOf('8 Contact and survey', [
    ['If the first send fails, the banner shows Error: Failed to send confirmation email', first],
    ['If the first send fails, a destructive toast Message Failed to Send shows the same text', first],
    ['If the second send fails, the banner shows Failed to send notification to administrator', second],
    ['If the second send fails, the same toast is shown', second],
    [
      'Any other failure shows There was a problem sending your message',
      `${contact} > offline, and after any other error, nothing is sent and the banner states the reason; online it can be sent`,
    ],
    ['After a message is sent a toast thanks the sender', sent],
    ['If the survey fails, a destructive toast shows Error submitting feedback', refused],
    ['If the survey fails, the failure is logged', refused],
    ['If the survey fails, the answers are kept', refused],
    ['After a survey is sent a toast thanks the guest', answered],
  ]),
  ...rowsOf('8 Searches and lists', [
    ['Without results the heading is No tours found', noTour],
    ['Without results the query is shown', noTour],
    ['Without results there are advice and View all tours', noTour],
    [
      'The number of results is shown: Found N tour(s) matching',
      'browser/tour-finder.spec.ts > any text filters the cards by title, description or teaser; clearing shows all',
    ],
    ['Without posts: No posts found, and Show All Posts', noPost],
    ['Without results of a search: No posts found matching your search, and Clear search', noPost],
    ['A blog without posts shows No Blog Posts Available', noBlog],
    [
      'A sitemap without posts shows No blog posts available',
      'unit/blog/empty-blog.test.tsx > a sitemap without posts shows a message and no empty list',
    ],
  ]),
  ...rowsOf('8 Router', [
    [
      'A post that cannot be loaded shows Unexpected Application Error! with the status',
      'browser/blog.spec.ts > shows an error with the status, and a way back',
    ],
  ]),
];
