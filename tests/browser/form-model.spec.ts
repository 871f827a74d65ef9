/**
 * Contact and survey in a real browser against the model of the unit tests: random sequences of typing, failing, retrying,
 * reloading, going offline, double presses and updates (decisions, section 7).
 */
import fc from 'fast-check';
import { FormModel } from '../unit/model/model.ts';
import { expectedState, stepsOf, take } from '../unit/model/steps.ts';
import { openFormPage } from './support/form-page.ts';
import { expect, test } from './support/test.ts';

/** A few fixed sequences in `npm test`, more in `npm run test:model`. */
const { MODEL_BROWSER_RUNS, MODEL_SEED } = process.env;
const seed = Number(MODEL_SEED ?? 16);
const numRuns = Number(MODEL_BROWSER_RUNS ?? 5);

for (const name of ['contact', 'survey'] as const)
  for (const [index, steps] of fc.sample(stepsOf(name), { seed, numRuns }).entries())
    test(`the ${name} form follows its model, sequence ${index + 1} of seed ${seed}`, async ({ page }) => {
      test.slow();
      const form = await openFormPage(page, name);
      const model = new FormModel(name);
      await form.load();
      for (const [at, step] of steps.entries()) {
        await take(step, form, model);
        const what = `after step ${at + 1}, ${JSON.stringify(step)}`;
        await expect.poll(() => form.state(), what).toEqual(expectedState(model));
        expect(form.online, what).toBe(model.online);
        if (step.do === 'press') expect(form.confirmed, what).toBe(model.confirmed);
      }
    });
