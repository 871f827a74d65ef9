/** Loads the analytics tag, if an id is set, after everything else. */

import { settings } from '../../base/settings.ts';
import { loadChunk } from '../../island/load-chunk.ts';
import { whenLoaded, whenShown } from '../../island/moments.ts';

export function startAnalytics(): void {
  const { analyticsId } = settings;
  if (!analyticsId) return;
  const load = () =>
    loadChunk(() => import('../../providers/load-analytics.ts'))
      .then(({ loadAnalytics }) => loadAnalytics(analyticsId))
      .catch((error: unknown) => console.error('The analytics tag was not loaded.', error));
  whenShown(() => whenLoaded(load));
}
