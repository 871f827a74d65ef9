/**
 * Inline in the head of the blog page: sees the chosen post before first paint, so the list never flashes, and starts
 * the request for it at once. The post view takes the promise from `window.earlyPost`.
 */
import { href } from '../site/settings/settings.ts';

declare global {
  interface Window {
    earlyPost?: { id: string; response: Promise<Response> };
  }
}

const id = new URLSearchParams(window.location.search).get('post');
if (id && /^[a-z0-9-]+$/.test(id)) {
  const known: unknown = JSON.parse(
    document.querySelector('meta[name="post-aliases"]')?.getAttribute('content') ?? '{}',
  );
  const alias =
    known && typeof known === 'object' && id in known ? String((known as Record<string, unknown>)[id]) : id;
  document.documentElement.classList.add('post-view');
  document.documentElement.dataset.wake = 'blog-view';
  window.earlyPost = { id: alias, response: fetch(href(`/assets/posts/${alias}.json`)) };
}
