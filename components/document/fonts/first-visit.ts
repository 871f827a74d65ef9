/**
 * Inline in every head: on a first visit texts have fallback faces at first, and the fonts are requested behind the picture
 * of the first screen (`show-fonts.ts`). A visitor who comes from another page of the site, or whose browser has the site's
 * worker, has the fonts already, and gets them with the first paint.
 */
import { siteFonts } from './families.ts';

if (document.referrer.startsWith(location.origin) || navigator.serviceWorker?.controller)
  document.fonts.load(siteFonts).catch(() => undefined);
else document.documentElement.dataset.firstVisit = '';
