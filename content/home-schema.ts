import * as v from 'valibot';
import { field } from './field.ts';
import { oneOrMore } from './lists.ts';
import { closing, pageBase, pointSchema, section } from './page-parts.ts';
import { featureCardSchema } from './shared-schemas.ts';
import { picture, text } from './values.ts';

/** `content/pages/home.yaml`: the texts of the home page. */
export const homeSchema = v.strictObject({
  ...pageBase,
  intro: field('The opening paragraphs.', section),
  newsletter: field(
    'The section with the newsletter form.',
    v.strictObject({
      heading: field('Heading of the section.', text, 'What to expect'),
      text: field('The text of the section.', text, 'A sentence or two.'),
      privacy: field('How the submitted data is used.', text, 'We use your address for our answer only.'),
    }),
  ),
  giftCard: field(
    'The section about gift cards.',
    v.strictObject({
      heading: field('Heading of the section.', text, 'What to expect'),
      text: field('The text of the section.', text, 'A sentence or two.'),
      ...picture.entries,
    }),
  ),
  features: field('The cards, in this order.', oneOrMore(featureCardSchema)),
  benefits: field(
    'Why to come.',
    v.strictObject({
      heading: field('Heading of the section.', text, 'What to expect'),
      lead: field('The first sentence of the section.', text, 'Four people and their cats.'),
      items: field('The points, in this order.', oneOrMore(pointSchema)),
    }),
  ),
  availability: field(
    'The section about dates.',
    v.strictObject({
      heading: field('Heading of the section.', text, 'What to expect'),
      text: field('The text of the section.', text, 'A sentence or two.'),
    }),
  ),
  book: field(
    'The section about the signed book.',
    v.strictObject({
      heading: field('Heading of the section.', text, 'What to expect'),
      text: field('The text of the section.', text, 'A sentence or two.'),
    }),
  ),
  gallery: field(
    'The section with pictures.',
    v.strictObject({
      heading: field('Heading of the section.', text, 'What to expect'),
      text: field('The text of the section.', text, 'A sentence or two.'),
    }),
  ),
  closing,
});
