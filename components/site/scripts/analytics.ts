/** Loads the analytics tag, if the settings name an id, after all that the visitor waits for. */
import { loadAnalytics } from '../../providers/analytics.ts';
import { settings } from '../settings/settings.ts';
import { whenShown } from './when-shown.ts';

function afterLoad(): void {
  const load = () => loadAnalytics(settings.analyticsId);
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });
}

if (settings.analyticsId) whenShown(afterLoad);
