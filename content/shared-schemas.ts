/** Groups of fields that several files in `content/` share: questions, reviews, sources, facts. */
import * as v from 'valibot';
import { field } from './field.ts';
import { differIn } from './lists.ts';
import { link, publicAddress, sample, text, upTo } from './values.ts';

/** A question and its answer. */
export const faqSchema = v.strictObject({
  question: field('The question, as a guest would ask it.', upTo(140), 'May I bring my own cat?'),
  answer: field('The answer, in one or two sentences.', text, 'Yes, in a harness, a carrier or a backpack.'),
  sample,
});
/** Questions and answers; each question is an address on its page. */
export const faqsSchema = differIn('question', v.array(faqSchema));
/** What a guest said. */
export const testimonialSchema = v.strictObject({
  quote: field(
    'What the guest said, word for word.',
    text,
    'I came for the cats and stayed for the footnotes.',
  ),
  author: field("The guest's name, as displayed.", text, 'Judith W.'),
  role: field("The guest's tour, or a description of the guest.", v.optional(text), 'Brooklyn'),
  source: field('Where it was said, e.g. Google.', v.optional(text), 'Google'),
  sample,
});
/** A card with an icon. */
export const featureCardSchema = v.strictObject({
  icon: field(
    'The drawing above the title.',
    v.picklist([
      'paw',
      'lantern',
      'ticket',
      'map',
      'book',
      'bridge',
      'quill',
      'bell',
      'eye',
      'clock',
      'group',
      'star',
    ]),
  ),
  title: field('Title of the card.', upTo(60), 'True stories'),
  description: field(
    'The text of the card, in a sentence or two.',
    text,
    'Each story comes from a newspaper, a book or a record.',
  ),
});
/** A day, a month or a year: 1904-09-20, 1904-05, 1904. */
export const when = v.pipe(
  v.union([v.string(), v.number()], 'must be a day, month or year such as 1904-09-20, 1904-05 or 1904'),
  v.transform(String),
  v.regex(/^\d{4}(?:-\d{2}){0,2}$/, 'must be a day, month or year such as 1904-09-20, 1904-05 or 1904'),
  v.description('A day, a month or a year.'),
  v.examples(['1904-09-20', '1904-05', '1904']),
);
/**
 * Source of a post, printed at its end: first the newspaper or book of the time, then the web page about it. A `paper`, a
 * `title` or a `site` is required. Link only reputable pages; omit `url` for a copy of a page.
 */
export const sourceSchema = v.pipe(
  v.strictObject({
    claim: field(
      'What it documents, if a story has several sources, e.g. `The glasses`.',
      v.optional(text),
      'The glasses',
    ),
    paper: field(
      'Newspaper, book or record of the time, e.g. `New York Times`.',
      v.optional(text),
      'New York Times',
    ),
    date: field('When the paper printed it.', v.optional(when), '1904-09-20'),
    writer: field('Who found the paper or wrote the page.', v.optional(text), 'Peggy Gavan'),
    title: field("The page's own title, letter by letter.", v.optional(text), 'Brooklyn Borough Hall'),
    site: field(
      'Name of the site or magazine with the page, e.g. `The Hatching Cat`.',
      v.optional(text),
      'The Hatching Cat',
    ),
    url: field(
      'Address of the page.',
      v.optional(
        v.pipe(
          v.string(),
          v.regex(/^https?:\/\/[^\s<>"]+$/, 'must be an address that starts with https://'),
          publicAddress,
        ),
      ),
      'https://example.com/page',
    ),
  }),
  v.check(
    ({ paper, title, site }) => Boolean(paper ?? title ?? site),
    'must name a "paper", a "title" or a "site"',
  ),
);
/** Practical facts: label and text, with `sample` if the company must confirm it. */
export const factSchema = v.strictObject({
  label: field('What the fact is about.', upTo(40), 'Duration'),
  value: field('The fact itself.', text, 'About two hours'),
  link: field('Page with more information.', v.optional(link), '/contact'),
  sample,
});
/** A text that the company has to confirm: it removes `sample: true` when it writes its own. */
export const confirmed = (description: string) =>
  field(
    description,
    v.optional(
      v.strictObject({ text: field('The text, as pages print it.', text, 'Until 24 hours before.'), sample }),
    ),
  );
