/** Loads the analytics tag, if an id is set, after everything else. */
import { settings } from '../../base/settings.ts';
import { loadChunk, logFailure } from '../../island/load-chunk.ts';
import { whenLoaded, whenShown } from '../../island/moments.ts';

export function startAnalytics(): void {
  const { analyticsId } = settings;
  if (!analyticsId) return;
  const load = () =>
    loadChunk(() => import('../../providers/load-analytics.ts'))
      .then(({ loadAnalytics }) => loadAnalytics(analyticsId))
      .catch(logFailure);
  whenShown(() => whenLoaded(load));
}
