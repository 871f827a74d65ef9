/** What the blog page does not hold from the start: stories and the cards of older ones. */
import type { Post } from '../../../content/types.ts';
import { renderOnce } from '../../island/render-once.tsx';
import type { Walk } from '../../tour/walk.ts';
import { BlogCard } from '../blog-card/blog-card.tsx';
import type { BlogEntry } from '../blog-posts.ts';
import { PostView } from '../post-view/post-view.tsx';

export const postScreen = (post: Post, related: readonly BlogEntry[], walk: Walk | undefined): ChildNode[] =>
  renderOnce(<PostView post={post} related={related} walk={walk} />);

export const storyCards = (posts: readonly BlogEntry[]): Element[] =>
  renderOnce(
    posts.map((post) => (
      <li key={post.id}>
        <BlogCard post={post} to="page" />
      </li>
    )),
  ).filter((node) => node instanceof Element);
