/** The script of every page, without React. Each module does one thing, and has no effect before it is started. */
import { replacePostAddress } from '../../blog/post-address.ts';
import { showBookingBar } from '../../booking/booking-bar/show-bar.ts';
import { preloadEmbedScript } from '../../booking/reserve-button/preload-embed.ts';
import { startDrafts } from '../../forms/start-drafts.ts';
import { markLoadedPictures } from '../../gallery/gallery-grid/loaded.ts';
import { logFailure } from '../../island/load-chunk.ts';
import { openLinkedItem } from '../../ui/accordion/open-linked-item.ts';
import { showFonts } from '../fonts/show-fonts.ts';
import { replacePageAddress } from './address.ts';
import { startAnalytics } from './analytics.ts';
import { showDates } from './dates.ts';
import { refineDialogs } from './dialogs.ts';
import { watchFieldsBelow } from './fields-below.ts';
import { followScroll } from './header-state.ts';
import { refineHoverMenus } from './hover-menu.ts';
import { watchImages } from './image-fallback.ts';
import { loadPageParts } from './page-parts.ts';
import { handlePreloadErrors } from './preload-error.ts';
import { followPresses } from './reload.ts';
import { startReserving } from './reserve.ts';
import { followReturns } from './returns.ts';
import { startServiceWorker } from './service-worker.ts';
import { showFocus } from './show-focus.ts';
import { startSkipDelay } from './skip-delay.ts';
import { offerUpdates } from './updates.ts';

type Part = () => void;

const parts: readonly Part[] = [
  replacePageAddress,
  showFonts,
  startAnalytics,
  followPresses,
  followReturns,
  refineDialogs,
  followScroll,
  refineHoverMenus,
  showFocus,
  startSkipDelay,
  watchImages,
  markLoadedPictures,
  showDates,
  watchFieldsBelow,
  startReserving,
  preloadEmbedScript,
  offerUpdates,
  handlePreloadErrors,
  startServiceWorker,
  replacePostAddress,
  showBookingBar,
  startDrafts,
  openLinkedItem,
  loadPageParts,
];

/**
 * Starts the scripts of every page, then those of this page. They are independent: an error in one, e.g. in a sandboxed
 * frame, does not stop the others.
 */
export function startParts(...own: readonly Part[]): void {
  for (const start of [...parts, ...own]) {
    try {
      start();
    } catch (error) {
      logFailure(error);
    }
  }
}
