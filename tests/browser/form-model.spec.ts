/**
 * Contact and survey in a real browser against the model of the unit tests: random sequences of typing, failing, retrying,
 * reloading, going offline, double presses and updates (decisions, section 7).
 */
import fc from 'fast-check';
import { FormModel } from '../unit/model/model.ts';
import { expectedState, type Step, stepsOf, take } from '../unit/model/steps.ts';
import { openFormPage } from './support/form-page.ts';
import { expect, test } from './support/test.ts';

/** Two fixed sequences in `npm test`, more in `npm run test:model`. */
const { MODEL_BROWSER_RUNS, MODEL_SEED } = process.env;
const seed = Number(MODEL_SEED ?? 49903);
const numRuns = Number(MODEL_BROWSER_RUNS ?? 2);
const names = ['contact', 'survey'] as const;
const sequencesOf = (name: (typeof names)[number]) => fc.sample(stepsOf(name), { seed, numRuns });

const kindsOf = (step: Step): string[] =>
  step.do === 'press'
    ? [
        ...step.answers,
        `${step.times} clicks`,
        `${Math.min(2, Object.keys(step.values).length)} fields`,
        ...(step.impatient ? ['impatient'] : []),
        ...(step.update ? ['update during a send'] : []),
      ]
    : [step.do];
const everyKind = [
  ...['type', 'fill', 'leave', 'reload', 'update', 'offline', 'online'],
  ...['ok', '500', '429', 'drop', 'never', 'cut', 'impatient', 'update during a send'],
  ...['1 clicks', '2 clicks', '3 clicks', '0 fields', '1 fields', '2 fields'],
];

test('the fixed sequences of each form have every kind of step and of answer', () => {
  test.skip(MODEL_SEED !== undefined, 'Other sequences are random.');
  for (const name of names) {
    const kinds = new Set(sequencesOf(name).flat().flatMap(kindsOf));
    expect([...kinds].sort(), name).toEqual(everyKind.toSorted());
  }
});

for (const name of names)
  for (const [index, steps] of sequencesOf(name).entries())
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
