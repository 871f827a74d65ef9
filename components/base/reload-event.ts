/** Dispatched on window before the page reloads for a new version, so that forms can save what is not in a draft. */
export const reloadEvent = 'site:reload';
