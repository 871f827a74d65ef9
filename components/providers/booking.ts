/** The booking provider: FareHarbor's public embed. Another provider is another file with these functions (spec section 7). */
import { settings } from '../site/settings/settings.ts';

const { origin, company } = settings.booking;

/** An item's calendar at the provider, for a new tab (spec section 7). */
export function itemCalendarUrl(itemId: number, flowId: number): string {
  return `${origin}/embeds/book/${company}/items/${itemId}/calendar/?flow=${flowId}&full-items=yes`;
}

/** The calendar inside a frame; without an item it shows all tours. */
export function frameCalendarUrl({
  itemId,
  flowId,
}: {
  itemId?: number | undefined;
  flowId: number;
}): string {
  const item = itemId === undefined ? '' : `&items=${itemId}`;
  return `${origin}/embeds/calendar/${company}/?fallback=simple&full-items=yes&flow=${flowId}${item}`;
}

/** The provider's own booking page: the way out where a frame fails. */
export function bookingPageUrl(flowId: number): string {
  return `${origin}/embeds/book/${company}/?flow=${flowId}&full-items=yes`;
}

/** The provider's embed script; it defines the global `FH`. */
export const embedScriptUrl = `${origin}/embeds/api/v1/?autolightframe=yes`;

/** Only digits count as an item (spec section 5: `itemId` is used only if numeric). */
export function itemIdFromQuery(search: string): number | undefined {
  const value = new URLSearchParams(search).get('itemId');
  return value && /^\d{1,12}$/.test(value) ? Number(value) : undefined;
}
