/** Contact and survey against their model in a real browser; many more sequences run without one (`npm run test:model`). */
import fc from 'fast-check';
import { FormModel } from '../unit/model/model.ts';
import { expectedState, type FormName, stepsOf, take } from '../unit/model/steps.ts';
import { openFormPage } from './support/form-page.ts';
import { expect, test } from './support/test.ts';

const { MODEL_RUNS, MODEL_SEED } = process.env;
const seed = Number(MODEL_SEED ?? 16);
const numRuns = Number(MODEL_RUNS ?? 3);

const titles: Record<FormName, string> = { contact: 'Message Sent!', survey: 'Thank You!' };

for (const name of ['contact', 'survey'] as const)
  test(`any sequence of steps ends with the sends, the draft and the message of the model: ${name}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(60_000 + numRuns * 60_000);
    await fc.assert(
      fc.asyncProperty(stepsOf(name), async (steps) => {
        const page = await browser.newPage({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
        try {
          const visit = await openFormPage(page, name);
          const model = new FormModel(name);
          for (const step of steps) {
            await take(step, visit, model);
            await expect.poll(visit.state).toEqual(expectedState(model));
            if (step.do !== 'press') continue;
            expect(visit.confirmed).toBe(model.confirmed);
            if (model.confirmed) expect(visit.confirmation).toBe(titles[name]);
          }
        } finally {
          await page.close();
        }
      }),
      // Making a failure smaller takes long in a browser; the run without one does it.
      { seed, numRuns, endOnFailure: true },
    );
  });
