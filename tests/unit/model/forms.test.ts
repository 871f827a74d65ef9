// @vitest-environment happy-dom
/** Contact and survey against a model: random sequences of what visitors, lines, services and updates do. */
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { FormModel, typed } from './model.ts';
import { type Answer, type FormName, type FormPage, filled, openPage } from './page.tsx';

/** A small share with a fixed seed in `npm test`, 500 sequences of each form in `npm run test:model`. */
const { MODEL_RUNS, MODEL_SEED } = process.env;
const seed = Number(MODEL_SEED ?? 2);
const numRuns = Number(MODEL_RUNS ?? 15);
const timeLimit = 600_000;

type Step =
  | { do: 'type'; field: string; value: string }
  | { do: 'fill'; values: Record<string, string> }
  | { do: 'press'; times: number; answers: Answer[]; update: boolean }
  | { do: 'leave' | 'reload' | 'update' | 'offline' | 'online' };

const answer = fc.constantFrom<Answer>('ok', 'ok', '500', '429', 'drop', 'never', 'cut');

function stepsOf(name: FormName): fc.Arbitrary<Step[]> {
  const fields = Object.entries(typed[name]);
  const type = fc.constantFrom(...fields).chain(([field, { valid, refused }]) =>
    fc.record({
      do: fc.constant('type' as const),
      field: fc.constant(field),
      value: fc.constantFrom(...valid, ...refused),
    }),
  );
  const valid = fields.map(([field, values]) => [field, fc.constantFrom(...values.valid)] as const);
  const fill = fc.record({
    do: fc.constant('fill' as const),
    values: fc.record(Object.fromEntries(valid)),
  });
  const press = fc.record({
    do: fc.constant('press' as const),
    times: fc.integer({ min: 1, max: 3 }),
    answers: fc.array(answer, { maxLength: 4 }),
    update: fc.boolean(),
  });
  const others = fc.record({
    do: fc.constantFrom('leave' as const, 'reload' as const, 'update' as const, 'offline' as const),
  });
  const online = fc.record({ do: fc.constant('online' as const) });
  // A form that is filled in, fails and is sent again is the usual case, and rare among random steps.
  const retried = fc.tuple(fill, press, press);
  const one = <Kind extends Step>(step: fc.Arbitrary<Kind>) => step.map((value): Step[] => [value]);
  const part: fc.Arbitrary<Step[]> = fc.oneof(
    { arbitrary: one(type), weight: 3 },
    { arbitrary: one(fill), weight: 1 },
    { arbitrary: one(press), weight: 3 },
    { arbitrary: retried, weight: 3 },
    { arbitrary: one(others), weight: 3 },
    { arbitrary: one(online), weight: 3 },
  );
  return fc.array(part, { minLength: 2, maxLength: 8 }).map((parts) => parts.flat());
}

async function take(step: Step, page: FormPage, model: FormModel): Promise<void> {
  const fields = step.do === 'fill' ? step.values : step.do === 'type' ? { [step.field]: step.value } : {};
  for (const [field, value] of Object.entries(fields)) {
    page.type(field, value);
    model.type(field, value);
  }
  if (step.do === 'press') {
    page.plan = [...step.answers];
    page.press(step.times);
    model.submit(step.answers);
    if (step.update) {
      page.update();
      model.update();
    }
    await page.settle();
    expect(page.confirmed).toBe(model.confirmed);
  } else if (step.do === 'leave') {
    page.plan = ['never'];
    page.press(2);
    await page.load();
    model.leave();
  } else if (step.do === 'reload') {
    await page.load();
    model.reload();
  } else if (step.do === 'update') {
    page.update();
    await page.settle();
    model.update();
  } else if (step.do === 'offline' || step.do === 'online') {
    page.online = step.do === 'online';
    model.online = page.online;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test.each(['contact', 'survey'] as const)(
  'any sequence of steps ends with the sends, the draft and the message of the model: %s',
  async (name) => {
    let confirmed = 0;
    await fc.assert(
      fc.asyncProperty(stepsOf(name), async (steps) => {
        const page = openPage(name);
        const model = new FormModel(name);
        try {
          await page.load();
          for (const step of steps) {
            await take(step, page, model);
            expect(page.sends).toEqual(model.sends);
            expect(page.values()).toEqual(filled(model.values));
            expect(page.draft()).toEqual(filled(model.values));
            expect(page.banner()).toBe(model.banner);
            if (model.confirmed) confirmed++;
            expect(page.online).toBe(model.online);
          }
        } finally {
          page.close();
          vi.restoreAllMocks();
        }
      }),
      { seed, numRuns },
    );
    if (MODEL_RUNS) console.log(`${name}: ${numRuns} sequences, seed ${seed}, ${confirmed} confirmed steps`);
  },
  timeLimit,
);
