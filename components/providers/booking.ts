/** The booking provider: FareHarbor's public embed. Another provider is another file with these functions (spec section 7). */
import { settings } from '../base/settings.ts';
import { embedScriptUrl } from './embed-script.ts';
import { loadScript } from './load-script.ts';

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

/** The provider's own booking page, for visitors whose frame fails. */
export function bookingPageUrl(flowId: number): string {
  return `${origin}/embeds/book/${company}/?flow=${flowId}&full-items=yes`;
}

interface Lightframe {
  open(options: { shortname: string; flow: number; view: { item: number } }): void;
}

/**
 * Opens an item's calendar over the page, by the provider's script (spec section 7). Failure is logged only: the links
 * to the provider work without it.
 */
export async function openLightframe(itemId: number, flowId: number): Promise<void> {
  try {
    if (!('FH' in window)) await loadScript(embedScriptUrl, 'The script');
    // The provider's script defines it.
    const { FH } = window as Window & { FH?: Lightframe };
    FH?.open({ shortname: company, flow: flowId, view: { item: itemId } });
  } catch (error) {
    console.error('The booking calendar could not be opened over the page', error);
  }
}

/** Only digits count as an item (spec section 5: `itemId` is used only if numeric). */
export function itemIdFromQuery(search: string): number | undefined {
  const value = new URLSearchParams(search).get('itemId');
  return value && /^\d{1,12}$/.test(value) ? Number(value) : undefined;
}
