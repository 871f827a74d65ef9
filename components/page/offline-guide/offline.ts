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
  if (target && !target.startsWith(postAddress)) {
    redirectTo(target, joinAddress);
    return;
  }
  if (path !== '/offline') {
    addEventListener('online', reopen);
    // A device can be online and still not reach the site.
    void reopen();
  }
  // A browser may deny access to caches, e.g. in a private window: then the whole list is shown.
  listKept(guide, target).catch((error: unknown) => console.warn('The cached pages were not listed.', error));
}

const postAddress = '/blog?post=';

/** First and longest pause between two attempts, in ms. */
const [firstPause, longestPause] = [1_000, 30_000];
let trying = false;

/** Opens the address again when the device is online and the site answers, which can be long after the `online` event. */
async function reopen(): Promise<void> {
  if (trying) return;
  trying = true;
  for (let pause = firstPause; navigator.onLine !== false; pause = Math.min(2 * pause, longestPause)) {
    if (await isAnswered().catch(() => false)) {
      location.reload();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  trying = false;
}

/**
 * Whether a reload would show another page. An error of the host would lead here again, as would a page that breaks off on the
 * way, or the offline page itself: an archive, or a host that ignores case, has it at an address of its own.
 */
async function isAnswered(): Promise<boolean> {
  const answer = await fetch(location.href, { cache: 'no-store' });
  return answer.status < 500 && !(await answer.text()).includes('data-offline=');
}

const isKept = (address = '') => caches.match(address, { ignoreSearch: true });

/**
 * Hides what is not cached on this device; a list that would be empty is shown whole.
 * @param target of the visited address, if it is that of a post: one that is cached is opened
 */
async function listKept(guide: HTMLElement, target?: string): Promise<void> {
  if (target && (await isKept(href(`/assets/posts/${target.slice(postAddress.length)}.json`))))
    return redirectTo(target, joinAddress);
  const items = [...guide.querySelectorAll<HTMLElement>('[data-kept]')];
  const found = await Promise.all(items.map(({ dataset }) => isKept(dataset.kept)));
  if (!found.some(Boolean)) return;
  for (const [index, item] of items.entries()) item.hidden = !found[index];
  for (const list of guide.querySelectorAll('ul')) {
    const section = list.closest('section');
    if (section) section.hidden = !list.querySelector('li:not([hidden])');
  }
}
