/** Everything that the report shows. */
import type { BudgetUse } from './budgets-used.ts';
import type { History } from './history.ts';
import type { KeptOffline } from './offline.ts';
import type { PictureSaving } from './pictures.ts';
import type { PageWeight } from './weights.ts';

export interface ReportData {
  /** Name of the site. */
  name: string;
  /** Moment of the report, ISO. */
  at: string;
  pages: readonly PageWeight[];
  budgets: readonly BudgetUse[];
  /** With this report as its last. */
  history: History;
  pictures: readonly PictureSaving[];
  /** Original → a small picture as a `data:` address. */
  thumbnails: ReadonlyMap<string, string>;
  /** The last build that had something to do; nothing if none is known. */
  times: { at: string; steps: readonly (readonly [step: string, ms: number])[] } | undefined;
  offline: KeptOffline;
  preflight: { open: readonly { owner: string; text: string }[]; disagree: readonly string[] };
  /** Family → font file as a `data:` address. */
  fonts: ReadonlyMap<string, string>;
}
