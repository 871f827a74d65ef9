/** What every page runs in the browser, without React. Each file does one thing and needs no other. */
import './address.ts';
import './analytics.ts';
import './dialogs.ts';
import './header-state.ts';
import './hover-menu.ts';
import './skip-delay.ts';
import './image-fallback.ts';
import './dates.ts';
import './reserve.ts';
import './update.ts';
import './preload-error.ts';
import './service-worker.ts';
import '../../blog/post-address.ts';
import '../../booking/booking-bar/show-bar.ts';
import '../../forms/newsletter-form/watch-newsletter.ts';
import '../../forms/wake-drafts.ts';
import '../../page/lost-cat/not-found.ts';
