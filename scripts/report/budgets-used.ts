/** How much of each budget in `scripts/checks/budgets.json` is used. */
import budgets from '../checks/budgets.json' with { type: 'json' };
import { precacheLimit } from '../generator/files/service-worker.ts';
import type { PageWeight } from './weights.ts';

export interface BudgetUse {
  what: string;
  /** Bytes. */
  used: number;
  limit: number;
}

/** Of scripts, the page closest to its own limit. Sorted by share, the fullest first. @param fontBytes of all fonts in the output @param offlineBytes that the service worker stores */
export function budgetsUsed(
  pages: readonly PageWeight[],
  fontBytes: number,
  offlineBytes: number,
): BudgetUse[] {
  const limits: Readonly<Record<string, number>> = budgets.htmlGzipBytes;
  const html = pages.flatMap(({ route, bytes }) => {
    const limit = limits[route];
    return limit === undefined ? [] : [{ what: `HTML of ${route}`, used: bytes.HTML, limit }];
  });
  const scriptLimits: Readonly<Record<string, { bytes: number }>> = budgets.scriptsBrotli;
  const [scripts] = pages
    .map(({ route, bytes }) => ({
      what: `Scripts of ${route}`,
      used: bytes.scripts,
      limit: (scriptLimits[route] ?? budgets.scriptsBrotli['*']).bytes,
    }))
    .sort((a, b) => b.used / b.limit - a.used / a.limit);
  return [
    ...html,
    ...(scripts ? [scripts] : []),
    { what: 'All fonts', used: fontBytes, limit: budgets.fontBytes },
    { what: 'Stored for offline use', used: offlineBytes, limit: precacheLimit },
  ].sort((a, b) => b.used / b.limit - a.used / a.limit);
}
