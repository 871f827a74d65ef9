/** The weights of earlier reports, to say what grew. */
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { writeAtomic } from '../core/files.ts';
import { kinds, type PageWeight } from './weights.ts';

const bytes = v.object(v.entriesFromList(kinds, v.number()));
const historySchema = v.array(
  v.object({
    /** Moment of the report, ISO. */
    at: v.string(),
    /** Route → bytes by kind. */
    pages: v.record(v.string(), bytes),
    offline: v.number(),
  }),
);
export type History = v.InferOutput<typeof historySchema>;
export type Snapshot = History[number];

/** Reports kept; enough for a line of half a year of weekly ones. */
const kept = 26;

/** Earlier reports, the oldest first; none where the file is missing or damaged. */
export function readHistory(file: string): History {
  if (!existsSync(file)) return [];
  try {
    const result = v.safeParse(historySchema, JSON.parse(readFileSync(file, 'utf8')));
    return result.success ? result.output : [];
  } catch {
    return [];
  }
}

/** Adds a report. One that weighs the same as the last only renews its day, so that the comparison stays. */
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
  /** Bytes; negative: it has shrunk. A page that is new or gone has all of its weight here. */
  bytes: number;
  note: '' | 'new' | 'gone';
}

/** Pages whose weight has changed, the greatest change first. */
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
