// @vitest-environment happy-dom
/** Contact form and survey against a model: random sequences of steps, with simulated time and network (decisions, section 7). */
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { FormModel } from './model.ts';
import { openPage } from './page.tsx';
import { expectedState, stepsOf, take } from './steps.ts';

/** A few fixed sequences in `npm test`, 500 per form in `npm run test:model`. */
const { MODEL_RUNS, MODEL_SEED } = process.env;
const seed = Number(MODEL_SEED ?? 16);
const numRuns = Number(MODEL_RUNS ?? 25);
const timeLimit = 600_000;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test.each(['contact', 'survey'] as const)(
  'any sequence of steps gives the sends, the draft and the message of the model: %s',
  async (name) => {
    const seen = { steps: 0, sends: 0, confirmed: 0, failed: 0 };
    await fc.assert(
      fc.asyncProperty(stepsOf(name), async (steps) => {
        const page = openPage(name);
        const model = new FormModel(name);
        try {
          await page.load();
          for (const step of steps) {
            await take(step, page, model);
            expect(await page.state()).toEqual(expectedState(model));
            if (step.do === 'press') expect(page.confirmed).toBe(model.confirmed);
            expect(page.online).toBe(model.online);
            seen.steps++;
            if (step.do === 'press') seen[model.confirmed ? 'confirmed' : 'failed']++;
          }
          seen.sends += model.sends.length;
        } finally {
          page.close();
          vi.restoreAllMocks();
        }
      }),
      { seed, numRuns },
    );
    // Sequences without sends or without failures would prove nothing.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(numRuns / 4);
    if (MODEL_RUNS) console.log(`${name}: ${numRuns} sequences, ${JSON.stringify(seen)}`);
  },
  timeLimit,
);
