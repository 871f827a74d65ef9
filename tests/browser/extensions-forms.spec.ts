/** On a page that browser extensions have changed, input is kept, every form is sent, and the carousel turns as on an unchanged page. */
import type { Page } from '@playwright/test';
import {
  type Case,
  errorsOf,
  forEachExtension,
  open,
  openHeld,
  runExtensions,
  templateText,
} from './support/changed-page.ts';
import { expectSent } from './support/confirmations.ts';
import { contactValues, emailPath, fillContact, fillSurvey, sendsOf } from './support/forms.ts';
import { holdScripts } from './support/hold-scripts.ts';
import {
  enter,
  expectText,
  nameFieldsLikeProperties,
  pressEnter,
  repeatFields,
  valueIn,
} from './support/named-fields.ts';
import { expect, test } from './support/test.ts';

/** Opens the contact page; what is typed before and during hydration loses neither text nor caret nor focus. */
async function typeEarly(page: Page, when: Case): Promise<void> {
  const release = await openHeld(page, 'contact');
  const field = page.locator('main [name=message]');
  await field.waitFor();
  if (when.time === 'before') await runExtensions(page, when);
  await field.click();
  await page.keyboard.type('May my cat come?');
  await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 6));
  release();
  await expect(page.locator('[data-island="contact-form"]')).toHaveAttribute('data-started', '');
  if (when.time === 'after') await runExtensions(page, when);
  await expect(field).toBeFocused();
  expect(
    await field.evaluate((area: HTMLTextAreaElement) => [area.value, area.selectionStart, area.selectionEnd]),
  ).toEqual(['May my cat come?', 4, 6]);
  await page.keyboard.type('our');
  await expect(field).toHaveValue('May our cat come?');
  await expect(page.locator('main').getByText('17/1000')).toBeVisible();
}

forEachExtension((when) => {
  test('the contact form keeps what is typed early, shows messages, a failure, a retry and the confirmation', async ({
    page,
    sandbox,
  }) => {
    const errors = errorsOf(page);
    const sends = sendsOf(page);
    // A field that is replaced loses its focus.
    if (when.extensions.includes('rewriter')) await open(page, 'contact', ['contact-form'], when);
    else await typeEarly(page, when);
    const island = page.locator('[data-island="contact-form"]');
    const send = island.locator('button[type=submit]');
    await send.click();
    await expect(island.locator('[name=name]')).toBeFocused();
    await expect(island.locator('[name=name]')).toHaveAccessibleDescription(/./);
    await fillContact(page);
    await expect(island.locator('[aria-invalid]')).toHaveCount(0);
    await sandbox.fail(emailPath, '500', { times: 1 });
    await send.click();
    const banner = island.locator('[role=alert]');
    await expect(banner).toContainText(/Failed/);
    await send.click();
    await expect(island.getByRole('heading')).toHaveText(await templateText(island, 'success', 'h3'));
    await expect(banner).toBeHidden();
    await expect(page.locator('#toasts [role=status]')).toBeVisible();
    expect(sends).toHaveLength(3);
    expect(await sandbox.submissions()).toHaveLength(2);
    await expect(island.locator('[name=message]')).toBeVisible({ timeout: 10_000 });
    await expect(island.locator('[name=message]')).toHaveValue('');
    expect(errors).toEqual([]);
  });

  test('a survey is sent and confirmed; the carousel turns, and the newsletter keeps its input and is submitted', async ({
    page,
    sandbox,
  }) => {
    const errors = errorsOf(page);
    await test.step('survey', async () => {
      const [island] = await open(page, 'survey', ['survey-form'], when);
      await fillSurvey(page);
      await island.locator('button[type=submit]').click();
      await expect(island.getByRole('heading')).toHaveText(await templateText(island, 'success', 'h3'));
      expect(await sandbox.submissions()).toHaveLength(1);
      expect(errors).toEqual([]);
    });

    const [carousel, newsletter] = await open(page, '', ['testimonial-carousel', 'newsletter-form'], when);
    await test.step('carousel', async () => {
      await carousel.scrollIntoViewIfNeeded();
      const dots = carousel.locator('[data-dot]');
      await dots.nth(2).click();
      await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
      await expect(carousel.locator('li').nth(2)).toBeInViewport();
      await expect(carousel.locator('li').nth(2)).toHaveAttribute('aria-hidden', 'false');
      await expect(carousel.locator('li').nth(2).locator('blockquote')).toBeVisible();
    });
    await test.step('newsletter', async () => {
      await newsletter.scrollIntoViewIfNeeded();
      for (const name of ['EMAIL', 'FNAME']) {
        await newsletter.locator(`[name=${name}]`).click();
        await page.keyboard.type(name === 'EMAIL' ? 'ann@example.org' : 'Ann');
      }
      await newsletter.locator('[name=CONSENT]').check();
      await expect(newsletter.locator('[name=EMAIL]')).toHaveValue('ann@example.org');
      await Promise.all([page.waitForEvent('popup'), newsletter.locator('button[type=submit]').click()]);
      await expect.poll(async () => (await sandbox.submissions()).length).toBe(2);
      expect(errors).toEqual([]);
    });
  });
});

