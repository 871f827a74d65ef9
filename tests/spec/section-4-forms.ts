import { rowsOf, type SpecRow } from './row.ts';

const blog = 'browser/blog.spec.ts';
const list = 'browser/blog-list.spec.ts';
const inPlace = `${list} > a card opens its post in place: same history entry, top of the page, head of the post`;
const back = `${list} > the breadcrumb and Browse All Stories lead back to the list, which keeps its filter`;
const category = `${list} > a category filters the list, also together with a search; All Topics shows all again`;
const nothing = `${list} > without results the page shows the search text, Clear search and Show All Posts`;
const search = `${list} > the search covers title, excerpt and category, ignoring case; clearing it restores all`;

const contact = 'browser/contact-form.spec.ts';
const fields = 'browser/contact-fields.spec.ts';
const sent = `${contact} > two e-mails are sent, one after the other, and the form is reset`;
const failed = `${contact} > the first send fails (500): no second, banner and toast, values are kept; an edit removes the banner`;
const messages = `${fields} > messages appear after the first failed submit, focus the first invalid field and update while typing`;

const survey = 'browser/survey-form.spec.ts';
const answered = `${survey} > one e-mail is sent with all answers in order, and the survey is reset`;
const refused = `${survey} > a failure is shown, and logged without personal data; the answers are kept and sent with the next attempt`;

const finder = 'browser/tour-finder.spec.ts';

export const section4Forms: readonly SpecRow[] = [
  ...rowsOf('4 Tour search', [
    [
      'Any text filters the cards',
      `${finder} > any text filters the cards by title, description or teaser; clearing shows all`,
    ],
    [
      'Clearing the text shows all cards',
      `${finder} > any text filters the cards by title, description or teaser; clearing shows all`,
    ],
    [
      'View all tours resets the search',
      `${finder} > without results there are a heading, the search text, advice and a link to all tours`,
    ],
  ]),
  ...rowsOf('4 Blog', [
    [
      'The query parameter post selects list view or post view',
      `${blog} > /blog?post= shows the post and never the list, and updates the head`,
    ],
    ['Clicking a card sets the parameter and replaces the history entry', inPlace],
    ['Clicking a card scrolls to the top', inPlace],
    ['Back to all posts clears the parameter', inPlace],
    ['The Blog link of the breadcrumb clears the parameter', back],
    ['At most one category is selected', category],
    ['All Topics clears the category', category],
    ['Show All Posts clears the category', nothing],
    ['The search matches case-insensitive substrings of title, excerpt or category', search],
    ['Clearing the search restores all posts', search],
    ['The number of posts found is shown with the query', search],
    ['A search without results is shown with the query', search],
  ]),
  ...rowsOf('4 Contact form', [
    ['While sending, the button reads Sending... and the fields are disabled', sent],
    ['After success a panel and a toast show Message Sent!', sent],
    ['After 3 s the form is reset and shown again', sent],
    ['After a failure a banner shows the reason', failed],
    ['After a failure a destructive toast shows Message Failed to Send', failed],
    ['Field errors appear after the first failed submit', messages],
    ['Field errors update while typing', messages],
    ['The banner is removed when any field changes', failed],
  ]),
  ...rowsOf('4 Survey form', [
    ['While sending, the button is disabled and has a spinner', answered],
    ['After success a thank-you panel and a toast are shown', answered],
    ['After 3 s the survey is reset', answered],
    ['After a failure a destructive toast is shown', refused],
    ['After a failure the answers are kept', refused],
    ['After a failure the button is enabled again', refused],
  ]),
  ...rowsOf('4 Forms lose nothing', [
    [
      'A reload keeps the input (contact)',
      `${contact} > a reload keeps all values, a sent message leaves none`,
    ],
    [
      'A reload keeps the input (survey)',
      `${survey} > offline is reported as such, and a reload keeps every answer`,
    ],
    [
      'A reload keeps the input (newsletter)',
      'browser/newsletter.spec.ts > a reload keeps the input until it is sent',
    ],
    [
      'Input submitted before the script has loaded is sent once',
      'browser/held-input.spec.ts > a message written and sent before the script has loaded is sent once, complete',
    ],
    [
      'Options selected before the script has loaded are kept',
      'browser/held-input.spec.ts > answers chosen before the script has loaded are kept, sent or not',
    ],
    ['Repeated clicks send a form once', sent],
    [
      'Being offline has its own message (contact)',
      `${contact} > offline, and after any other error, nothing is sent and the banner states the reason; online it can be sent`,
    ],
    [
      'Being offline has its own message (survey)',
      `${survey} > offline is reported as such, and a reload keeps every answer`,
    ],
    [
      'A send without a response times out after 15 s and may have arrived (contact)',
      `${contact} > no response for 15 s: the banner states that the message may have arrived, and values are kept`,
    ],
    [
      'A send without a response times out after 15 s and may have arrived (survey)',
      `${survey} > no response for 15 s is reported as a failure that may have arrived`,
    ],
    ['No input appears in an address or a log', sent],
  ]),
];
