/** All data of the report. */
import type { BudgetUse } from './budgets-used.ts';
import type { History } from './history.ts';
import type { KeptOffline } from './offline.ts';
import type { PictureSaving } from './pictures.ts';
import type { PageWeight } from './weights.ts';

export interface ReportData {
  /** Name of the site. */
  name: string;
  /** Time of the report, ISO 8601. */
  at: string;
  pages: readonly PageWeight[];
  budgets: readonly BudgetUse[];
  /** The last entry is this report. */
  history: History;
  pictures: readonly PictureSaving[];
  /** Original → thumbnail as a `data:` address. */
  thumbnails: ReadonlyMap<string, string>;
  /** The last build that was not a no-op; undefined if none is known. */
  times: { at: string; steps: readonly (readonly [step: string, ms: number])[] } | undefined;
  offline: KeptOffline;
  preflight: { open: readonly { owner: string; text: string }[]; disagree: readonly string[] };
  /** Family → font file as a `data:` address. */
  fonts: ReadonlyMap<string, string>;
}
