/** Loads the analytics tag, if an id is set, after everything else. */

import { settings } from '../../base/settings.ts';
import { whenLoaded, whenShown } from '../../island/moments.ts';
import { loadAnalytics } from '../../providers/analytics.ts';

export function startAnalytics(): void {
  if (settings.analyticsId) whenShown(() => whenLoaded(() => loadAnalytics(settings.analyticsId)));
}
