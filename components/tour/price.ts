/** What a private tour costs (spec section 9). */
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
