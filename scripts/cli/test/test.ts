/**
 * `npm test`: all steps, and one line of totals. `npm run check`: the fast steps.
 * `npm test -- browser --grep menu` runs one step (or several, by name) and passes the options to its tool.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { messageOf } from '../../core/errors/message.ts';
import { UserError } from '../../core/errors/user-error.ts';
import { inRoot, root } from '../../core/files/paths.ts';
import { openTemporaryFolder } from './temporary-folder.ts';
import { add, type Counts } from './test-counts.ts';
import { type StepName, stepNames, steps } from './test-steps.ts';
import { endWith, readReport, reportFile } from './test-tools.ts';

export async function test(argv: readonly string[]): Promise<number> {
  return runSteps(chooseSteps(argv, stepNames));
}

export async function check(argv: readonly string[]): Promise<number> {
  return runSteps(chooseSteps(argv, ['types', 'lint', 'unit']));
}

interface Choice {
  names: readonly StepName[];
  /** Passed to the step's tool. */
  options: readonly string[];
}

/** Leading arguments that name steps select those; options require exactly one step. */
export function chooseSteps(argv: readonly string[], all: readonly StepName[]): Choice {
  const isStep = (word: string): word is StepName => stepNames.some((name) => name === word);
  const end = argv.findIndex((word) => !isStep(word));
  const names = (end < 0 ? argv : argv.slice(0, end)).filter(isStep);
  const options = end < 0 ? [] : argv.slice(end);
  if (options.length > 0 && names.length !== 1)
    throw new UserError(
      `"${options[0]}" is not a step of the tests. Steps: ${stepNames.join(', ')}; options need exactly one step before them.`,
    );
  return { names: names.length > 0 ? names : all, options };
}

interface Result {
  counts: Counts;
  seconds: number;
}

async function runSteps({ names, options }: Choice): Promise<number> {
  const total: Counts = { passed: 0, failures: [] };
  /** Steps that were started beside an earlier one. */
  const started = new Map<StepName, Promise<StepOutput>>();
  for (const name of names) {
    for (const other of names) if (steps[other].beside === name) started.set(other, startStep(other));
    const output = await started.get(name);
    console.log(`\n── ${name}: ${steps[name].what}`);
    if (output) process.stdout.write(output.text);
    const { counts, seconds } = output ?? (await runStep(name, options));
    const failed = counts.failures.length;
    add(total, { passed: counts.passed, failures: counts.failures.map((failure) => `${name}: ${failure}`) });
    console.log(`── ${name}: ${counts.passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`);
  }
  const { passed, failures } = total;
  // Once more at the end, where they are found below thousands of lines.
  console.log(failures.length > 0 ? '\nFailed:' : '');
  for (const failure of failures) console.log(`  ${failure}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length > 0 ? 1 : 0;
}

interface StepOutput extends Result {
  text: string;
}

/** Runs a step in a process of its own: its output is kept, and Lighthouse cannot run twice in one. */
function startStep(name: StepName): Promise<StepOutput> {
  const from = performance.now();
  const countsFile = reportFile(`step-${name}`);
  return new Promise((resolve) => {
    let text = '';
    const print = (more: string) => {
      text += more;
    };
    const child = spawn(process.execPath, [inRoot('scripts/run.mjs'), 'step', name, countsFile], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    endWith(child);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
    child.on('error', (error) => print(error.message));
    child.on('close', () => {
      // Written by `step`, unless its process ended early.
      const written = readReport(countsFile) as Partial<Counts>;
      const counts: Counts = { passed: 0, failures: ['its process ended early'], ...written };
      resolve({ text, counts, seconds: (performance.now() - from) / 1000 });
    });
  });
}

/** `step NAME FILE`: one step, whose counts are written to a file. */
export async function step([name, countsFile]: readonly string[]): Promise<number> {
  const known = stepNames.find((one) => one === name);
  if (!known || !countsFile) throw new UserError('step takes the name of a step and a file.');
  const { counts } = await runStep(known, []);
  writeFileSync(countsFile, JSON.stringify(counts));
  return 0;
}

/**
 * A step that throws, that finds no test for its options, or whose tests leave temporary files counts as one failure; the
 * others still run.
 */
async function runStep(name: StepName, options: readonly string[]): Promise<Result> {
  const from = performance.now();
  const result = (counts: Counts): Result => ({ counts, seconds: (performance.now() - from) / 1000 });
  const temporary = openTemporaryFolder();
  try {
    const counts = await steps[name].run(options);
    // A misspelled name of a test would pass otherwise.
    if (options.length > 0 && counts.passed + counts.failures.length === 0)
      throw new UserError(
        `The step "${name}" ran no test with ${options.join(' ')}. Correct the options, or see above why its tests were skipped.`,
      );
    const left = temporary.left();
    if (left.length === 0) return result(counts);
    const failure = `Temporary files that tests did not remove: ${left.join(', ')}`;
    console.error(failure);
    return result({ ...counts, failures: [...counts.failures, failure] });
  } catch (error) {
    const failure = messageOf(error);
    console.error(failure);
    return result({ passed: 0, failures: failure.split('\n', 1) });
  } finally {
    temporary.remove();
  }
}
