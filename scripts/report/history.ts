/** Sizes of earlier reports, to show what grew. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { attempt } from '../core/errors/attempt.ts';
import { writeAtomic } from '../core/files/files.ts';
import { kinds, type PageWeight } from './weights.ts';

const bytes = v.object(v.entriesFromList(kinds, v.number()));
const historySchema = v.array(
  v.object({
    /** Time of the report, ISO 8601. */
    at: v.string(),
    /** Route → bytes by kind. */
    pages: v.record(v.string(), bytes),
    offline: v.number(),
  }),
);
export type History = v.InferOutput<typeof historySchema>;
export type Snapshot = History[number];

/** Number of reports to keep: half a year of weekly ones. */
const kept = 26;

/** Earlier reports, oldest first; empty if the file is missing or damaged. */
export const readHistory = (file: string): History =>
  attempt(() => v.parse(historySchema, JSON.parse(readFileSync(file, 'utf8')))) ?? [];

/** Adds a report. If all sizes equal those of the last, only its date is updated, so that the comparison stays useful. */
export function keepSnapshot(file: string, history: History, now: Snapshot): History {
  const last = history.at(-1);
  const earlier = last && isSame(last, now) ? history.slice(0, -1) : history;
  const next = [...earlier, now].slice(-kept);
  writeAtomic(file, JSON.stringify(next));
  return next;
}

export const snapshotOf = (pages: readonly PageWeight[], offline: number, at: string): Snapshot => ({
  at,
  pages: Object.fromEntries(pages.map(({ route, bytes: weight }) => [route, { ...weight }])),
  offline,
});

const isSame = (a: Snapshot, b: Snapshot): boolean =>
  JSON.stringify([a.pages, a.offline]) === JSON.stringify([b.pages, b.offline]);

export interface Growth {
  route: string;
  /** Change in bytes. A new or removed page counts with its full size. */
  bytes: number;
  note: '' | 'new' | 'gone';
}

/** Pages whose size has changed, the largest change first. */
export function growthSince(before: Snapshot, now: Snapshot): Growth[] {
  const weigh = (snapshot: Snapshot, route: string) => {
    const page = snapshot.pages[route];
    return page && kinds.reduce((sum, kind) => sum + page[kind], 0);
  };
  return [...new Set([...Object.keys(before.pages), ...Object.keys(now.pages)])]
    .map((route): Growth => {
      const [old, current] = [weigh(before, route), weigh(now, route)];
      const note = old === undefined ? 'new' : current === undefined ? 'gone' : '';
      return { route, bytes: (current ?? 0) - (old ?? 0), note };
    })
    .filter((page) => page.bytes !== 0)
    .sort((a, b) => Math.abs(b.bytes) - Math.abs(a.bytes));
}
