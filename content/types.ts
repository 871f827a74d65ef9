/** The content as pages receive it: validated, complete, with image names resolved to published pictures. */
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
import type { PublicTourSlug, TourSlug } from './tour-slugs.ts';

/** Fields with the name of an original in `content/images/`; in `Content` they contain the picture. */
type PictureField = 'image' | 'src' | 'file';

/** `T` with every image name replaced by the picture, at any depth. */
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
 * A node of a compiled article: a text, or an element name with React props and children. It is plain JSON, so that the same
 * article can be rendered by the build and, in the blog's post view, in the browser. `Picture`, `Map` and `Clipping` are
 * components of the site.
 */
export type ArticleNode = string | [type: string, props: ArticleProps, children: ArticleNode[]];
export type ArticleProps = {
  [name: string]: string | number | boolean | null | ResponsiveImage | PostMap | undefined;
};
/** What a page needs of a map whose drawing has been published. */
export interface PublishedMap extends Pick<RouteMap, 'northWest' | 'southEast' | 'caption'> {
  /** Path of the drawing from the site's root. */
  src: string;
}
/** The map of a post about a route: the map of its tour, with the post's own stops. */
export interface PostMap {
  drawing: PublishedMap;
  stops: PostStop[];
}
/** A stop on the map of a post. */
export interface PostStop {
  /** A heading of the post. */
  title: string;
  at: string;
  /** Corners of the route from the previous stop. */
  via?: string | undefined;
  /** Fragment of the heading, e.g. `#poplar-street`. */
  href: string;
}

/**
 * The data of a post for lists. `id` is the file name. It does not change with every edit of the text, so that lists are
 * rendered again only when they may change.
 */
export interface PostSummary extends WithImages<Omit<PostFrontMatter, 'sources' | 'map' | 'readTime'>> {
  id: string;
  /** Minutes at 200 words a minute, at least 1. */
  readTime: number;
}
/** A post with its text. */
export interface Post extends PostSummary {
  words: number;
  body: ArticleNode[];
  /** The post's sources. */
  sources: Source[];
  /** Path of the picture for link previews; set once its page is rendered. */
  share?: string;
}

export { type PublicTourSlug, publicTourSlugs, type TourSlug, tourSlugs } from './tour-slugs.ts';
/** A public tour. */
export interface Tour extends Omit<WithImages<TourData>, 'map'> {
  slug: PublicTourSlug;
  map?: PublishedMap | undefined;
}
export interface PrivateTour extends WithImages<PrivateTourData> {
  slug: 'private-tours';
}
export type AnyTour = Tour | PrivateTour;

/** All content of the site. */
export interface Content {
  site: WithImages<Site>;
  pages: WithImages<PageTexts>;
  tours: Record<PublicTourSlug, Tour> & Record<'private-tours', PrivateTour>;
  /** Newest first, without bodies: only a post's own page has its body. */
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
/** Parts that change with every post. Header and footer use none of them. */
export type PostPart = 'posts' | 'tourPosts';
export type { Faq, Testimonial };
