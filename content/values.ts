/** Value types in `content/`: text, dates, addresses, images, each with its rule and an example. */
import * as v from 'valibot';
import { withoutNames } from './constant-names.ts';
import { field, refersTo, rule } from './field.ts';
import { oldPathFault, pathFault } from './output-path.ts';
import { describes, markIn } from './plain-text.ts';
import { addressFault } from './public-address.ts';

/** Plain text that is not empty. */
export const text = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'must not be empty'),
  v.check(
    (value) => markIn(value) === undefined,
    (issue) => `must be plain text: "${markIn(String(issue.input))}" would be printed as written`,
  ),
);
/** A time of day, `14:00`. */
export const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 14:00'));
/** Text of at most `max` displayed characters: a reference to a constant counts as four. */
export const upTo = (max: number) =>
  v.pipe(
    text,
    v.check(
      (value) => withoutNames(value).length <= max,
      (issue) => `must have at most ${max} characters, has ${withoutNames(String(issue.input)).length}`,
    ),
    rule(`At most ${max} characters.`),
  );
/** Description for search engines: 70 to 160 characters. */
export const summary = v.pipe(
  upTo(160),
  v.check((value) => withoutNames(value).length >= 70, 'must have at least 70 characters'),
  rule('70 to 160 characters.'),
);
/** An example of sufficient length. */
export const summaryExample =
  'Three walking tours tell the true stories of cats in old New York, from a bridge to a borough hall.';
export const whole = v.pipe(v.number(), v.integer('must be a whole number'));
/** A whole number from 1 to `most`; a larger one is a typing error. */
export const countTo = (most: number) =>
  v.pipe(
    whole,
    v.minValue(1, 'must be 1 or more'),
    // A function, since formatting a number loads the system's languages, which takes longer than all schemas.
    v.maxValue(most, () => `must be ${most.toLocaleString('en-US')} or less`),
  );
/** A number that identifies something, e.g. an item at the booking provider. */
export const positive = countTo(999_999_999);
/** Guests in a group. */
export const guests = countTo(500);
/** From $1 to $10,000. */
export const cents = v.pipe(
  whole,
  v.minValue(100, 'must be 100 or more, since prices are in cents: 4000 is $40'),
  v.maxValue(1_000_000, 'must be 1,000,000 or less, since prices are in cents: 4000 is $40'),
);
export const year = v.pipe(
  whole,
  v.minValue(1600, 'must be a year of four digits'),
  v.maxValue(2999, 'must be a year of four digits'),
);
/** Lower-case ASCII words joined by hyphens: safe in an address on every host. */
export const slug = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'must be lower-case letters, digits and single hyphens, e.g. jerry-fox',
  ),
  v.description('Lower-case words, joined by hyphens.'),
  v.examples(['jerry-fox']),
);
/** Another id of a post: a part of an address, e.g. "1". */
export const alias = v.pipe(
  v.string(),
  v.regex(/^(?!index$)[a-z0-9]+(?:-+[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens'),
  v.check(
    (value) => pathFault(`/${value}`) === undefined,
    (issue) => pathFault(`/${String(issue.input)}`) ?? '',
  ),
  v.description('Another id of the story, a part of an address.'),
  v.examples(['1']),
);
/** Pattern of a day, by which forms recognize one. Months have at most 29, 30 or 31 days; a build also knows leap years. */
export const dayPattern = String.raw`^(?:19|20|21)\d{2}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))$`;
/** An existing date as YYYY-MM-DD. Quoted or not, no time zone shifts it. */
export const day = v.pipe(
  v.string('must be a date as YYYY-MM-DD'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date as YYYY-MM-DD'),
  v.check((value) => {
    const date = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  }, 'must be an existing date'),
  v.check((value) => /^(?:19|20|21)/.test(value), 'must be in the years 1900 to 2199'),
  v.description('A date as YYYY-MM-DD.'),
  v.examples(['2025-05-17']),
  v.metadata({ pattern: dayPattern, patternErrorMessage: 'must be an existing date as YYYY-MM-DD' }),
);
/** Refuses incomplete addresses, and those of local servers and private networks. */
export const publicAddress = v.check<string, v.ErrorMessage<v.CheckIssue<string>>>(
  (value) => addressFault(value) === undefined,
  ({ input }) => addressFault(input) ?? '',
);
/** An address of another site. */
export const httpsUrl = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[^\s<>"]+$/, 'must be an address that starts with https://'),
  publicAddress,
  v.description('An address that starts with https://.'),
  v.examples(['https://example.com/page']),
);
/** The characters before the @ are those of the HTML standard, except those that end a `mailto:` address: `o'brien@…`. */
export const email = v.pipe(
  v.string(),
  v.regex(/^[\w.!$'*+/=^`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/, 'must be an e-mail address'),
  v.description('An e-mail address.'),
  v.examples(['hello@example.com']),
);
/** Address on this site (`/tours`, `/blog?post=1`, `/contact#faq-section`). */
export const path = v.pipe(
  v.string(),
  v.regex(/^\/(?![/\\])[^\s<>"\\]*$/, 'must be a path on this site, starting with one /'),
  v.description('Path of a page of this site, with a leading slash.'),
  v.examples(['/tours/brooklyn-heights']),
  refersTo('page'),
);
/** Path of an old address, which becomes a file in the output; `/about-*` matches any name. */
export const oldPath = v.pipe(
  v.string(),
  v.check(
    (value) => oldPathFault(value) === undefined,
    ({ input }) => oldPathFault(String(input)) ?? 'must be a path',
  ),
  v.description('An old address on this site; `*` at the end matches any name.'),
  v.examples(['/old-page', '/about-*']),
);
export const weekday = v.picklist([
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]);
/** Target of a link: on this site, on another site, or an e-mail address. */
export const link = v.pipe(
  v.string(),
  v.regex(
    /^(?:\/(?![/\\])[^\s<>"\\]*|(?:https:\/\/|mailto:)[^\s<>"\\]+)$/,
    'must start with /, https:// or mailto:',
  ),
  publicAddress,
  v.description('A page of this site (/tours), another site (https://…) or an e-mail address (mailto:…).'),
  v.examples(['/tours', 'https://example.com', 'mailto:hello@example.com']),
);
/** File name of a picture in `content/images/` without its extension, e.g. `jerry-fox`. */
export const imageRef = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/,
    'must be the name of a picture in content/images/ without its extension',
  ),
  v.description('A picture in content/images/: its file name without the extension.'),
  v.examples(['jerry-fox']),
  refersTo('picture'),
);
/** Text alternative of a picture. */
export const alt = field(
  'A description of the picture for people who cannot see it.',
  v.pipe(upTo(180), v.check(describes, 'must describe the picture')),
  'A gray cat sits on the steps of a brownstone',
);
/** Position of the subject: pictures are shown in several aspect ratios, and each crop keeps this point visible. */
export const focus = field(
  'The point of the picture that every crop keeps visible, from the left and from the top. The default is the center.',
  v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:100|[1-9]?\d)% (?:100|[1-9]?\d)%$/,
        'must be two percentages, from the left and from the top, e.g. 30% 20%',
      ),
    ),
  ),
  '30% 20%',
);
/** A picture with its text alternative and focus. */
export const picture = v.strictObject({ image: imageRef, alt, focus });
/** `sample: true` marks an entry that the company still has to replace; `npm run preflight` lists it. */
export const sample = field(
  'Marks an entry that the company still has to replace or confirm; delete the line then.',
  v.optional(v.literal(true)),
);
