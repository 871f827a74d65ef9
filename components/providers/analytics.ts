/** Analytics: a global `gtag`, used only if the page has one (spec section 7). */

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
    console.error('Analytics event not sent', error);
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
