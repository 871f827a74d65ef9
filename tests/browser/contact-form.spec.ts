/** The contact form (spec sections 4, 5, 7 and 8), over HTTP against the stand-in. */
import { expectSent } from './support/confirmations.ts';
import { contactValues, emailPath, fillContact, holdSends, sendsOf, templatesOf } from './support/forms.ts';
import { freeze } from './support/freeze.ts';
import { expect, test } from './support/test.ts';

const send = { name: 'Send Message' };
const reply = 'sample-template-reply';
const notify = 'sample-template-notify';

test.beforeEach(async ({ page }) => {
  await page.goto('contact');
});

test('two e-mails are sent, one after the other, and the form is reset', async ({ page, sandbox }) => {
  const sends = sendsOf(page);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.clock.install();
  await page.reload();
  const release = await holdSends(page);
  await fillContact(page);
  // Two clicks before React has rendered the sending state, and one after it.
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await page.getByRole('button', { name: 'Sending...' }).click({ force: true });
  for (const name of Object.keys(contactValues))
    await expect(page.locator(`main form [name=${name}]`)).toBeDisabled();
  await expect(page.locator('main form [aria-invalid]')).toHaveCount(0);
  const place = () => page.evaluate(() => [document.documentElement.scrollHeight, window.scrollY]);
  const before = await place();
  release();

  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeInViewport({ ratio: 1 });
  // The panel and the toast stay until the checks are done.
  await freeze(page);
  await expect(page.locator('[data-part=sent] [tabindex]')).toBeFocused();
  // It replaces the form without a layout shift.
  expect(await place()).toEqual(before);
  const toast = page.locator('#toasts');
  await expect(toast).toContainText('Message Sent!');
  await expect(toast).toContainText("Thank you for contacting us. We'll get back to you soon!");
  expect(templatesOf(sends)).toEqual([reply, notify]);
  for (const { request, mail } of sends) {
    expect(request.method()).toBe('POST');
    expect(request.url()).toBe(`${sandbox.origin}${emailPath}`);
    expect(request.headers()['content-type']).toBe('application/json');
    expect(mail).toEqual({
      service_id: 'sample-service',
      template_id: expect.stringMatching(/^sample-template-/),
      user_id: 'sample-public-key',
      template_params: contactValues,
    });
  }
  const [first, second] = (await sandbox.submissions()).map(({ at }) => Date.parse(at));
  // The page waits for 1.1 s by its fake clock, which may be slightly ahead of the service's clock.
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(1_000);

  await page.clock.runFor(3_000);
  await expect(page.locator('main [data-part=fields]')).toBeFocused();
  await expect(page.locator('main form [name=name]')).toHaveValue('');
  await expect(page.locator('main form [name=consent]')).not.toBeChecked();
  await expect(page.getByText('0/1000')).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  const words = said.join('\n');
  for (const word of Object.values(contactValues)) expect(words).not.toContain(word);
});

test('empty fields are sent as text', async ({ page }) => {
  const sends = sendsOf(page);
  await fillContact(page, { name: ' Ann ', email: contactValues.email });
  await page.getByRole('button', send).click();
  await expectSent(page);
  const sent = {
    name: 'Ann',
    email: contactValues.email,
    phone: 'Not provided',
    message: 'No message provided',
  };
  expect(sends.map(({ mail }) => mail.template_params)).toEqual([sent, sent]);
});

for (const mode of ['500', 'drop'] as const)
  test(`the first send fails (${mode}): no second, banner and toast, values are kept; an edit removes the banner`, async ({
    page,
    sandbox,
  }) => {
    const sends = sendsOf(page);
    await sandbox.fail(emailPath, mode);
    await fillContact(page);
    await page.locator('main form [name=name]').press('Enter');
    const banner = page.locator('main form [role=alert]');
    await expect(banner).toContainText('Error: Failed to send confirmation email');
    await expect(banner.getByRole('link')).toHaveAttribute('href', /^mailto:/);
    await expect(banner).toBeInViewport({ ratio: 1 });
    const toast = page.locator('#toasts [role=alert]');
    await expect(toast).toContainText('Message Failed to Send');
    await expect(toast).toContainText('Failed to send confirmation email');
    expect(templatesOf(sends)).toEqual([reply]);
    for (const [name, value] of Object.entries(contactValues))
      await expect(page.locator(`main form [name=${name}]`)).toHaveValue(value);
    await expect(page.locator('main [data-part=fields]')).toBeFocused();

    await page.locator('main form [name=message]').press('End');
    await page.keyboard.type('!');
    await expect(banner).toHaveText('');
    await sandbox.fail(emailPath, 'ok');
    await page.getByRole('button', send).click();
    await expectSent(page);
    expect(templatesOf(sends)).toEqual([reply, reply, notify]);
  });

