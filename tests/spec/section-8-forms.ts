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
    ['When the first mail fails, the banner says Error: Failed to send confirmation email', first],
    ['When the first mail fails, a red toast says the same under Message Failed to Send', first],
    ['When the second mail fails, the banner speaks of the notification to the administrator', second],
    ['When the second mail fails, there is the same toast', second],
    [
      'Any other trouble is a problem sending the message',
      'unit/forms/send-contact.test.ts > any other failure has a general message',
    ],
    ['A sent message is thanked for in a toast', sent],
    ['When the survey fails, a red toast says Error submitting feedback, and to try again', refused],
    ['When the survey fails, it is logged', refused],
    ['When the survey fails, it keeps what was answered', refused],
    ['A sent survey is thanked for in a toast', answered],
  ]),
  ...rowsOf('8 Searches and lists', [
    ['Without a tour the heading says No tours found', noTour],
    ['Without a tour the search is quoted', noTour],
    ['Without a tour there is advice, and View all tours', noTour],
    [
      'Tours found are counted: Found N tour(s) matching',
      'browser/tour-finder.spec.ts > any text filters the cards by title, description or teaser; clearing shows all',
    ],
    ['Without a post: No posts found, and Show All Posts', noPost],
    ['Without a post for a search there are words of their own, and Clear search', noPost],
    ['A blog without any post says so and asks to come back', noBlog],
    [
      'A sitemap without posts says so',
      'unit/blog/empty-blog.test.tsx > a sitemap without posts shows a message and no empty list',
    ],
  ]),
  ...rowsOf('8 Router', [
    [
      'A story that cannot be loaded shows Unexpected Application Error! with the status',
      'browser/blog.spec.ts > shows an error with the status, and a way back',
    ],
  ]),
];
