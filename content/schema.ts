/**
 * The schemas of all files in `content/`. `npm run schemas` generates JSON Schemas for editors (`content/.schemas/`) and
 * `content/README.md` from them.
 * Every object is strict: a misspelled key is an error. The types of the whole site are inferred from these schemas.
 * Entities and field names follow section 3 of the specification.
 */
import * as v from 'valibot';
import { field, refersTo } from './field.ts';
import { differIn, oneOrMore, withoutRepeats } from './lists.ts';
import type { pageSchemas } from './page-schemas.ts';
import type { pressSchema } from './press-schemas.ts';
import { place, places } from './route-map.ts';
import { type faqSchema, type featureCardSchema, sourceSchema, testimonialSchema } from './shared-schemas.ts';
import type { siteSchema } from './site-schema.ts';
import type { privateTourSchema, stopSchema, tourSchema } from './tour-schemas.ts';
import { tourSlugs } from './tour-slugs.ts';
import {
  alias,
  alt,
  day,
  focus,
  imageRef,
  oldPath,
  path,
  picture,
  positive,
  sample,
  slug,
  summaryExample,
  text,
  upTo,
} from './values.ts';

export { pageSchemas } from './page-schemas.ts';
export { pressSchema } from './press-schemas.ts';
export { siteSchema } from './site-schema.ts';
export { privateTourSchema, tourSchema } from './tour-schemas.ts';

/** Categories of the blog (spec section 3). */
export const postCategories = ['Tours', 'Neighborhoods', 'Cat Culture', 'History'] as const;
/** Front matter of `content/blog/{id}.md`; the file name is the post's id. */
export const postSchema = v.strictObject({
  title: field("The story's title.", upTo(110), 'The Last Stop Is a Cat'),
  metaTitle: field(
    'Title in search results, where the real one is too long for them.',
    v.optional(upTo(60)),
    "Jerry Fox, Brooklyn's Cat in Glasses",
  ),
  excerpt: field(
    'What the story is about, for its card and for search results. 70 to 200 characters.',
    v.pipe(text, v.minLength(70), v.maxLength(200)),
    summaryExample,
  ),
  author: field('Who wrote it.', text, 'Cats About Town Team'),
  date: field('Day of publication.', day),
  updated: field('Day of the last real change to the text; leave out until there is one.', v.optional(day)),
  ...picture.entries,
  tags: field('Words to find it by, one or more.', withoutRepeats(oneOrMore(slug))),
  category: field('The part of the blog that it belongs to.', v.picklist(postCategories)),
  readTime: field(
    'Minutes; if given, it must equal the number that the build computes (200 words per minute).',
    v.optional(positive),
    5,
  ),
  aliases: field(
    'Other ids under which the post is known, e.g. "1".',
    v.optional(withoutRepeats(v.array(alias)), []),
  ),
  tour: field(
    'The tour that the story belongs to.',
    v.optional(v.pipe(slug, refersTo('tour'))),
    ...tourSlugs,
  ),
  sources: field('Where each part of the story comes from.', v.optional(v.array(sourceSchema), [])),
  map: field(
    "A map for a story about a route: the tour's map with the story's own stops. It is displayed in place of `![description of the map](/map)` in the text.",
    v.optional(
      v.strictObject({
        caption: field('Below the drawing.', upTo(160), 'Four stops between the river and the park'),
        stops: field(
          'Headings of the text, word for word, each with its place.',
          v.pipe(
            v.array(
              v.strictObject({
                heading: field('A heading of the text, word for word.', text, 'Borough Hall'),
                at: place,
                via: field(
                  'Corners on the way there from the stop before.',
                  v.optional(places),
                  '40.6927,-73.9907 40.6935,-73.9920',
                ),
              }),
            ),
            v.minLength(2, 'must have two stops or more'),
          ),
        ),
      }),
    ),
  ),
});
export const teamMemberSchema = v.strictObject({
  name: field('Name, as displayed.', text, 'Nora W.'),
  role: field("The person's role.", text, 'Licensed guide, Brooklyn Heights'),
  bio: field('Two or three sentences about the person.', text, 'Nora checks every date twice.'),
  image: imageRef,
  alt,
  focus,
  catName: field('Name of the cat on the picture.', text, 'Footnote'),
  sample,
});
export const galleryImageSchema = v.strictObject({
  id: field('Number of the picture, unique in its list.', positive, 31),
  src: imageRef,
  alt,
  focus,
  caption: field("Caption below the picture, e.g. the cat's name.", v.optional(upTo(40)), 'Onions'),
  sample,
});
/** `content/redirects.yaml`: old path → the page that replaced it. */
export const redirectsSchema = v.strictObject({
  redirects: field(
    'Each page with its old addresses.',
    v.array(
      v.strictObject({
        to: field('The page that replaced the old addresses.', path),
        from: field('The old addresses.', withoutRepeats(oneOrMore(oldPath))),
      }),
    ),
  ),
});
/** `content/not-found.yaml`: keywords in an unknown path, in order of precedence, and the page to suggest. */
export const notFoundSchema = v.strictObject({
  suggestions: field(
    'Keywords and the page to suggest for them; the first match applies.',
    v.array(
      v.strictObject({
        keywords: field('Words in an unknown address.', oneOrMore(slug), ['brooklyn', 'heights']),
        path,
        label: field('Name of the page in the suggestion.', text, 'Brooklyn Heights Cat Tour'),
      }),
    ),
  ),
});
/** `content/team.yaml`: the team. */
export const teamSchema = v.strictObject({
  team: field('The people, in this order.', differIn('name', oneOrMore(teamMemberSchema))),
});
/** `content/reviews.yaml`: guests' reviews. */
export const reviewsSchema = v.strictObject({
  google: field('Reviews as on Google.', v.array(testimonialSchema)),
  defaults: field('Used for pages without their own.', oneOrMore(testimonialSchema)),
});
/** `content/gallery.yaml`: pictures of walks and of guests' cats. */
export const gallerySchema = v.strictObject({
  tour: field('Pictures of the walks.', differIn('src', differIn('id', oneOrMore(galleryImageSchema)))),
  fans: field("Pictures of guests' cats.", differIn('src', differIn('id', v.array(galleryImageSchema)))),
});
export type Faq = v.InferOutput<typeof faqSchema>;
export type Testimonial = v.InferOutput<typeof testimonialSchema>;
export type FeatureCard = v.InferOutput<typeof featureCardSchema>;
export type Source = v.InferOutput<typeof sourceSchema>;
export type TourStop = v.InferOutput<typeof stopSchema>;
export type TourData = v.InferOutput<typeof tourSchema>;
export type PrivateTourData = v.InferOutput<typeof privateTourSchema>;
export type PostFrontMatter = v.InferOutput<typeof postSchema>;
export type PostCategory = (typeof postCategories)[number];
export type Site = v.InferOutput<typeof siteSchema>;
export type Redirects = v.InferOutput<typeof redirectsSchema>;
export type NotFoundSuggestion = v.InferOutput<typeof notFoundSchema>['suggestions'][number];
export type TeamMember = v.InferOutput<typeof teamMemberSchema>;
export type GalleryImage = v.InferOutput<typeof galleryImageSchema>;
export type PressData = v.InferOutput<typeof pressSchema>;
export type PageTexts = { [Name in keyof typeof pageSchemas]: v.InferOutput<(typeof pageSchemas)[Name]> };
