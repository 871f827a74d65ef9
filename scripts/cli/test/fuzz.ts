/**
 * `npm run test:model`: 500 random sequences of steps in each form, compared with a model of it; 25 more in a real browser.
 * `npm run fuzz`: 10,000 generated inputs for everything that reads files of an editor. `--runs 500` and `--seed 7` change
 * the defaults of both. Each run prints its seed, and a failure the smallest input that reproduces it.
 */
import { UserError } from '../../core/errors/user-error.ts';
import { add } from './test-counts.ts';
import { steps } from './test-steps.ts';

const usualRuns = 10_000;

const usualSequences = 500;
/** One sequence in a browser takes as long as hundreds in the DOM of the unit tests. */
const perBrowserSequence = 20;

export async function model(argv: readonly string[]): Promise<number> {
  const { runs, seed } = readOptions(argv, usualSequences);
  process.env.MODEL_SEED = String(seed);
  process.env.MODEL_RUNS = String(runs);
  console.log(`${runs} sequences of each form, seed ${seed}`);
  process.env.MODEL_BROWSER_RUNS = String(Math.ceil(runs / perBrowserSequence));
  const counts = await steps.unit.run(['tests/unit/model']);
  add(counts, await steps.browser.run(['--project=sandbox', 'form-model']));
  const failed = counts.failures.length > 0;
  console.log(
    failed ? `The forms differ from the model; seed ${seed}` : `The forms match the model; seed ${seed}`,
  );
  return failed ? 1 : 0;
}

export async function fuzz(argv: readonly string[]): Promise<number> {
  const { runs, seed } = readOptions(argv, usualRuns);
  process.env.FUZZ_RUNS = String(runs);
  process.env.FUZZ_SEED = String(seed);
  console.log(`${runs} inputs, seed ${seed}`);
  const { passed, failures } = await steps.unit.run(['tests/unit/fuzz']);
  console.log(`${passed} properties passed, ${failures.length} failed; seed ${seed}`);
  return failures.length > 0 ? 1 : 0;
}

function readOptions(argv: readonly string[], usual: number): { runs: number; seed: number } {
  const options = { runs: usual, seed: Date.now() & 0x7fffffff };
  for (let index = 0; index < argv.length; index += 2) {
    const [name = '', value = ''] = [argv[index], argv[index + 1]];
    const number = Number(value);
    if (!/^--(?:runs|seed)$/.test(name) || !/^\d+$/.test(value))
      throw new UserError('Options are --runs and --seed, each with a number, e.g. --runs 500');
    if (name === '--runs') options.runs = number;
    else options.seed = number;
  }
  return options;
}
