/** The content as pages receive it: checked, complete, pictures resolved to their published files. */
import type { ResponsiveImage } from './image.ts';
import type { RouteMap } from './route-map.ts';
import type {
  Faq,
  GalleryImage,
  NotFoundSuggestion,
  PageTexts,
  PostFrontMatter,
  PressData,
  PrivateTourData,
  Redirects,
  Site,
  Source,
  TeamMember,
  Testimonial,
  TourData,
} from './schema.ts';

/** Fields that name an original in `content/images/`; in `Content` they hold the picture itself. */
type PictureField = 'image' | 'src' | 'file';

/** `T` with every picture name replaced by the picture, at any depth. */
export type WithImages<T> = T extends readonly (infer Item)[]
  ? WithImages<Item>[]
  : T extends object
    ? {
        [Key in keyof T]: Key extends PictureField
          ? Extract<T[Key], undefined> | ResponsiveImage
          : WithImages<T[Key]>;
      }
    : T;

/**
 * One node of a compiled article: text, or element name, React props and children. It is plain JSON, so that the
 * same article is built on the server and, in the blog's post view, in the browser. `Picture`, `Map` and `Clipping` are our
 * components.
 */
export type ArticleNode = string | [type: string, props: ArticleProps, children: ArticleNode[]];
export type ArticleProps = {
  [name: string]: string | number | boolean | null | ResponsiveImage | PostMap | undefined;
};
/** The map of a post that can be walked: the drawing of its tour's map, with the post's own stops. */
export interface PostMap {
  drawing: RouteMap;
  stops: PostStop[];
}
export interface PostStop {
  /** A heading of the post. */
  title: string;
  at: string;
  /** Corners on the way from the stop before. */
  via?: string | undefined;
  /** Fragment of the heading, e.g. `#poplar-street`. */
  href: string;
}

/**
 * What lists need to know of a post. `id` is the file name. Nothing here changes with every edit of the text: a list is
 * rendered again only when it may show something else.
 */
export interface PostSummary extends WithImages<Omit<PostFrontMatter, 'sources' | 'map' | 'readTime'>> {
  id: string;
  /** Minutes at 200 words a minute, at least 1. */
  readTime: number;
}
export interface Post extends PostSummary {
  words: number;
  body: ArticleNode[];
  /** Where the post comes from. */
  sources: Source[];
  /** Path of its picture for link previews, once its page is rendered. */
  share?: string;
}

export type TourSlug = 'financial-district' | 'brooklyn-heights' | 'lower-east-side' | 'private-tours';
export const tourSlugs: readonly TourSlug[] = [
  'brooklyn-heights',
  'financial-district',
  'lower-east-side',
  'private-tours',
];
export type PublicTourSlug = Exclude<TourSlug, 'private-tours'>;
/** The public tours, in the order of the tours page. */
export const publicTourSlugs: readonly PublicTourSlug[] = [
  'brooklyn-heights',
  'financial-district',
  'lower-east-side',
];
/** A public tour. */
export interface Tour extends WithImages<TourData> {
  slug: PublicTourSlug;
}
export interface PrivateTour extends WithImages<PrivateTourData> {
  slug: 'private-tours';
}
export type AnyTour = Tour | PrivateTour;

export interface Content {
  site: WithImages<Site>;
  pages: WithImages<PageTexts>;
  tours: Record<PublicTourSlug, Tour> & Record<'private-tours', PrivateTour>;
  /** Newest first. Bodies are not here: a post's page alone has its body. */
  posts: PostSummary[];
  /** The newest posts of each tour. */
  tourPosts: Record<TourSlug, PostSummary[]>;
  team: WithImages<TeamMember>[];
  reviews: { google: Testimonial[]; defaults: Testimonial[] };
  gallery: { tour: WithImages<GalleryImage>[]; fans: WithImages<GalleryImage>[] };
  press: WithImages<PressData>;
  redirects: Redirects['redirects'];
  notFound: NotFoundSuggestion[];
}
/** Parts that change with every post. Header and footer look at none. */
export type PostPart = 'posts' | 'tourPosts';
export type { Faq, Testimonial };
