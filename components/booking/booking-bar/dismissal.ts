/** A dismissed bar stays hidden this long, in ms. */
const restMs = 24 * 60 * 60 * 1000;

/**
 * @param stored time of the dismissal in ms since 1970, as text; anything else counts as none. A clock that was set back since
 *   makes it lie in the future.
 */
export const isDismissed = (stored: string | null, now: number): boolean =>
  Math.abs(now - Number(stored)) < restMs;
