/** Pages that an extension changes before or after the hydration of a part. */
import type { Locator, Page } from '@playwright/test';
import { type Extension, runExtension } from './extensions.ts';
import { holdScripts } from './hold-scripts.ts';
import { activate } from './ready.ts';
import { test } from './test.ts';

/** Extensions that a visitor has at once, and whether they run before or after the hydration of a part. */
export interface Case {
  extensions: readonly Extension[];
  time: 'before' | 'after';
}

/** Opens a page whose scripts are held until the returned function is called. */
export async function openHeld(page: Page, path: string): Promise<() => void> {
  // Those of the page before.
  await page.unrouteAll({ behavior: 'wait' });
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

/** Opens a page and runs the extensions before or after the hydration of the parts. @returns the parts */
export async function open<const Names extends readonly string[]>(
  page: Page,
  path: string,
  names: Names,
  when: Case,
): Promise<{ [Name in keyof Names]: Locator }> {
  const { time } = when;
  let release = () => {};
  if (time === 'before') release = await openHeld(page, path);
  else await page.goto(path, { waitUntil: 'commit' });
  const islands = names.map((name) => page.locator(`[data-island="${name}"]`).first());
  for (const island of islands) await island.waitFor({ state: 'attached' });
  if (time === 'before') await runExtensions(page, when);
  release();
  for (const island of islands) await activate(island);
  if (time === 'after') await runExtensions(page, when);
  return islands as { [Name in keyof Names]: Locator };
}

export async function runExtensions(page: Page, { extensions }: Case): Promise<void> {
  for (const extension of extensions) await runExtension(page, extension);
}

/** Collects script errors and console errors. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  // NS_BINDING_ABORTED: Firefox reports fonts whose page has been left meanwhile; Chromium, transitions that come too late for a page.
  const aborted = /status=2152398850|^Transition was aborted/;
  page.on('pageerror', ({ message }) => aborted.test(message) || errors.push(message));
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

/**
 * Each extension with those that change other things, since nobody has only one: translators and replacers of text would
 * hide each other's changes, and so would the two that change fields. `rewriter` removes all listeners, also those of other
 * extensions; `remover` is tested elsewhere.
 */
const cases: readonly Case[] = [
  { extensions: ['translator', 'passwordManager'], time: 'before' },
  { extensions: ['nestedTranslator', 'fillers'], time: 'before' },
  { extensions: ['textReplacer'], time: 'before' },
  { extensions: ['translator', 'passwordManager'], time: 'after' },
  { extensions: ['textReplacer', 'darkReader'], time: 'after' },
  { extensions: ['rewriter'], time: 'after' },
];

/** Declares the tests for each case. */
export function forEachExtension(declare: (when: Case) => void): void {
  for (const when of cases)
    test.describe(`${when.extensions.join(' and ')} ${when.time} hydration`, () => declare(when));
}
