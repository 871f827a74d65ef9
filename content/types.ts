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
  [name: string]: string | number | boolean | null | ResponsiveImage | StoryMap | undefined;
};
/** The map of a story that can be walked: the drawing of its tour's map, with the story's own stops. */
export interface StoryMap {
  drawing: RouteMap;
  stops: StoryStop[];
}
export interface StoryStop {
  /** A heading of the story. */
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
  /** Where the story comes from. */
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
export type WalkSlug = Exclude<TourSlug, 'private-tours'>;
/** The public walks, in the order of the tours page. */
export const walkSlugs: readonly WalkSlug[] = ['brooklyn-heights', 'financial-district', 'lower-east-side'];
/** A public walk. */
export interface Tour extends WithImages<TourData> {
  slug: WalkSlug;
}
export interface PrivateTour extends WithImages<PrivateTourData> {
  slug: 'private-tours';
}
export type AnyTour = Tour | PrivateTour;

export interface Content {
  site: WithImages<Site>;
  pages: WithImages<PageTexts>;
  tours: Record<WalkSlug, Tour> & Record<'private-tours', PrivateTour>;
  /** Newest first. Bodies are not here: a post's page alone has its body. */
  posts: PostSummary[];
  /** The newest stories of each walk. */
  stories: Record<TourSlug, PostSummary[]>;
  team: WithImages<TeamMember>[];
  reviews: { google: Testimonial[]; defaults: Testimonial[] };
  gallery: { tour: WithImages<GalleryImage>[]; fans: WithImages<GalleryImage>[] };
  press: WithImages<PressData>;
  redirects: Redirects['redirects'];
  notFound: NotFoundSuggestion[];
}
/** Parts that change with every story. A page depends on those that it looks at; header and footer look at none. */
export const storyParts = ['posts', 'stories'] as const;
export type StoryPart = (typeof storyParts)[number];
export type { Faq, Testimonial };
