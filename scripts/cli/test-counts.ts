import { formatProblem, type Problem } from '../core/problem.ts';

/** How many tests passed and failed, from the reports of the test tools. Skipped ones count as neither. */
export interface Counts {
  passed: number;
  failed: number;
}

/** Adds the second to the first. */
export function add(sum: Counts, { passed, failed }: Counts): void {
  sum.passed += passed;
  sum.failed += failed;
}

/** Prints the problems of pages; each page counts as one test. */
export function countPages(pages: number, problems: readonly Problem[]): Counts {
  for (const problem of problems) console.error(formatProblem(problem));
  const failed = new Set(problems.map(({ file }) => file)).size;
  return { passed: Math.max(0, pages - failed), failed };
}

/** Reads Vitest's JSON report. A file that could not be loaded has no tests and counts as one failure. */
export function vitestCounts(report: unknown): Counts {
  const files = field(report, 'testResults');
  const broken = (Array.isArray(files) ? files : []).filter((file: unknown) => {
    const tests = field(file, 'assertionResults');
    return field(file, 'status') === 'failed' && Array.isArray(tests) && tests.length === 0;
  });
  return {
    passed: number(field(report, 'numPassedTests')),
    failed: number(field(report, 'numFailedTests')) + broken.length,
  };
}

/** Reads Playwright's JSON report; a test that passed only on retry counts as passed. */
export function playwrightCounts(report: unknown): Counts {
  const stats = field(report, 'stats');
  return {
    passed: number(field(stats, 'expected')) + number(field(stats, 'flaky')),
    failed: number(field(stats, 'unexpected')),
  };
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
