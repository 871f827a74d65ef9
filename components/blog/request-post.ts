/**
 * Inline in the head of the blog page: sees the chosen post before first paint, so the list never flashes, and starts
 * the request for it at once. The post view takes the promise from `window.requestedPost`. An unknown id asks for nothing, unless the page was kept by the
 * service worker, and shows the list with one line that says so.
 */
import { href } from '../base/settings.ts';
import { isKeptPage } from './kept-page.ts';

declare global {
  interface Window {
    requestedPost?: { id: string; response: Promise<Response> };
  }
}

const wanted = new URLSearchParams(window.location.search).get('post');
const names = document.querySelector('meta[name="post-ids"]')?.getAttribute('content') ?? '[]';
// The build writes them: each post's id, then its other ids.
const known = wanted && (JSON.parse(names) as string[][]).find((ids) => ids.includes(wanted))?.[0];
// A kept page may be older than the post.
const id = known || (wanted && /^[a-z0-9-]+$/.test(wanted) && isKeptPage() ? wanted : undefined);
if (id) {
  document.documentElement.classList.add('post-view');
  document.documentElement.dataset.wake = 'blog-view';
  window.requestedPost = { id, response: fetch(href(`/assets/posts/${id}.json`)) };
} else if (wanted) document.documentElement.classList.add('post-unknown');
