import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { formatProblem, type Problem } from '../../core/errors/problem.ts';
import { root } from '../../core/files/paths.ts';

/** The result of a step. Skipped tests count as neither. */
export interface Counts {
  passed: number;
  /** One line for each test that failed: where it is, and the first line of the reason. */
  failures: string[];
}

/** Adds the second to the first. */
export function add(sum: Counts, { passed, failures }: Counts): void {
  sum.passed += passed;
  sum.failures.push(...failures);
}

/** Prints the problems of pages; each page counts as one test. */
export function countPages(pages: number, problems: readonly Problem[]): Counts {
  for (const problem of problems) console.error(formatProblem(problem));
  const byFile = new Map(problems.toReversed().map((problem) => [problem.file, formatProblem(problem)]));
  return { passed: Math.max(0, pages - byFile.size), failures: [...byFile.values()] };
}

/** Reads Vitest's JSON report. A file that could not be loaded has no tests and counts as one failure. */
export function vitestCounts(report: unknown): Counts {
  const failures = list(report, 'testResults').flatMap((file) => {
    const name = text(file, 'name');
    const place = path.isAbsolute(name) ? path.relative(root, name) : name;
    const tests = list(file, 'assertionResults');
    if (tests.length === 0 && field(file, 'status') === 'failed')
      return [line(place, 'not loaded', text(file, 'message'))];
    return tests
      .filter((test) => field(test, 'status') === 'failed')
      .map((test) => line(place, text(test, 'fullName'), String(list(test, 'failureMessages')[0] ?? '')));
  });
  return { passed: number(field(report, 'numPassedTests')), failures };
}

/** Reads Playwright's JSON report; a test that passed only on retry counts as passed. */
export function playwrightCounts(report: unknown): Counts {
  const stats = field(report, 'stats');
  return {
    passed: number(field(stats, 'expected')) + number(field(stats, 'flaky')),
    failures: list(report, 'suites').flatMap((suite) => playwrightFailures(suite, '')),
  };
}

function playwrightFailures(suite: unknown, outer: string): string[] {
  const specs = list(suite, 'specs').flatMap((spec) => {
    const place = `${text(spec, 'file')}:${number(field(spec, 'line'))}`;
    return list(spec, 'tests')
      .filter((test) => field(test, 'status') === 'unexpected')
      .map((test) => {
        const error = field(list(test, 'results').at(-1), 'error');
        return line(
          `[${text(test, 'projectName')}] ${place}`,
          `${outer}${text(spec, 'title')}`,
          text(error, 'message'),
        );
      });
  });
  const inner = list(suite, 'suites').flatMap((one) =>
    playwrightFailures(one, `${outer}${text(one, 'title')} > `),
  );
  return [...specs, ...inner];
}

/** The first line of a reason, without the colors of a terminal. */
function line(place: string, test: string, reason: string): string {
  const [first = ''] = stripVTControlCharacters(reason).split('\n');
  return `${place} > ${test}${first ? `: ${first}` : ''}`;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function list(value: unknown, name: string): unknown[] {
  const items = field(value, name);
  return Array.isArray(items) ? items : [];
}

const text = (value: unknown, name: string): string => {
  const found = field(value, name);
  return typeof found === 'string' ? found : '';
};

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
