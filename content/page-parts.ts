/** Groups of fields that the texts of several pages have. */
import * as v from 'valibot';
import { withoutNames } from './constant-names.ts';
import { field } from './field.ts';
import { oneOrMore } from './lists.ts';
import { imageRef, link, picture, summary, summaryExample, text, upTo } from './values.ts';

/** Number of words of a text, with each reference to a constant as one. */
export const countWords = (value: string): number => withoutNames(value).split(/\s+/).length;
/** A button with its text and its target. */
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
/** Heading of a section whose content has fields of its own. */
export const heading = field('Heading of the section.', text, 'What to expect');
/** First sentence of a section. */
export const lead = field('The first sentence of the section.', text, 'Four people and their cats.');
/** Who receives what is sent by a form. */
export const privacy = field(
  'How the submitted data is used.',
  text,
  'We use your address for our answer only.',
);
/** The text of a section, or of one of its items. */
export const sectionText = field('The text of the section.', text, 'A sentence or two.');
/** Heading and text of a section. */
export const headingAndText = v.strictObject({ heading, text: sectionText });
/** Title and text of one of several points. */
export const pointSchema = v.strictObject({
  title: field('What the point is about.', text, 'Wear comfortable shoes'),
  text: field('The point, in a sentence or two.', text, 'The walk takes about two hours.'),
});
/** Several points, in the order of the page. */
export const points = field('The points, in this order.', oneOrMore(pointSchema));
/** The top of a page. */
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
/** The last section of a page. */
export const closing = field(
  'The last section of the page, with a button.',
  v.strictObject({
    heading: field('Heading of the section.', upTo(100), 'Come and walk with us'),
    text: field('A sentence or two.', text, 'Small groups, true stories.'),
    cta,
  }),
);
