/** Pages that a translator, a password manager or a text replacer changes, before or after a part comes to life. */
import type { Locator, Page } from '@playwright/test';
import { type Extension, extensions, runExtension } from './extensions.ts';
import { holdScripts } from './hold-scripts.ts';
import { expect, test } from './test.ts';

const times = ['before', 'after'] as const;

/** Opens a page that is changed before or after its part comes to life. */
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

/** The script that listens may not be there yet. */
export async function activate(island: Locator): Promise<void> {
  await expect(async () => {
    await island.evaluate((element) => element.dispatchEvent(new Event('island:start')));
    await expect(island).toHaveAttribute('data-started', '', { timeout: 500 });
  }).toPass();
}

/** Errors of scripts and all that React or we complain of. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const expected = /service worker|Failed to load resource|survey was not sent/i;
    if (message.type() === 'error' && !expected.test(message.text())) errors.push(message.text());
  });
  return errors;
}

/** What the build gave to an island's script. */
export const dataOf = async <Data>(island: Locator): Promise<Data> =>
  JSON.parse((await island.getAttribute('data-props')) ?? 'null') as Data;

/** What stands in a template of the island: the words of a state that only the script shows. */
export const templateText = (island: Locator, part: string, selector: string) =>
  island
    .locator(`template[data-part=${part}]`)
    .evaluate(
      (template: HTMLTemplateElement, wanted) =>
        template.content.querySelector(wanted)?.textContent?.trim() ?? '',
      selector,
    );

/** The rougher ones at one time each, of which `rewriter` leaves no listener and `remover` is tried elsewhere. */
const cases: readonly Case[] = [
  ...(Object.keys(extensions) as (keyof typeof extensions)[]).flatMap((extension) =>
    times.map((time) => [extension, time] as const),
  ),
  ['nestedTranslator', 'before'],
  ['fillers', 'before'],
  ['darkReader', 'after'],
  ['rewriter', 'after'],
];

/** Declares tests for each of them at each time. */
export function forEachExtension(declare: (when: Case) => void): void {
  for (const when of cases) test.describe(`${when[0]} ${when[1]} hydration`, () => declare(when));
}
