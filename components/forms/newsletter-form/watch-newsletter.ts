/** Loads the newsletter's helper scripts when it comes into view; a failure is only logged (spec section 7). */
import { settings } from '../../base/settings.ts';
import { logFailure } from '../../island/load-chunk.ts';
import { whenNear } from '../../island/moments.ts';

export function watchNewsletter(): void {
  const form = document.getElementById('mc-embedded-subscribe-form');
  if (
    form instanceof HTMLFormElement &&
    settings.newsletter.validateUrl &&
    'IntersectionObserver' in window
  ) {
    const fetchHelpers = () =>
      import('./helper-scripts.ts').then(({ addHelpers }) => addHelpers(form)).catch(logFailure);
    whenNear(form, fetchHelpers, '0px');
  }
}
