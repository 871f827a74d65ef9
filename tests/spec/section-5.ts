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
    ['Everything is checked when the form is submitted', live],
    [
      "The browser's own checks are off",
      `${fields} > fields accept 100, 254 and 1000 characters, and the counter updates`,
    ],
    ['After an error a field is checked again with each change', live],
    ['Without a name: Name is required', name],
    ['A name has two characters or more, spaces around it not counted', name],
    ['A name has 100 characters or fewer', name],
    ['A name holds neither < nor >', name],
    ['Without an address: Email address is required', email],
    ['Before the @ stand letters, digits and ._%+-; then a domain and two letters or more', email],
    ['An address above 254 characters is too long', email],
    ['The phone number may be left out', live],
    [
      'A phone number has a plus, parentheses and groups of digits',
      `${rules} > the phone number %s is valid`,
    ],
    ['Anything else is no phone number', `${rules} > the phone number %s is invalid`],
    [
      'The usual ways to write 7 to 15 digits are all valid',
      `${rules} > a number of 7 to 15 digits is valid in any format`,
    ],
    [
      'A hostile phone number costs no time',
      `${rules} > malicious phone numbers of a million characters are checked in linear time`,
    ],
    [
      'The message may be left out',
      `${rules} > a message is optional and has up to 1000 characters; consent is required`,
    ],
    [
      'A message has 1000 characters at most',
      `${rules} > a message is optional and has up to 1000 characters; consent is required`,
    ],
    ['The box of consent must be ticked', live],
    [
      'The fields themselves end at 100, 254 and 1000 characters',
      `${fields} > fields accept 100, 254 and 1000 characters, and the counter updates`,
    ],
    [
      'A counter shows n/1000 as one types',
      `${fields} > fields accept 100, 254 and 1000 characters, and the counter updates`,
    ],
    [
      'The label of the box agrees to updates from the company',
      'browser/route-table-pages.spec.ts > /contact has form, resources, actions and six questions, of which the first is open',
    ],
  ]),
  ...rowsOf('5 Survey', [
    ['A name has two characters or more', empty],
    ['The address looks like one', empty],
    ['The date of the tour is given', empty],
    ['The tour is chosen', empty],
    ['The tour is rated', empty],
    ['The guide is rated', empty],
    ['How one heard of the company is chosen', empty],
    ['Whether one would recommend it is chosen', empty],
    ['The feedback has ten characters or more', empty],
    ['The feedback has 1000 characters at most', empty],
    ['Messages stand under their fields', shown],
    ['With a message nothing is sent', shown],
  ]),
  ...rowsOf('5 Newsletter', [
    [
      'The browser checks by itself',
      "browser/newsletter.spec.ts > without the list's script the browser validates the form, and the failure is only logged",
    ],
    [
      "The provider's script checks as well",
      'browser/newsletter.spec.ts > the helper scripts load when the form appears, and leave the submission to the browser',
    ],
    [
      'The address is required and looks like one',
      "browser/newsletter.spec.ts > without the list's script the browser validates the form, and the failure is only logged",
    ],
    [
      'First name and consent are required',
      "browser/newsletter.spec.ts > without the list's script the browser validates the form, and the failure is only logged",
    ],
    [
      'The last name may be left out',
      'browser/live/providers.spec.ts > newsletter: the validation script by its exact address, then a form post in a new tab',
    ],
    [
      'The trap for robots stays empty',
      'browser/newsletter.spec.ts > a sign-up is a form post in a new tab, with consent, tags and an empty honeypot',
    ],
    [
      'Areas for error and success are there and hidden',
      'browser/newsletter.spec.ts > a sign-up is a form post in a new tab, with consent, tags and an empty honeypot',
    ],
    [
      "Their texts are the provider's: ours has none",
      'browser/newsletter.spec.ts > the helper scripts load when the form appears, and leave the submission to the browser',
    ],
  ]),
  ...rowsOf('5 Searches', [
    [
      'The site search answers from the second character on',
      'unit/document/search-results.test.ts > a search needs two characters',
    ],
    [
      'The site search looks for part of a name in any case',
      'unit/document/search-results.test.ts > a part of a name is found in upper and lower case',
    ],
    [
      'The tour search lowers the case and looks at title, description and teaser',
      'unit/tour/tour-filter.test.ts > any text filters by title, description or teaser, ignoring case',
    ],
    [
      'Any text filters the tours',
      'browser/tour-finder.spec.ts > any text filters the cards by title, description or teaser; clearing shows all',
    ],
    [
      'The blog search looks at title, excerpt and category in any case',
      'unit/blog/blog-posts.test.ts > search and category are combined',
    ],
  ]),
  ...rowsOf('5 Other inputs', [
    ['Guests are a number from 1 to 30', 'unit/tour/price.test.ts > the input "%s" counts as %i guests'],
    ['What is no number counts as one guest', 'unit/tour/price.test.ts > the input "%s" counts as %i guests'],
    [
      'The item in the address of the booking page must be a number',
      'unit/booking/booking.test.ts > the address "%s" names item %s',
    ],
  ]),
];
