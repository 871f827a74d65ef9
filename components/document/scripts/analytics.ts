/** Loads the analytics tag, if an id is set, after everything else. */
import { settings } from '../../base/settings.ts';
import { logFailure } from '../../island/load-chunk.ts';
import { whenLoaded, whenShown } from '../../island/moments.ts';

export function startAnalytics(): void {
  const { analyticsId } = settings;
  if (!analyticsId) return;
  // Not by `loadChunk`: blockers refuse such files, and the page would be reloaded for it.
  const load = () =>
    import('../../providers/load-analytics.ts')
      .then(({ loadAnalytics }) => loadAnalytics(analyticsId))
      .catch(logFailure);
  whenShown(() => whenLoaded(load));
}
