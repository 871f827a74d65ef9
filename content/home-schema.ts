import * as v from 'valibot';
import { field } from './field.ts';
import { oneOrMore } from './lists.ts';
import {
  closing,
  heading,
  headingAndText,
  lead,
  pageBase,
  points,
  privacy,
  section,
  sectionText,
} from './page-parts.ts';
import { featureCardSchema } from './shared-schemas.ts';
import { picture } from './values.ts';

/** `content/pages/home.yaml`: the texts of the home page. */
export const homeSchema = v.strictObject({
  ...pageBase,
  intro: field('The opening paragraphs.', section),
  newsletter: field(
    'The section with the newsletter form.',
    v.strictObject({
      heading,
      text: sectionText,
      privacy,
    }),
  ),
  giftCard: field(
    'The section about gift cards.',
    v.strictObject({
      heading,
      text: sectionText,
      ...picture.entries,
    }),
  ),
  features: field('The cards, in this order.', oneOrMore(featureCardSchema)),
  benefits: field(
    'Why to come.',
    v.strictObject({
      heading,
      lead,
      items: points,
    }),
  ),
  availability: field('The section about dates.', headingAndText),
  book: field('The section about the signed book.', headingAndText),
  gallery: field('The section with pictures.', headingAndText),
  closing,
});
