/**
 * Inline in the head of the blog page: sees the chosen post before first paint, so the list never flashes, and starts
 * the request for it at once. The post view takes the promise from `window.earlyPost`. An unknown id asks for nothing.
 */
import { href } from '../base/settings.ts';

declare global {
  interface Window {
    earlyPost?: { id: string; response: Promise<Response> };
  }
}

const wanted = new URLSearchParams(window.location.search).get('post');
const ids = document.querySelector('meta[name="post-ids"]')?.getAttribute('content') ?? '[]';
// The build writes them: each post's id, then its other ids.
const id = wanted && (JSON.parse(ids) as string[][]).find((names) => names.includes(wanted))?.[0];
if (id) {
  document.documentElement.classList.add('post-view');
  document.documentElement.dataset.wake = 'blog-view';
  window.earlyPost = { id, response: fetch(href(`/assets/posts/${id}.json`)) };
}