test('the second send fails: a retry repeats only the second, unless the address changed', async ({
  page,
  sandbox,
}) => {
  const sends = sendsOf(page);
  await sandbox.fail(emailPath, '500', { skip: 1, times: 2 });
  await fillContact(page);
  const banner = page.locator('main form [role=alert]');
  for (const expected of [[reply, notify], [notify]]) {
    await page.getByRole('button', send).click();
    await expect.poll(() => templatesOf(sends)).toEqual(expected);
    await expect(banner).toContainText('Error: Failed to send notification to administrator');
    sends.length = 0;
  }
  await expect(page.locator('#toasts [role=alert]').first()).toContainText('Message Failed to Send');
  await page.locator('main form [name=email]').fill('ben@example.org');
  await page.getByRole('button', send).click();
  await expectSent(page);
  expect(templatesOf(sends)).toEqual([reply, notify]);
});

test('a send that the service refuses as too fast is repeated once', async ({ page, sandbox }) => {
  const sends = sendsOf(page);
  await sandbox.fail(emailPath, '429', { times: 1 });
  await fillContact(page);
  await page.getByRole('button', send).click();
  await expectSent(page);
  expect(templatesOf(sends)).toEqual([reply, reply, notify]);
});

test('a slow response is accepted; only the status of a response counts, not its text', async ({
  page,
  sandbox,
}) => {
  await sandbox.fail(emailPath, 'slow', { times: 1 });
  await sandbox.fail('/api/', 'wrong', { times: 1 });
  await fillContact(page);
  await page.getByRole('button', send).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expectSent(page);
});

test('no response for 15 s: the banner states that the message may have arrived, and values are kept', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await page.reload();
  await sandbox.fail(emailPath, 'never');
  await fillContact(page);
  const asked = page.waitForRequest(`**${emailPath}`);
  await page.getByRole('button', send).click();
  await asked;
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.clock.runFor(15_000);
  const banner = page.locator('main form [role=alert]');
  await expect(banner).toContainText('Error: Failed to send confirmation email');
  await expect(banner).toContainText('Your message may have arrived.');
  await expect(page.locator('main form [name=message]')).toHaveValue(contactValues.message);
  await expect(page.getByRole('button', send)).toBeEnabled();
});

test('offline, and after any other error, nothing is sent and the banner states the reason; online it can be sent', async ({
  page,
  context,
}) => {
  const sends = sendsOf(page);
  await fillContact(page);
  await context.setOffline(true);
  await page.getByRole('button', send).click();
  const banner = page.locator('main form [role=alert]');
  await expect(banner).toContainText('Error: You appear to be offline.');
  await context.setOffline(false);
  await page.evaluate(() => {
    const fail = () => {
      throw new Error('broken for the test');
    };
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: fail });
  });
  await page.getByRole('button', send).click();
  await expect(banner).toContainText(
    'Error: There was a problem sending your message. Please try again later.',
  );
  expect(sends).toEqual([]);
  await expect(page.locator('main form [name=message]')).toHaveValue(contactValues.message);
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'onLine'));
  await page.getByRole('button', send).click();
  await expectSent(page);
});

test('a reload keeps all values, a sent message leaves none', async ({ page }) => {
  await fillContact(page);
  await page.reload();
  for (const [name, value] of Object.entries(contactValues))
    await expect(page.locator(`main form [name=${name}]`)).toHaveValue(value);
  await expect(page.locator('main form [name=consent]')).toBeChecked();
  await expect(page.getByText(`${contactValues.message.length}/1000`)).toBeVisible();
  await page.getByRole('button', send).click();
  await expectSent(page);
  await page.reload();
  await page.locator('main form [name=name]').focus();
  await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-started', '');
  await expect(page.locator('main form [name=message]')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    'Ann',
  );
});
