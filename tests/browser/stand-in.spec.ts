import { expectSent } from './support/confirmations.ts';
import { fillContact } from './support/forms.ts';
import { expect, test } from './support/test.ts';

test('a message is sent completely: the reply to the sender, then the e-mail to the company', async ({
  page,
  sandbox,
}) => {
  await page.goto('contact');
  await fillContact(page, { name: 'Ann Doe', email: 'ann@example.org' });
  await page.getByRole('button', { name: /send/i }).click();
  await expectSent(page);
  const letters = await sandbox.submissions();
  expect(letters.map(({ provider }) => provider)).toEqual(['email', 'email']);
});

test('a refused message keeps all values and shows the reason', async ({ page, sandbox }) => {
  await sandbox.fail('/api/v1.0/email/send', '500');
  await page.goto('contact');
  await fillContact(page, { name: 'Ann Doe', email: 'ann@example.org' });
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByText('Failed to send confirmation email').first()).toBeVisible();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Ann Doe');
  expect(await sandbox.submissions()).toEqual([]);
});

test('a booking in the calendar of the booking page can be completed', async ({ page, sandbox }) => {
  await page.goto('booking');
  const frame = page.frameLocator('iframe');
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await frame.getByRole('button', { name: 'Book' }).click();
  await expect(frame.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  expect(await sandbox.submissions()).toMatchObject([{ provider: 'booking' }]);
});
