/** Groups of fields that the texts of several pages have. */
import * as v from 'valibot';
import { withoutNames } from './constant-names.ts';
import { field } from './field.ts';
import { oneOrMore } from './lists.ts';
import { imageRef, link, picture, summary, summaryExample, text, upTo } from './values.ts';

export const countWords = (value: string): number => withoutNames(value).split(/\s+/).length;
export const cta = field(
  'The button.',
  v.strictObject({
    label: field('Its text.', text, 'See the tours'),
    href: field('Where it leads.', link, '/tours'),
  }),
);
/** Heading and paragraphs. */
export const section = v.strictObject({
  heading: field('Heading of the section.', upTo(100), 'The quiet streets had a loud night shift'),
  paragraphs: field('Its paragraphs, one item each.', oneOrMore(text), ['The first paragraph.']),
});
/** Title and text of one of several points. */
export const pointSchema = v.strictObject({
  title: field('What the point is about.', text, 'Wear comfortable shoes'),
  text: field('The point, in a sentence or two.', text, 'The walk takes about two hours.'),
});
export const heroSchema = v.strictObject({
  kicker: field('The small line above the title.', v.optional(upTo(80)), 'Walking tours of old New York'),
  title: field('The large title.', upTo(100), 'The cats who made the papers'),
  lead: field('A sentence or two below the title.', upTo(260), 'True stories, told on foot.'),
  ...picture.entries,
  narrow: field(
    'A separate crop of the picture for narrow screens, about as high as wide. Without it `image` is cropped. Replace both files together.',
    v.optional(v.strictObject({ image: imageRef })),
  ),
});
/** Fields of every file in `content/pages/`. */
export const pageBase = {
  title: field(
    "Title in search results, without the company's name: what people type, e.g. `walking tour`, `New York`.",
    upTo(60),
    'Cat Walking Tours of New York City',
  ),
  description: field('Text in search results.', summary, summaryExample),
  hero: field('The top of the page.', heroSchema),
};
export const closing = field(
  'The last section of the page, with a button.',
  v.strictObject({
    heading: field('Heading of the section.', upTo(100), 'Come and walk with us'),
    text: field('A sentence or two.', text, 'Small groups, true stories.'),
    cta,
  }),
);
