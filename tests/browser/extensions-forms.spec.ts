/** On a page that browser extensions have changed, input is kept, and every form is sent as on an unchanged page. */
import { errorsOf, forEachExtension, open, runExtensions, templateText } from './support/changed-page.ts';
import { emailPath, fillContact, fillSurvey, sendsOf } from './support/forms.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { expect, test } from './support/test.ts';

forEachExtension((when) => {
  const { extensions, time } = when;

  test('typing before and during hydration loses neither text nor caret nor focus', async ({ page }) => {
    test.skip(extensions.includes('rewriter'), 'A field that is replaced loses its focus.');
    const errors = errorsOf(page);
    const release = await holdScripts(page);
    await page.goto('contact', { waitUntil: 'commit' });
    const field = page.locator('main [name=message]');
    await field.waitFor();
    if (time === 'before') await runExtensions(page, when);
    await field.click();
    await page.keyboard.type('May my cat come?');
    await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 6));
    release();
    await expect(page.locator('[data-island="contact-form"]')).toHaveAttribute('data-started', '');
    if (time === 'after') await runExtensions(page, when);
    await expect(field).toBeFocused();
    expect(
      await field.evaluate((area: HTMLTextAreaElement) => [
        area.value,
        area.selectionStart,
        area.selectionEnd,
      ]),
    ).toEqual(['May my cat come?', 4, 6]);
    await page.keyboard.type('our');
    await expect(field).toHaveValue('May our cat come?');
    await expect(page.locator('main').getByText('17/1000')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('the contact form shows messages, a failure, a retry and the confirmation', async ({
    page,
    sandbox,
  }) => {
    const errors = errorsOf(page);
    const sends = sendsOf(page);
    const island = await open(page, 'contact', 'contact-form', when);
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

  test('a survey is sent and confirmed', async ({ page, sandbox }) => {
    const errors = errorsOf(page);
    const island = await open(page, 'survey', 'survey-form', when);
    await fillSurvey(page);
    await island.locator('button[type=submit]').click();
    await expect(island.getByRole('heading')).toHaveText(await templateText(island, 'success', 'h3'));
    expect(await sandbox.submissions()).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  test('the newsletter keeps its input and is submitted', async ({ page, sandbox }) => {
    const errors = errorsOf(page);
    const island = await open(page, '', 'newsletter-form', when);
    await island.scrollIntoViewIfNeeded();
    for (const name of ['EMAIL', 'FNAME']) {
      await island.locator(`[name=${name}]`).click();
      await page.keyboard.type(name === 'EMAIL' ? 'ann@example.org' : 'Ann');
    }
    await island.locator('[name=CONSENT]').check();
    await expect(island.locator('[name=EMAIL]')).toHaveValue('ann@example.org');
    await Promise.all([page.waitForEvent('popup'), island.locator('button[type=submit]').click()]);
    await expect.poll(async () => (await sandbox.submissions()).length).toBe(1);
    expect(errors).toEqual([]);
  });
});
