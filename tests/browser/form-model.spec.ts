/**
 * Contact and survey in a real browser against the model of the unit tests: random sequences of typing, failing, retrying,
 * reloading, going offline, double presses and updates (decisions, section 7).
 */
import fc from 'fast-check';
import { FormModel } from '../unit/model/model.ts';
import { expectedState, type Step, stepsOf, take } from '../unit/model/steps.ts';
import { openFormPage } from './support/form-page.ts';
import { expect, test } from './support/test.ts';

/**
 * One fixed sequence for each form in `npm test`, since both forms run the same script; more in `npm run test:model`. The
 * seed is one whose two short sequences have every kind of step.
 */
const { MODEL_BROWSER_RUNS, MODEL_SEED } = process.env;
const seed = Number(MODEL_SEED ?? 194497);
const numRuns = Number(MODEL_BROWSER_RUNS ?? 1);
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
  'type',
  'fill',
  'leave',
  'reload',
  'update',
  'offline',
  'online',
  'ok',
  '500',
  '429',
  'drop',
  'never',
  'cut',
  'impatient',
  'update during a send',
  '1 clicks',
  '2 clicks',
  '3 clicks',
  '0 fields',
  '1 fields',
  '2 fields',
];

test('the fixed sequences have every kind of step and of answer', () => {
  test.skip(MODEL_SEED !== undefined, 'Other sequences are random.');
  const kinds = new Set(names.flatMap(sequencesOf).flat().flatMap(kindsOf));
  expect([...kinds].sort()).toEqual(everyKind.toSorted());
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