test('forms work with a field named like each of their own properties', async ({ page, sandbox }) => {
  const errors = errorsOf(page);
  const button = 'main form [data-part=submit]';
  for (const time of ['before', 'after'])
    await test.step(`added ${time} the script`, async () => {
      const release = time === 'before' ? await holdScripts(page) : undefined;
      await page.goto('contact', { waitUntil: time === 'before' ? 'commit' : 'load' });
      await page.waitForFunction(() => document.readyState !== 'loading');
      if (time === 'after') {
        await enter(page, '#message', ' ');
        await page.waitForFunction(() => document.querySelector('[data-island=contact-form][data-started]'));
      }
      await nameFieldsLikeProperties(page);
      await pressEnter(page, button);
      release?.();
      await expectText(page, '#name-error', 'Name is required');
      for (const [field, value] of Object.entries(contactValues)) await enter(page, `#${field}`, value);
      await enter(page, '#consent', ' ');
      await expectText(page, '#name-error', undefined);
      expect(await page.evaluate(() => sessionStorage.getItem('/draft:contact'))).toContain(
        contactValues.message,
      );
      await sandbox.fail(emailPath, '500', { times: 1 });
      await pressEnter(page, button);
      await expectText(page, '[data-part=failure]', 'Error: Failed to send confirmation email');
      expect((await valueIn(page, '#message'))?.trim()).toBe(contactValues.message);
      await pressEnter(page, button);
      await expectSent(page);
      await expectText(page, `${button} [data-part=idle]`, 'Send Message');
      expect(await valueIn(page, '#message')).toBe('');
      expect(await page.evaluate(() => sessionStorage.getItem('/draft:contact'))).toBeNull();
      await page.unrouteAll();
    });
  expect(await sandbox.submissions()).toHaveLength(4);
  expect(errors).toEqual([]);

  await test.step('newsletter', async () => {
    await page.goto('');
    await nameFieldsLikeProperties(page);
    await enter(page, '[name=FNAME]', 'Ann');
    await page.waitForFunction(() => Reflect.get(window, 'jQuery')?.fn?.valid);
    // The browser reports the missing address, and keeps what was typed.
    await pressEnter(page, '[name=FNAME]');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('EMAIL');
    expect(await page.evaluate(() => sessionStorage.getItem('/draft:newsletter'))).toContain('Ann');
    await enter(page, '[name=EMAIL]', 'ann@example.org');
    await enter(page, '[name=CONSENT]', ' ');
    const tabs: Page[] = [];
    page.on('popup', (tab) => tabs.push(tab));
    await pressEnter(page, '[name=EMAIL]');
    await pressEnter(page, '[name=EMAIL]');
    await expect.poll(async () => (await sandbox.submissions()).length).toBe(5);
    await expect.poll(() => tabs.length).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem('/draft:newsletter'))).toBeNull();
  });
});

test('hidden fields with the names of the own ones change neither the draft nor what is sent', async ({
  page,
  sandbox,
}) => {
  await page.goto('contact');
  await repeatFields(page, 'main form');
  for (const [field, value] of Object.entries(contactValues)) await page.locator(`#${field}`).fill(value);
  await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-started');
  expect(JSON.parse(await page.evaluate(() => sessionStorage.getItem('/draft:contact') ?? ''))).toEqual(
    contactValues,
  );
  await page.reload();
  for (const [field, value] of Object.entries(contactValues))
    await expect(page.locator(`#${field}`)).toHaveValue(value);
  await repeatFields(page, 'main form');
  await page.locator('#consent').check();
  await page.locator('main form [data-part=submit]').click();
  await expectSent(page);
  const sent = await sandbox.submissions();
  expect(sent).toHaveLength(2);
  for (const { data } of sent) expect(data).toMatchObject({ template_params: contactValues });

  await page.goto('');
  await repeatFields(page, '[data-island=newsletter-form] form');
  const own = page.locator('[data-island=newsletter-form] :not([type=hidden])');
  const values = { EMAIL: 'ann@example.org', FNAME: 'Ann' };
  for (const [name, value] of Object.entries(values))
    await own.and(page.locator(`[name=${name}]`)).fill(value);
  await own.and(page.locator('[name=CONSENT]')).check();
  await Promise.all([page.waitForEvent('popup'), own.and(page.locator('button[type=submit]')).click()]);
  await expect.poll(async () => (await sandbox.submissions()).length).toBe(3);
  expect((await sandbox.submissions())[2]?.data).toMatchObject({
    ...values,
    CONSENT: 'yes',
    tags: 'website',
  });
});
