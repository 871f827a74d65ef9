/**
 * A post's own page changes its address to the blog's post view at once, on the same document (decision 3). Declared
 * crawlers keep the canonical address.
 */
import { replaceAddress } from '../base/replace-address.ts';
import { href } from '../base/settings.ts';

const crawler = /bot|crawl|spider|slurp|facebookexternalhit/i;

/** `/blog/jerry-fox` → `/blog?post=jerry-fox`; undefined on any other page. Keeps the fragment. */
export function replacePostAddress(): void {
  const id = document.querySelector<HTMLElement>('[data-post-page]')?.dataset.postPage;
  if (!id || crawler.test(navigator.userAgent)) return;
  const { search, hash, pathname } = location;
  if (!pathname.startsWith(href('/blog/'))) return;
  const query = new URLSearchParams(search);
  query.set('post', id);
  replaceAddress(`${href('/blog')}?${query}${hash}`);
}
