/** Which post the address chooses, and what a click on a link means for the view. */
import { href } from '../../base/settings.ts';

/** `?post=jerry-fox` → `jerry-fox`. */
export function postIdOf(search: string): string | null {
  return new URLSearchParams(search).get('post');
}

/**
 * A link that the blog page shows by itself: an id for a post, null for the list, undefined for any other link.
 * `/blog/{id}` and `/blog?post={id}` are the same post.
 */
export function choiceOf(link: HTMLAnchorElement): string | null | undefined {
  if (link.origin !== window.location.origin || link.target) return undefined;
  if (link.pathname === href('/blog')) return link.hash ? undefined : postIdOf(link.search);
  const folder = href('/blog/');
  const id = link.pathname.startsWith(folder) ? link.pathname.slice(folder.length) : '';
  return /^[a-z0-9-]+$/.test(id) ? id : undefined;
}
