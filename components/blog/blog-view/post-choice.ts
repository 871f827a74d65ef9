/** The post selected by the address, and the effect of a click on a link. */
import { href } from '../../base/settings.ts';

/** `?post=jerry-fox` → `jerry-fox`. */
export function postIdOf(search: string): string | null {
  return new URLSearchParams(search).get('post');
}

/**
 * What the blog page shows for a link: an id for a post, null for the list, undefined for any other link.
 * `/blog/{id}` and `/blog?post={id}` are the same post.
 */
export function choiceOf(link: HTMLAnchorElement): string | null | undefined {
  if (link.origin !== location.origin || link.target) return undefined;
  if (link.pathname === href('/blog')) return link.hash ? undefined : postIdOf(link.search);
  const folder = href('/blog/');
  const id = link.pathname.startsWith(folder) ? link.pathname.slice(folder.length) : '';
  return /^[a-z0-9-]+$/.test(id) ? id : undefined;
}
