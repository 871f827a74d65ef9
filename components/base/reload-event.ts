/** Fired on window right before a page loads itself anew for a new version: forms keep what a draft does not hold. */
export const reloadEvent = 'site:reload';
