import { rowsOf, type SpecRow } from './row.ts';

const rules = 'unit/forms/rules.test.ts';
const fields = 'browser/contact-fields.spec.ts';
const live =
  'browser/contact-fields.spec.ts > messages appear after the first failed submit, focus the first invalid field and update while typing';
const name = `${rules} > the name "%s" gives %s`;
const email = `${rules} > the address "%s" gives %s`;
const empty = `${rules} > an empty survey reports each missing field`;
const shown =
  'browser/survey-form.spec.ts > an empty survey shows a message below each missing field, and nothing is sent';

export const section5: readonly SpecRow[] = [
  ...rowsOf('5 Contact form', [
    ['All fields are checked on submit', live],
    [
      'Native browser checks are turned off',
      `${fields} > fields accept 100, 254 and 1000 characters, and the counter updates`,
    ],
    ['A field is re-checked on change after an error', live],
    ['An empty name: Name is required', name],
    ['A name has at least 2 characters after trimming', name],
    ['A name has at most 100 characters', name],
    ['A name must not contain < or >', name],
    ['An empty e-mail: Email address is required', email],
    [
      'An e-mail has letters, digits and ._%+- before the @, then a domain and a top-level part of 2 or more letters',
      email,
    ],
    ['An e-mail of more than 254 characters is too long', email],
    ['The phone number is optional', live],
    [
      'A phone number has an optional plus, parentheses and groups of digits',
      `${rules} > the phone number %s is valid`,
    ],
    ['Anything else is an invalid phone number', `${rules} > the phone number %s is invalid`],
    [
      'All common formats of 7 to 15 digits are valid',
      `${rules} > a number of 7 to 15 digits is valid in any format`,
    ],
    [
      'A malicious phone number is checked in linear time',
      `${rules} > malicious phone numbers of a million characters are checked in linear time`,
    ],
    [
      'The message is optional',
      `${rules} > a message is optional and has up to 1000 characters; consent is required`,
    ],
    [
      'A message has at most 1000 characters',
      `${rules} > a message is optional and has up to 1000 characters; consent is required`,
    ],
    ['The consent must be ticked', live],
    [
      'The maximum lengths of the inputs are 100, 254 and 1000',
      `${fields} > fields accept 100, 254 and 1000 characters, and the counter updates`,
    ],
    [
      'A live counter shows n/1000',
      `${fields} > fields accept 100, 254 and 1000 characters, and the counter updates`,
    ],
    [
      'The consent label names updates from the company',
      'browser/route-table-pages.spec.ts > /contact has form, resources, actions and six questions, of which the first is open',
    ],
  ]),
  ...rowsOf('5 Survey', [
    ['A name has at least 2 characters', empty],
    ['The e-mail has a valid format', empty],
    ['The tour date is required', empty],
    ['The tour type is required', empty],
    ['The tour rating is required', empty],
    ['The guide rating is required', empty],
    ['"How heard" is required', empty],
    ['"Would recommend" is required', empty],
    ['The feedback has at least 10 characters', empty],
    ['The feedback has at most 1000 characters', empty],
    ['Messages are shown below the fields', shown],
    ['Messages block submitting', shown],
  ]),
  ...rowsOf('5 Newsletter', [
    [
      'Native browser validation is used',
      "browser/newsletter.spec.ts > without the list's script the browser validates the form, and the failure is only logged",
    ],
    [
      "The provider's validation script is used, too",
      'browser/newsletter.spec.ts > the helper scripts load when the form appears, and leave the submission to the browser',
    ],
    [
      'The e-mail is required and must be valid',
      "browser/newsletter.spec.ts > without the list's script the browser validates the form, and the failure is only logged",
    ],
    [
      'First name and consent are required',
      "browser/newsletter.spec.ts > without the list's script the browser validates the form, and the failure is only logged",
    ],
    [
      'The last name is optional',
      'browser/live/providers.spec.ts > newsletter: the validation script by its exact address, then a form post in a new tab',
    ],
    [
      'The honeypot stays empty',
      'browser/newsletter.spec.ts > a sign-up is a form post in a new tab, with consent, tags and an empty honeypot',
    ],
    [
      'Areas for error and success exist and are hidden',
      'browser/newsletter.spec.ts > a sign-up is a form post in a new tab, with consent, tags and an empty honeypot',
    ],
    [
      'Their texts come from the provider',
      'browser/newsletter.spec.ts > the helper scripts load when the form appears, and leave the submission to the browser',
    ],
  ]),
  ...rowsOf('5 Searches', [
    [
      'The site search has results once the query is longer than 1 character',
      'unit/document/search-results.test.ts > a search needs two characters',
    ],
    [
      'The site search matches case-insensitive substrings of the name',
      'unit/document/search-results.test.ts > a part of a name is found in upper and lower case',
    ],
    [
      'The tour search matches the lowercased text against title, description and teaser',
      'unit/tour/tour-filter.test.ts > any text filters by title, description or teaser, ignoring case',
    ],
    [
      'Any text filters the tours',
      'browser/tour-finder.spec.ts > any text filters the cards by title, description or teaser; clearing shows all',
    ],
    [
      'The blog search matches case-insensitive substrings of title, excerpt and category',
      'unit/blog/blog-posts.test.ts > search and category are combined',
    ],
  ]),
  ...rowsOf('5 Other inputs', [
    [
      'The guest count is a number from 1 to 30',
      'unit/tour/price.test.ts > the input "%s" counts as %i guests',
    ],
    ['A non-numeric guest count becomes 1', 'unit/tour/price.test.ts > the input "%s" counts as %i guests'],
    [
      'itemId in the address of the booking page is used only if numeric',
      'unit/booking/booking.test.ts > the address "%s" names item %s',
    ],
  ]),
];
