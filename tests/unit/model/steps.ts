/** Random sequences of events for a form, from visitors, network, services and new versions, applied to a page and to the model. */
import fc from 'fast-check';
import type { FormModel } from './model.ts';
import { typed } from './model.ts';

/** The service's response to a request; `cut`: the connection is lost during it. */
export type Answer = 'ok' | '500' | '429' | 'drop' | 'never' | 'cut';
export type FormName = 'contact' | 'survey';

export type Step =
  | { do: 'type'; field: string; value: string }
  | { do: 'fill'; values: Record<string, string> }
  | {
      do: 'press';
      /** Added to the filled-in fields. */
      values: Record<string, string>;
      times: number;
      /** Clicks again while the form is being sent. */
      impatient: boolean;
      answers: Answer[];
      update: boolean;
    }
  | { do: 'leave' | 'reload' | 'update' | 'offline' | 'online' };

/** A page with one form. */
export interface FormPage {
  /** Requests so far: template, e-mail address and name. */
  sends: string[];
  /** Responses to the next requests; later requests succeed. */
  plan: Answer[];
  online: boolean;
  /** Whether the success panel was shown after the last click. */
  confirmed: boolean;
  load: () => Promise<void>;
  type: (field: string, value: string) => Promise<void>;
  press: (times: number) => Promise<void>;
  /** Activates a new version, like the Reload button of the toast. */
  update: () => Promise<void>;
  /** Runs until nothing is being sent, and the page has reloaded if that was requested. */
  settle: (impatient: boolean) => Promise<void>;
  state: () => Promise<FormState>;
}

export interface FormState {
  sends: string[];
  values: Record<string, string>;
  draft: Record<string, string>;
  banner: string;
}

export const expectedState = ({ sends, values, banner }: FormModel): FormState => ({
  sends: [...sends],
  values: filled(values),
  draft: filled(values),
  banner,
});

const answer = fc.constantFrom<Answer>('ok', 'ok', 'ok', 'ok', '500', '429', 'drop', 'never', 'cut');

export function stepsOf(name: FormName): fc.Arbitrary<Step[]> {
  const fields = Object.entries(typed[name]);
  const type = fc.constantFrom(...fields).chain(([field, { valid, refused }]) =>
    fc.record({
      do: fc.constant('type' as const),
      field: fc.constant(field),
      value: fc.constantFrom(...valid, ...refused),
    }),
  );
  const valid = fields.map(([field, values]) => [field, fc.constantFrom(...values.valid)] as const);
  const values: fc.Arbitrary<Record<string, string>> = fc.record(Object.fromEntries(valid));
  const email = fc.constantFrom(...(typed[name].email?.valid ?? []));
  const fill = fc.record({ do: fc.constant('fill' as const), values });
  const press = fc.record({
    do: fc.constant('press' as const),
    // All fields, none (a plain retry), or another address before a retry.
    values: fc.oneof(values, fc.constant({}), fc.record({ email })),
    times: fc.integer({ min: 1, max: 3 }),
    impatient: fc.boolean(),
    // The second of two sends often fails.
    answers: fc.oneof(
      fc.array(answer, { maxLength: 4 }),
      fc.tuple(fc.constant<Answer>('ok'), fc.constantFrom<Answer>('500', 'drop', 'never')),
    ),
    update: fc.boolean(),
  });
  const others = fc.record({
    do: fc.constantFrom('leave' as const, 'reload' as const, 'update' as const, 'offline' as const),
  });
  const online = fc.record({ do: fc.constant('online' as const) });
  return fc.array<Step>(
    fc.oneof(
      { arbitrary: type, weight: 3 },
      { arbitrary: fill, weight: 2 },
      { arbitrary: press, weight: 9 },
      { arbitrary: others, weight: 3 },
      { arbitrary: online, weight: 4 },
    ),
    { minLength: 3, maxLength: 14 },
  );
}

/** Applies a step to the page and to the model. */
export async function take(step: Step, page: FormPage, model: FormModel): Promise<void> {
  const fields = step.do === 'type' ? { [step.field]: step.value } : 'values' in step ? step.values : {};
  for (const [field, value] of Object.entries(fields)) {
    await page.type(field, value);
    model.type(field, value);
  }
  if (step.do === 'press') {
    page.plan = [...step.answers];
    await page.press(step.times);
    model.submit(step.answers);
    if (step.update) {
      await page.update();
      model.update();
    }
    await page.settle(step.impatient);
  } else if (step.do === 'leave') {
    page.plan = ['never'];
    await page.press(2);
    await page.load();
    model.leave();
  } else if (step.do === 'reload') {
    await page.load();
    model.reload();
  } else if (step.do === 'update') {
    await page.update();
    await page.settle(false);
    model.update();
  } else if (step.do === 'offline' || step.do === 'online') {
    page.online = step.do === 'online';
    model.online = page.online;
  }
}

/** Fields that are not empty. */
export const filled = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]])),
  );
