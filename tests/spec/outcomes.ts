/** Results of tests, from the reports of Vitest and Playwright, and the state of each requirement. */
import type { SpecRow } from './row.ts';

export interface Outcome {
  /** Below `tests/`, e.g. `browser/header.spec.ts`. */
  file: string;
  title: string;
  passed: boolean;
}

export interface Point {
  row: SpecRow;
  /** `not run`: no test of its file has run. */
  state: 'verified' | 'failed' | 'not run';
}

interface VitestReport {
  testResults?: { name: string; assertionResults: { title: string; status: string }[] }[];
}
interface Suite {
  file: string;
  suites?: Suite[];
  specs?: { title: string; file: string; ok: boolean; tests: { status: string }[] }[];
}

/** @param report of Vitest or Playwright; skipped tests count as not run */
export function outcomesOf(report: VitestReport & { suites?: Suite[] }): Outcome[] {
  return [
    ...(report.testResults ?? []).flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ title, status }) => ({ file: below(name), title, passed: status === 'passed' })),
    ),
    ...(report.suites ?? []).flatMap(inSuite),
  ];
}

function inSuite({ suites = [], specs = [] }: Suite): Outcome[] {
  const here = specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .map(({ file, title, ok }) => ({ file: `browser/${file.replace(/^browser\//, '')}`, title, passed: ok }));
  return [...here, ...suites.flatMap(inSuite)];
}

const below = (file: string): string => file.replaceAll('\\', '/').replace(/^.*\/tests\//, '');

export function pointsOf(rows: readonly SpecRow[], outcomes: readonly Outcome[]): Point[] {
  return rows.map((row) => {
    const [file = '', title = ''] = row.test.split(' > ');
    const ran = outcomes.filter((outcome) => outcome.file === file);
    if (ran.length === 0) return { row, state: 'not run' };
    const wanted = titlePattern(title);
    const named = ran.filter((outcome) => wanted.test(outcome.title));
    return { row, state: named.length > 0 && named.every(({ passed }) => passed) ? 'verified' : 'failed' };
  });
}

/** Matches titles, with any text in place of `%s`, `%i` and similar. */
function titlePattern(title: string): RegExp {
  const parts = title.split(/%[a-z]/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}
