/** Forms whose own properties are hidden by fields of their names; Playwright's locators use those, so pages are asked directly. */
import { expect, type Page } from '@playwright/test';

/** Adds a field for every property of a form that no field of the page has, to each form. */
export async function nameFieldsLikeProperties(page: Page): Promise<void> {
  const added = await page.evaluate(() => {
    const names: string[] = [];
    for (const name in HTMLFormElement.prototype) names.push(name);
    for (const form of document.querySelectorAll('form')) {
      const block = document.createElement('div');
      for (const name of names)
        if (!document.querySelector(`form [name="${name}"]`))
          block.append(Object.assign(document.createElement('input'), { type: 'hidden', name }));
      Element.prototype.append.call(form, block);
    }
    return names;
  });
  for (const name of [
    'querySelector',
    'closest',
    'submit',
    'reset',
    'elements',
    'dataset',
    'before',
    'hidden',
  ])
    expect(added).toContain(name);
}

/** Adds hidden fields with the names of the form's own: before all of them with a value, and after them without one; and one without a name. */
export const repeatFields = (page: Page, form: string) =>
  page.evaluate((place) => {
    const own = document.querySelector<HTMLFormElement>(place);
    const names = new Set([...(own?.elements ?? [])].map((field) => field.getAttribute('name') ?? ''));
    for (const name of [...names].filter(Boolean)) {
      const field = Object.assign(document.createElement('input'), { type: 'hidden', name });
      own?.append(field.cloneNode());
      own?.prepend(Object.assign(field, { value: 'of an extension' }));
    }
    own?.append(Object.assign(document.createElement('input'), { value: 'of an extension' }));
  }, form);

/** Types a text into a field, or chooses it. @param selector of a field that accepts text, a box or an option */
export async function enter(page: Page, selector: string, text: string): Promise<void> {
  await focus(page, selector);
  if (text === ' ') await page.keyboard.press('Space');
  else await page.keyboard.insertText(text);
}

/** Presses Enter in an element of the page. */
export async function pressEnter(page: Page, selector: string): Promise<void> {
  await focus(page, selector);
  await page.keyboard.press('Enter');
}

const focus = (page: Page, selector: string) =>
  page.evaluate((place) => document.querySelector<HTMLElement>(place)?.focus(), selector);

/** Waits for the text of the first such element, which is visible; undefined if it is not. */
export const expectText = (page: Page, selector: string, text: string | undefined) =>
  expect
    .poll(() =>
      page.evaluate((place) => {
        const element = document.querySelector<HTMLElement>(place);
        return element && element.getClientRects().length > 0 ? element.textContent : undefined;
      }, selector),
    )
    .toBe(text);

/** The value of a field. */
export const valueIn = (page: Page, selector: string) =>
  page.evaluate((place) => {
    const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(place);
    return field?.value;
  }, selector);
