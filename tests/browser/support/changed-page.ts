/** Pages that an extension changes before or after the hydration of a part. */
import type { Locator, Page } from '@playwright/test';
import { type Extension, extensions, runExtension } from './extensions.ts';
import { holdScripts } from './hold-scripts.ts';
import { activate } from './ready.ts';
import { test } from './test.ts';

const times = ['before', 'after'] as const;

/** Opens a page and runs the extension before or after the hydration of the part. */
export async function open(
  page: Page,
  path: string,
  name: string,
  [extension, time]: Case,
): Promise<Locator> {
  const release = time === 'before' ? await holdScripts(page) : () => {};
  await page.goto(path, { waitUntil: 'commit' });
  const island = page.locator(`[data-island="${name}"]`).first();
  await island.waitFor({ state: 'attached' });
  if (time === 'before') await runExtension(page, extension);
  release();
  await activate(island);
  if (time === 'after') await runExtension(page, extension);
  return island;
}
export type Case = readonly [Extension, (typeof times)[number]];

/** Collects script errors and console errors. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const expected = /service worker|Failed to load resource|survey was not sent/i;
    if (message.type() === 'error' && !expected.test(message.text())) errors.push(message.text());
  });
  return errors;
}

/** The props of an island in the HTML. */
export const dataOf = async <Data>(island: Locator): Promise<Data> =>
  JSON.parse((await island.getAttribute('data-props')) ?? 'null') as Data;

/** The text in a template of the island, for a state that only the script shows. */
export const templateText = (island: Locator, part: string, selector: string) =>
  island
    .locator(`template[data-part=${part}]`)
    .evaluate(
      (template: HTMLTemplateElement, wanted) =>
        template.content.querySelector(wanted)?.textContent?.trim() ?? '',
      selector,
    );

/** Each of the other extensions at one time. `rewriter` removes all listeners; `remover` is tested elsewhere. */
const cases: readonly Case[] = [
  ...(Object.keys(extensions) as (keyof typeof extensions)[]).flatMap((extension) =>
    times.map((time) => [extension, time] as const),
  ),
  ['nestedTranslator', 'before'],
  ['fillers', 'before'],
  ['darkReader', 'after'],
  ['rewriter', 'after'],
];

/** Declares the tests for each extension and time. */
export function forEachExtension(declare: (when: Case) => void): void {
  for (const when of cases) test.describe(`${when[0]} ${when[1]} hydration`, () => declare(when));
}
