/** Sends of several tabs of the site, one after the other (Web Locks, https://w3c.github.io/web-locks/). */
import { settings } from '../base/settings.ts';
import { sendGapMs, wait } from '../providers/email.ts';

/** A tab that holds the lock for longer may have been stopped by the browser, as on phones; in ms. */
const maxWaitMs = 15_000;

/**
 * Runs `send` when no other tab sends the same form. It runs at once in browsers without locks (also on pages without HTTPS) and
 * where they are denied, and after `maxWaitMs` in any case. Afterwards other tabs wait for the service's gap, and until they
 * can read what this one has stored.
 * @param form name of its draft
 * @throws what `send` throws
 */
export function afterOtherTabs<Result>(form: string, send: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve) => {
    let sending: Promise<Result> | undefined;
    const gap = () => wait(sendGapMs);
    const once = () => {
      sending ??= send();
      resolve(sending);
      return sending.then(gap, gap);
    };
    const request = async () => {
      const waiting = new AbortController();
      setTimeout(() => waiting.abort(), maxWaitMs);
      const { signal } = waiting;
      await navigator.locks.request(`${settings.basePath}sending:${form}`, { signal }, once);
    };
    request().catch(once);
  });
}
