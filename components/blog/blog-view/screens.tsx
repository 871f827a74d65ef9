/** Screens that are not in the blog page's HTML: posts, and the cards of older ones. */
import type { Post } from '../../../content/types.ts';
import { renderOnce } from '../../island/render-once.tsx';
import type { TourLink } from '../../tour/tour-link.ts';
import { BlogCard } from '../blog-card/blog-card.tsx';
import type { BlogEntry } from '../blog-posts.ts';
import { PostView } from '../post-view/post-view.tsx';

/** The elements of the post view. */
export const postScreen = (
  post: Post,
  related: readonly BlogEntry[],
  tour: TourLink | undefined,
): ChildNode[] => renderOnce(<PostView post={post} related={related} tour={tour} />);

/** The list items with the cards of posts. */
export const postCards = (posts: readonly BlogEntry[]): Element[] =>
  renderOnce(
    posts.map((post) => (
      <li key={post.id}>
        <BlogCard post={post} to="page" />
      </li>
    )),
  ).filter((node) => node instanceof Element);
