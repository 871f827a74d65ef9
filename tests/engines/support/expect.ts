/** Expectations on a page in any engine. Each one waits until it is met. */
import { expect } from '@playwright/test';
import type { Tab } from './tab.ts';

/** Text of the first visible match; `undefined` if there is none. */
const visibleText = (tab: Tab, selector: string): Promise<string | undefined | null> =>
  tab.run(
    (css) =>
      [...document.querySelectorAll<HTMLElement>(css)].find(
        (one) => one.checkVisibility({ visibilityProperty: true }),
        // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count.
      )?.innerText,
    selector,
  );

/** Expects a visible match that contains the text. */
export async function expectShown(tab: Tab, selector: string, text: string | RegExp = ''): Promise<void> {
  await expect(async () => {
    const shown = (await visibleText(tab, selector)) ?? undefined;
    expect(shown, `${selector} is visible`).not.toBeUndefined();
    if (typeof text === 'string') expect(shown).toContain(text);
    else expect(shown).toMatch(text);
  }).toPass({ timeout: 20_000 });
}

/** Expects no visible match. */
export async function expectHidden(tab: Tab, selector: string): Promise<void> {
  await expect(async () => {
    expect((await visibleText(tab, selector)) ?? undefined, `${selector} is hidden`).toBeUndefined();
  }).toPass({ timeout: 20_000 });
}

export async function expectAddress(tab: Tab, address: RegExp): Promise<void> {
  await expect(async () => {
    expect(await tab.run(() => location.href)).toMatch(address);
  }).toPass({ timeout: 20_000 });
}

/** Expects the focused element to match. */
export async function expectFocus(tab: Tab, selector: string): Promise<void> {
  await expect(async () => {
    const focused = await tab.run(
      (css) => [
        document.activeElement?.matches(css) ?? false,
        document.activeElement?.outerHTML.slice(0, 200),
      ],
      selector,
    );
    expect(focused, `${selector} has the focus`).toEqual([true, expect.anything()]);
  }).toPass({ timeout: 20_000 });
}

/** Expects this number of matches, visible or not. */
export async function expectCount(tab: Tab, selector: string, count: number): Promise<void> {
  await expect(async () => {
    expect(await tab.run((css) => document.querySelectorAll(css).length, selector), selector).toBe(count);
  }).toPass({ timeout: 20_000 });
}

export async function expectValue(tab: Tab, selector: string, value: string): Promise<void> {
  await expect(async () => {
    expect(await tab.run((css) => document.querySelector<HTMLInputElement>(css)?.value, selector)).toBe(
      value,
    );
  }).toPass({ timeout: 20_000 });
}
