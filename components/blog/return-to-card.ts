/** Returns from a post to the card from which it was opened, and focuses it. */
import { closest } from '../base/closest.ts';
import { readStoredText, removeText, storeText } from '../base/session-store.ts';
import { href, settings } from '../base/settings.ts';

const key = `${settings.basePath}blog-card`;

/**
 * A card clicked before the list's script has started opens the post's own page. Its link back to the list passes on the
 * post's id, and the list focuses the card. Within one document `start-post-view.ts` does this.
 */
export function start(): void {
  const post = document.querySelector<HTMLElement>('[data-post-page]');
  if (post) rememberCard(post);
  else if (location.pathname === href('/blog')) focusCard();
}

function rememberCard(post: HTMLElement): void {
  const from = document.referrer && new URL(document.referrer);
  if (!from || from.origin !== location.origin || from.pathname !== href('/blog')) return;
  post.addEventListener('click', ({ target }) => {
    const link = closest(target, 'a');
    if (link?.getAttribute('href') === href('/blog')) storeText(key, post.dataset.postPage ?? '');
  });
}

function focusCard(): void {
  const id = readStoredText(key);
  removeText(key);
  if (!id) return;
  const card = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href(`/blog/${id}`))}"]`);
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
