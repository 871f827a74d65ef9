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
      'Clearing the text brings all cards back',
      `${finder} > any text filters the cards by title, description or teaser; clearing shows all`,
    ],
    [
      'View all tours sets the search back',
      `${finder} > without results there are a heading, the search text, advice and a link to all tours`,
    ],
  ]),
  ...rowsOf('4 Blog', [
    [
      'The parameter post decides between list and story',
      `${blog} > /blog?post= shows the post and never the list, and updates the head`,
    ],
    ['A pressed card sets the parameter in place of the entry in the history', inPlace],
    ['A pressed card scrolls to the top', inPlace],
    ['Back to all posts takes the parameter away', inPlace],
    ["The breadcrumb's Blog takes the parameter away", back],
    ['There is no category or one', category],
    ['All Topics takes the category away', category],
    ['Show All Posts takes the category away', nothing],
    ['The search looks for part of title, excerpt or category in any case', search],
    ['Clearing the search brings all posts back', search],
    ['The posts found are counted and the search is quoted', search],
    ['A search without a find is quoted too', search],
  ]),
  ...rowsOf('4 Contact form', [
    ['While it sends, the button says Sending... and the fields are off', sent],
    ['After the send a panel says Message Sent!, and so does a toast', sent],
    ['After 3 s the form is there again, empty', sent],
    ['After a failure there is a banner with the reason', failed],
    ['After a failure a red toast says Message Failed to Send', failed],
    ['Messages of fields come with the first failed submit, not before', messages],
    ['Messages follow what is typed', messages],
    ['The banner goes when any field changes', failed],
  ]),
  ...rowsOf('4 Survey form', [
    ['While it sends, the button is off and turns a wheel', answered],
    ['After the send there is a panel of thanks and a toast', answered],
    ['After 3 s the survey is empty again', answered],
    ['After a failure there is a red toast', refused],
    ['After a failure the answers stay', refused],
    ['After a failure the button can be pressed again', refused],
  ]),
  ...rowsOf('4 Forms lose nothing', [
    [
      'What is typed outlives a reload (contact)',
      `${contact} > a reload keeps all values, a sent message leaves none`,
    ],
    [
      'What is typed outlives a reload (survey)',
      `${survey} > offline is reported as such, and a reload keeps every answer`,
    ],
    [
      'What is typed outlives a reload (newsletter)',
      'browser/newsletter.spec.ts > a reload keeps the input until it is sent',
    ],
    [
      'What is filled in before the script came is sent once',
      'browser/held-input.spec.ts > a message written and sent before the script has loaded is sent once, complete',
    ],
    [
      'What is chosen before the script came is kept',
      'browser/held-input.spec.ts > answers chosen before the script has loaded are kept, sent or not',
    ],
    ['Pressed often, a form sends once', sent],
    [
      'Offline has words of its own (contact)',
      `${contact} > offline nothing is sent and the banner states the reason; online it can be sent`,
    ],
    [
      'Offline has words of its own (survey)',
      `${survey} > offline is reported as such, and a reload keeps every answer`,
    ],
    [
      'A send without an answer ends after 15 s and may have arrived (contact)',
      `${contact} > no response for 15 s: the banner states that the message may have arrived, and values are kept`,
    ],
    [
      'A send without an answer ends after 15 s and may have arrived (survey)',
      `${survey} > no response for 15 s is reported as a failure that may have arrived`,
    ],
    ['Words of a visitor stand in no address and no log', sent],
  ]),
];
