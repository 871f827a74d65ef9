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
import { emailPath, fillContact, fillSurvey, sendsOf } from './support/forms.ts';
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
