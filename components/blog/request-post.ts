/**
 * Inline script in the head of the blog page: reads the selected post before first paint, so that the list never flashes,
 * and requests it at once. The post view uses the promise in `window.requestedPost`. An unknown id is only requested if the
 * page comes from the service worker's cache; else the list is shown with a note. If the script of the post view cannot be
 * loaded, the post's own page is opened, which needs none.
 */
import { href } from '../base/settings.ts';
import { isCachedPage } from './cached-page.ts';

declare global {
  interface Window {
    requestedPost?: { id: string; response: Promise<Response> };
  }
}

const wanted = new URLSearchParams(location.search).get('post');
const names = document.querySelector('meta[name="post-ids"]')?.getAttribute('content') ?? '[]';
// Written by the build: each post's id, then its aliases.
const known = wanted && (JSON.parse(names) as string[][]).find((ids) => ids.includes(wanted))?.[0];
// A cached page may be older than the post.
const id = known || (wanted && /^[a-z0-9-]+$/.test(wanted) && isCachedPage() ? wanted : undefined);
if (id) {
  document.documentElement.classList.add('post-view');
  document.documentElement.dataset.start = 'blog-view';
  const openPage = ({ target }: Event) => {
    if (target instanceof Element && target.matches('script[type=module],[data-island=blog-view]'))
      location.replace(href(`/blog/${id}`));
  };
  addEventListener('error', openPage, true);
  // An extension's wrapper may throw.
  window.requestedPost = { id, response: fetch(href(`/assets/posts/${id}.json`)) };
} else if (wanted) document.documentElement.classList.add('post-unknown');
