/** What a private tour costs (spec section 9). */
import { formatCents } from '../base/format.ts';

/** The price of a private tour, from `content/site.yaml`; amounts in whole cents. */
export interface PrivatePrice {
  minimumCents: number;
  includedGuests: number;
  extraGuestCents: number;
  maxGuests: number;
  defaultGuests: number;
}

/** Minimum price up to the included guests, then a price for each further guest. In whole cents. */
export function privateTourCents(guests: number, price: PrivatePrice): number {
  return price.minimumCents + Math.max(0, guests - price.includedGuests) * price.extraGuestCents;
}

/** A typed guest count, 1 to the maximum: letters or nothing become 1, more becomes the maximum. */
export function readGuests(typed: string, maxGuests: number): number {
  const value = Math.trunc(Number(typed.trim() || 'none'));
  if (!Number.isFinite(value) || value < 1) return 1;
  return Math.min(value, maxGuests);
}

/** `$320`. */
export function priceTotal(guests: number, price: PrivatePrice): string {
  return formatCents(privateTourCents(guests, price));
}

/** `$320 for up to 8 guests, and 2 more at $40 each.` */
export function priceTerms(guests: number, price: PrivatePrice): string {
  const extra = guests - price.includedGuests;
  const each = formatCents(price.extraGuestCents);
  const start = `${formatCents(price.minimumCents)} for up to ${price.includedGuests} guests`;
  return extra > 0
    ? `${start}, and ${extra} more at ${each} each.`
    : `${start}; each further guest adds ${each}.`;
}
