/** Number of runs per property: a small share in `npm test`, always the same; 10,000 inputs, other ones each time, in `npm run fuzz`. */
import fc from 'fast-check';

const { FUZZ_RUNS, FUZZ_SEED } = process.env;
const seed = Number(FUZZ_SEED ?? 16);

/** @param share percentage of all inputs for this property. A failure prints the seed and the smallest input. */
export const runs = (share: number): fc.Parameters<unknown> => ({
  seed,
  numRuns: Math.ceil((Number(FUZZ_RUNS ?? 400) * share) / 100),
  verbose: fc.VerbosityLevel.None,
});

/** Timeout for all inputs of a property. */
export const timeLimit = 600_000;
