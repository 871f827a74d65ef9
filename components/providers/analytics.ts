/** Analytics: a global `gtag`, used only if the page has one (spec section 7). */
import { analyticsScript } from './analytics-origins.ts';
import { scriptAddress } from './script-address.ts';

type Gtag = {
  (command: 'event', name: string, parameters: Record<string, string | number>): void;
  (command: 'config', id: string): void;
  (command: 'js', now: Date): void;
};

declare global {
  interface Window {
    gtag?: Gtag;
    /** Commands for the tag, kept until its script is there. */
    dataLayer?: unknown[];
  }
}

/** Sends an event. An error in analytics never reaches the visitor. */
function track(name: string, parameters: Record<string, string | number>): void {
  try {
    window.gtag?.('event', name, { event_category: 'engagement', ...parameters });
  } catch (error) {
    console.error('Analytics event was not sent', error);
  }
}

/** The calendar of an item was opened at the provider. */
export function trackBeginBooking(itemId: number): void {
  track('begin_booking', { item_id: itemId });
}

/** A reserve button that leads to a page of this site was pressed. */
export function trackReserveClick(): void {
  track('reserve_button_click', { event_label: 'Reserve button clicked', value: 1 });
}

/** Defines `gtag` and loads the provider's script. The browser reports a script that does not load in the console. */
export function loadAnalytics(id: string): void {
  window.dataLayer ??= [];
  const queue = window.dataLayer;
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: the provider's script knows commands by this very object
    queue.push(arguments);
  };
  window.gtag('js', new Date());
  window.gtag('config', id);
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptAddress(`${analyticsScript}?id=${encodeURIComponent(id)}`);
  document.head.append(script);
}
