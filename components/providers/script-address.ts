/**
 * The only way in which our code names a script to be run: a Trusted Types policy that lets the service worker and the
 * providers' scripts pass. Browsers without Trusted Types, and sites that do not demand them, take the text as it is.
 */
import { href, settings } from '../base/settings.ts';
import { analyticsScript } from './analytics-origins.ts';

interface Policy {
  /** Returns a TrustedScriptURL, typed as a string, since TypeScript's DOM types accept only strings here. */
  createScriptURL(url: string): string;
}
declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  }
}

/** Whether a script may be run from this address: the one that the settings name, with any query. */
export function isScriptAddress(url: string): boolean {
  const { booking, newsletter } = settings;
  const known = [href('/sw.js'), `${booking.origin}/embeds/api/v1/`, newsletter.validateUrl, analyticsScript];
  return known.some((address) => address && (url === address || url.startsWith(`${address}?`)));
}

const rules: Policy = {
  createScriptURL(url) {
    if (!isScriptAddress(url)) throw new TypeError(`Script not allowed: ${url}`);
    return url;
  },
};
let policy: Policy | undefined;

/** @throws TypeError if no script may be run from there */
export function scriptAddress(url: string): string {
  policy ??= window.trustedTypes?.createPolicy('site', rules) ?? rules;
  return policy.createScriptURL(url);
}
