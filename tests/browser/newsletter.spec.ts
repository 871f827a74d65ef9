/** The newsletter (spec sections 5 and 7): a native form post, validated by the browser and the list's script. */
import type { Page } from '@playwright/test';
import { collectErrors } from './support/page-errors.ts';
import { expect, test } from './support/test.ts';

const fields = { EMAIL: 'ann@example.org', FNAME: 'Ann', LNAME: 'Doe' };

async function fill(page: Page, values: Record<string, string> = fields): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator('[name=CONSENT]').check();
}
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' });

/** Waits until the helper scripts have taken over the validation of the form. */
async function helpersLoaded(page: Page): Promise<void> {
  await page.locator('#mc-embedded-subscribe-form').scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector('script[src$="/validate.js"]') !== null);
  await expect(page.locator('#mc-embedded-subscribe-form')).toHaveAttribute('novalidate');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a sign-up is a form post in a new tab, with consent, tags and an empty honeypot', async ({
    page,
    sandbox,
  }) => {
    await page.goto('');
    await fill(page);
    await expect(page.locator('#mce-error-response, #mce-success-response')).toHaveCount(2);
    await expect(page.locator('#mce-error-response')).toBeHidden();
    await expect(page.locator('#mce-success-response')).toBeHidden();
    const [tab] = await Promise.all([page.waitForEvent('popup'), subscribe(page).click()]);
    await expect(tab.getByRole('heading', { name: 'Almost finished...' })).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
    const [letter] = await sandbox.submissions();
    expect(letter?.data).toEqual({ ...fields, CONSENT: 'yes', tags: 'website', b_list_0: '' });
  });
});

test('the helper scripts load when the form appears, and leave the submission to the browser', async ({
  page,
  sandbox,
}) => {
  const errors = collectErrors(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/validate\.js|jquery/.test(request.url())) scripts.push(request.url());
  });
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('');
  expect(scripts).toEqual([]);
  await helpersLoaded(page);
  expect(scripts).toEqual([
    expect.stringMatching(new RegExp(`^${new URL(page.url()).origin}/assets/js/jquery-[A-Z0-9]+\\.js$`)),
    `${sandbox.origin}/subscribe/validate.js`,
  ]);

  await fill(page, { ...fields, FNAME: 'none' });
  await subscribe(page).click();
  await expect(page.getByText('Please enter a value of your own.')).toBeVisible();
  expect(await sandbox.submissions()).toEqual([]);

  await page.locator('[name=FNAME]').fill('Ann');
  const posted = page.context().waitForEvent('request', (request) => request.method() === 'POST');
  const [tab] = await Promise.all([page.waitForEvent('popup'), subscribe(page).click()]);
  const request = await posted;
  expect(request.url()).toBe(`${sandbox.origin}/subscribe/post`);
  expect(request.headers()['content-type']).toBe('application/x-www-form-urlencoded');
  await expect(tab.getByRole('heading', { name: 'Almost finished...' })).toBeVisible();
  await expect(page.locator('#mce-error-response')).toBeHidden();
  await expect(page.locator('#mce-success-response')).toBeHidden();
  expect(await sandbox.submissions()).toHaveLength(1);
  expect(errors).toEqual([]);
});

test("without the list's script the browser validates the form, and the failure is only logged", async ({
  page,
  sandbox,
}) => {
  await sandbox.fail('/subscribe/validate.js', '500');
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('The script of the newsletter'),
  );
  await page.goto('');
  await page.locator('#mc-embedded-subscribe-form').scrollIntoViewIfNeeded();
  await logged;
  const missing = () =>
    page
      .locator('#mc-embedded-subscribe-form :invalid')
      .evaluateAll((all) => all.map((field) => field.getAttribute('name')));
  expect(await missing()).toEqual(['EMAIL', 'FNAME', 'CONSENT']);
  await page.locator('[name=EMAIL]').fill('ann');
  await page.locator('[name=FNAME]').fill('Ann');
  await page.locator('[name=CONSENT]').check();
  await subscribe(page).click();
  expect(await missing()).toEqual(['EMAIL']);
  await expect(page.locator('[name=EMAIL]')).toBeFocused();
  await page.locator('[name=EMAIL]').fill(fields.EMAIL);
  const [tab] = await Promise.all([page.waitForEvent('popup'), subscribe(page).click()]);
  await expect(tab.getByRole('heading', { name: 'Almost finished...' })).toBeVisible();
  expect(await sandbox.submissions()).toHaveLength(1);
});

test('a reload keeps the input until it is sent', async ({ page }) => {
  await page.goto('');
  await fill(page);
  await page.reload();
  for (const [name, value] of Object.entries(fields))
    await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
  await expect(page.locator('[name=CONSENT]')).toBeChecked();
  await helpersLoaded(page);
  await Promise.all([page.waitForEvent('popup'), subscribe(page).click()]);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(fields.EMAIL);
});

test('fields that no visitor sees are sent as they were, though a password manager has filled them in', async ({
  page,
  sandbox,
}) => {
  await page.goto('');
  await helpersLoaded(page);
  await fill(page);
  await page.locator('[name=b_list_0]').evaluate((field: HTMLInputElement) => {
    field.value = 'ann@example.org';
  });
  await Promise.all([page.waitForEvent('popup'), subscribe(page).click()]);
  await expect.poll(async () => (await sandbox.submissions()).length).toBe(1);
  const [letter] = await sandbox.submissions();
  expect(letter?.data).toMatchObject({ ...fields, tags: 'website', b_list_0: '' });
});

test('the field for robots adds nothing to scroll to, in either direction of writing', async ({ page }) => {
  await page.goto('');
  for (const direction of ['ltr', 'rtl']) {
    const further = await page.evaluate((dir) => {
      document.documentElement.dir = dir;
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    }, direction);
    expect(further, direction).toBe(0);
  }
});
