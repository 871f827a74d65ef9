/** For pages that offer tours or the newsletter. One script, since some pages have both. */
import { watchNewsletter } from '../../forms/newsletter-form/watch-newsletter.ts';
import { showNextTour } from './next-tour.ts';

export function start(): void {
  showNextTour();
  watchNewsletter();
}
