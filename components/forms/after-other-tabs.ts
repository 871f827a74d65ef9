/** Sends of several tabs of the site, one after the other (Web Locks, https://w3c.github.io/web-locks/). */
import { settings } from '../base/settings.ts';

/** A tab that holds the lock for longer may have been stopped by the browser, as on phones; in ms. */
const patienceMs = 15_000;

/**
 * Runs `send` when no other tab sends the same form. It runs at once in browsers without locks (also on pages without HTTPS) and where
 * they are denied, and after `patienceMs` in any case.
 * @param form name of its draft
 * @throws what `send` throws
 */
export async function afterOtherTabs<Result>(form: string, send: () => Promise<Result>): Promise<Result> {
  let sending: Promise<Result> | undefined;
  const once = () => {
    sending ??= send();
    return sending;
  };
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patienceMs);
  try {
    await navigator.locks.request(`${settings.basePath}sending:${form}`, { signal: waiting.signal }, () => {
      clearTimeout(timer);
      return once();
    });
  } catch {
    // No lock, or an error of the send, which follows.
  }
  clearTimeout(timer);
  return once();
}
