/** What the press writes, and the press kit. */
import * as v from 'valibot';
import { field } from './field.ts';
import { oneOrMore } from './lists.ts';
import { countWords, pageBase, section } from './page-parts.ts';
import { faqsSchema, sourceSchema, testimonialSchema } from './shared-schemas.ts';
import {
  alt,
  countTo,
  day,
  focus,
  httpsUrl,
  imageRef,
  link,
  path,
  sample,
  text,
  upTo,
  year,
} from './values.ts';

const pressLogoSchema = v.strictObject({
  image: imageRef,
  alt: field('Name of the newspaper or station.', text, 'NBC News'),
  link,
  height: field('Height in pixels, if not the default.', v.optional(countTo(2000)), 40),
  width: field('Width in pixels, if not the default.', v.optional(countTo(2000)), 120),
  sample,
});
/** An article about the company. */
export const pressArticleSchema = v.strictObject({
  title: field("The article's title, word for word.", text, 'A walk with the cats of old New York'),
  lang: field(
    'Language of a title that is not in English, e.g. es, so that screen readers pronounce it correctly.',
    v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'must be two letters, e.g. es'))),
    'es',
  ),
  publication: field('The newspaper, magazine or station.', text, 'NBC News'),
  date: field('Day of publication; omit it if unknown.', v.optional(day)),
  description: field(
    'What the article is about, in a sentence.',
    text,
    'A reporter walks along and counts the cats.',
  ),
  link: field('Address of the article.', httpsUrl),
  image: imageRef,
  quote: field('A sentence of the article, word for word.', v.optional(text), 'Nobody left early.'),
  sample,
});
const mediaQuoteSchema = v.strictObject({
  quote: field('What was said or written, word for word.', text, 'A charming way to meet old New York.'),
  source: field('Who said it.', text, 'A reporter'),
  publication: field('The newspaper, magazine or station.', text, 'NBC News'),
  context: field('On what occasion.', text, 'A report of 2025'),
  sample,
});
const mediaOutletSchema = v.strictObject({
  outlet: field('The newspaper, magazine or station.', text, 'NBC News'),
  coverage: field('The kind of coverage.', text, 'Television report'),
  year: field('Year in which it appeared.', year, 2025),
  sample,
});
/** `content/press.yaml`: articles, quotes and logos. */
export const pressSchema = v.strictObject({
  logos: field('Logos of the strip on the home page.', v.array(pressLogoSchema)),
  articles: field('Articles, newest first.', v.array(pressArticleSchema)),
  quotes: field('What was said about the tours.', v.array(mediaQuoteSchema)),
  outlets: field('Where the tours appeared.', v.array(mediaOutletSchema)),
});
/** `content/pages/press-kit.yaml`: the texts of the press kit. */
export const pressKitSchema = v.strictObject({
  ...pageBase,
  about: field('The company, for journalists.', section),
  assets: field(
    'Pictures for the press.',
    oneOrMore(
      v.strictObject({
        title: field('Name of the picture.', text, 'The Brooklyn Heights walk'),
        description: field(
          'What it shows and how it can be used.',
          text,
          'Free for reports about the tours.',
        ),
        file: imageRef,
        alt,
        focus,
      }),
    ),
  ),
  credit: field(
    'The credit line of each picture, e.g. `Drawing: Cats About Town.`',
    text,
    'Drawing: Cats About Town',
  ),
  logos: field(
    "The company's sign as files in `public/`.",
    v.optional(
      v.array(
        v.strictObject({
          title: field('Name of the file.', text, 'Sign, in color'),
          download: field('Path of the file in `public/`, with a leading slash.', path, '/logo.svg'),
          description: field('What to use it for.', text, 'For print and for the web.'),
        }),
      ),
      [],
    ),
  ),
  boilerplates: field(
    'The company in about 50 and in about 100 words, to copy.',
    v.optional(
      v.array(
        v.pipe(
          v.strictObject({
            words: field('Approximate number of words.', countTo(10_000), 50),
            text: field('The text to copy.', text, 'Cats About Town leads walking tours of New York.'),
          }),
          v.forward(
            v.check(
              ({ words, text }) => Math.abs(countWords(text) - words) <= words / 10,
              ({ input: { words, text } }) =>
                `must have ${words} words ("words"), give or take 10 %, has ${countWords(text)}`,
            ),
            ['text'],
          ),
        ),
      ),
      [],
    ),
  ),
  releases: field(
    'Press releases.',
    v.array(
      v.strictObject({
        title: field('Title of the press release.', text, 'A plaque for Jerry Fox'),
        date: field('Its date.', v.optional(day), '2025-05-17'),
        text: field('Its text.', v.optional(text), 'Brooklyn remembers its cat.'),
        sample,
      }),
    ),
  ),
  quickFacts: field(
    'Facts at a glance.',
    oneOrMore(
      v.strictObject({
        label: field('What the fact is about.', text, 'Founded'),
        value: field('The fact itself.', text, '2024'),
        sample,
      }),
    ),
  ),
  factSheet: field(
    'A fact sheet about one story, with sources, for reporters.',
    v.optional(
      v.strictObject({
        heading: field('Its heading.', upTo(60), 'Jerry Fox in short'),
        facts: field(
          'The facts.',
          oneOrMore(
            v.strictObject({
              label: field('What the fact is about.', upTo(40), 'Lived'),
              value: field('The fact itself.', text, 'In Brooklyn, until 1905'),
            }),
          ),
        ),
        sources: field('Where the facts come from.', v.array(sourceSchema)),
      }),
    ),
  ),
  faqs: field('Questions and answers, in this order.', faqsSchema),
  testimonials: field('What people said.', v.array(testimonialSchema)),
  contact: field('How journalists reach the company.', section),
});
