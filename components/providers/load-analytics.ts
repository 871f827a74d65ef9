/** The analytics tag, in a separate file, since most sites have none. */
import './analytics.ts';
import { analyticsScript } from './analytics-origins.ts';
import { scriptAddress } from './script-address.ts';

/** Defines `gtag` and loads the provider's script. The browser reports a script that does not load in the console. */
export function loadAnalytics(id: string): void {
  window.dataLayer ??= [];
  const queue = window.dataLayer;
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: the provider's script requires the `arguments` object
    queue.push(arguments);
  };
  window.gtag('js', new Date());
  window.gtag('config', id);
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptAddress(`${analyticsScript}?id=${encodeURIComponent(id)}`);
  document.head.append(script);
}
