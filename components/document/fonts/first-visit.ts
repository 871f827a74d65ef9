/**
 * Inline in every head: on a first visit texts have fallback faces at first, and the fonts are requested after the picture
 * of the first screen (`show-fonts.ts`). A visitor who comes from another page of the site, or whose browser has the site's
 * worker, has the fonts already, and gets them with the first paint.
 */
if (!(document.referrer.startsWith(origin) || navigator.serviceWorker?.controller))
  document.documentElement.dataset.firstVisit = '';
