import { joinAddress } from '../../base/join-address.ts';
import { href } from '../../base/settings.ts';
import { movedTo } from '../not-found/find-suggestion.ts';
import { redirectTo, visitedPath } from '../not-found/redirect.ts';

/**
 * On the offline page, which the service worker shows at the requested address: redirects from an old address, or else
 * lists the cached pages, and opens the address again when the connection is back.
 */
export function start(): void {
  const guide = document.querySelector<HTMLElement>('[data-offline]');
  if (!guide) return;
  const path = visitedPath();
  const target = movedTo(path, JSON.parse(guide.dataset.offline ?? '{}'));
  const post = /^\/blog\?post=([^&#]+)/.exec(target ?? '')?.[1];
  if (target && !post) {
    redirectTo(target, joinAddress);
    return;
  }
  // A post that is not cached is missing at its other address, too.
  if (target && post)
    whenKept(href(`/assets/posts/${post}.json`), () => redirectTo(target, joinAddress)).catch(() => {});
  if (path !== '/offline') {
    window.addEventListener('online', reopen);
    // A device can be online and still not reach the site.
    void reopen();
  }
  // A browser may deny access to caches, e.g. in a private window: then the whole list is shown.
  listKept(guide).catch((error: unknown) => console.warn('The cached pages could not be listed.', error));
}

/** First and longest pause between two attempts, in ms. */
const [firstPause, longestPause] = [1_000, 30_000];
let trying = false;

/** Opens the address again when the device is online and the site answers, which can be long after the `online` event. */
async function reopen(): Promise<void> {
  if (trying) return;
  trying = true;
  for (let pause = firstPause; navigator.onLine !== false; pause = Math.min(2 * pause, longestPause)) {
    const answer = fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    // An error of the host would lead here again.
    if (await answer.then(({ status }) => status < 500).catch(() => false)) {
      window.location.reload();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  trying = false;
}

async function whenKept(address: string, run: () => void): Promise<void> {
  if (await caches.match(address, { ignoreSearch: true })) run();
}

/** Hides what is not cached on this device; a list that would be empty is shown whole. */
async function listKept(guide: HTMLElement): Promise<void> {
  const links = [...guide.querySelectorAll<HTMLElement>('[data-kept]')];
  const found = await Promise.all(
    links.map(({ dataset }) => caches.match(dataset.kept ?? '', { ignoreSearch: true })),
  );
  if (!found.some(Boolean)) return;
  for (const [index, link] of links.entries()) {
    const item = link.closest('li');
    if (item) item.hidden = !found[index];
  }
  for (const list of guide.querySelectorAll('ul')) {
    const section = list.closest('section');
    if (section) section.hidden = !list.querySelector('li:not([hidden])');
  }
}
