/** Sends while the system's clock jumps, or the computer sleeps: what was waited for is what counts. */
import type { Page } from '@playwright/test';
import { expectSent } from './support/confirmations.ts';
import { contactValues, emailPath, fillContact, fillSurvey } from './support/forms.ts';
import { freeze } from './support/freeze.ts';
import { expect, test } from './support/test.ts';

const hourMs = 3_600_000;
const send = (page: Page) => page.locator('main form button[type=submit]').first();
const sending = (page: Page) => page.locator('main form [data-part=sending]').first();
const banner = (page: Page) => page.locator('main form [role=alert]');

/** Opens a page whose timers only the test advances, and the service that answers with a status, or not at all. */
async function open(page: Page, path: string, status?: number): Promise<{ templates: string[] }> {
  const templates: string[] = [];
  await page.route(`**${emailPath}`, async (route) => {
    const answer = (code: number) =>
      route.fulfill({
        status: code,
        headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      });
    if (route.request().method() !== 'POST') return answer(200);
    templates.push(route.request().postDataJSON().template_id);
    return status === undefined ? undefined : answer(status);
  });
  await page.addInitScript(() => {
    const request = window.fetch.bind(window);
    window.fetch = async (input, options) => {
      const response = await request(input, options);
      if (options?.method === 'POST') document.documentElement.dataset.answered = '';
      return response;
    };
  });
  await page.clock.install();
  await page.goto(path);
  await (path === 'contact' ? fillContact(page) : fillSurvey(page));
  await expect(page.locator(`[data-island=${path}-form]`)).toHaveAttribute('data-started', '');
  await freeze(page);
  return { templates };
}

/** Sets the clock forward or back, without any time passing. */
const setClock = async (page: Page, byMs: number): Promise<void> =>
  page.clock.setSystemTime((await page.evaluate(() => Date.now())) + byMs);

const jumps = [
  ['an hour forward', hourMs],
  ['an hour back', -hourMs],
  ['a day back', -24 * hourMs],
] as const;

for (const [name, byMs] of jumps) {
  test(`the clock is set ${name} between the two sends: the second is made after 1.1 s, once`, async ({
    page,
  }) => {
    const { templates } = await open(page, 'contact', 200);
    await send(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-answered');
    await setClock(page, byMs);
    await page.clock.runFor(1_099);
    await expect(sending(page)).toBeVisible();
    expect(templates).toHaveLength(1);
    await page.clock.runFor(1);
    await expect.poll(() => templates.length).toBe(2);
    await expectSent(page);
    await page.clock.runFor(3_000);
    await expect(page.locator('main form [name=message]')).toHaveValue('');
    expect(templates).toEqual(['sample-template-reply', 'sample-template-notify']);
  });

  for (const path of ['contact', 'survey'])
    test(`the clock is set ${name} during a send from /${path} that is not answered: it ends after 15 s`, async ({
      page,
    }) => {
      const { templates } = await open(page, path);
      await send(page).click();
      await expect.poll(() => templates.length).toBe(1);
      await setClock(page, byMs);
      await page.clock.runFor(14_900);
      await expect(sending(page)).toBeVisible();
      await page.clock.runFor(100);
      await expect(banner(page)).toContainText('may have arrived.');
      expect(templates).toHaveLength(1);
      if (path === 'contact')
        await expect(page.locator('main form [name=message]')).toHaveValue(contactValues.message);
      await expect(send(page)).toBeEnabled();
      await expect(page.locator('main form [name=name]')).toBeEditable();
    });
}

test('the computer sleeps for an hour between the two sends: the second is made once', async ({ page }) => {
  const { templates } = await open(page, 'contact', 200);
  await send(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-answered');
  await page.clock.fastForward(hourMs);
  await expectSent(page);
  expect(templates).toEqual(['sample-template-reply', 'sample-template-notify']);
});
