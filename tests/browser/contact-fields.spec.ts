/** The contact form's fields: what they take, and what they say (spec section 5). */
import { sendsOf } from './support/forms.ts';
import { expect, test } from './support/test.ts';

const send = { name: 'Send Message' };

test.beforeEach(async ({ page }) => {
  await page.goto('contact');
});

test('messages come with the first failed submit, lead to the first wrong field and follow what is typed', async ({
  page,
}) => {
  const sends = sendsOf(page);
  const form = page.locator('main form');
  const name = form.locator('[name=name]');
  const email = form.locator('[name=email]');
  await name.fill('<');
  await email.fill('ann');
  await email.blur();
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);

  await page.getByRole('button', send).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Name must be at least 2 characters');
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(form.locator('[name=consent]')).toHaveAccessibleDescription(
    'You must agree to receive updates',
  );
  await expect(form.getByRole('status')).toHaveText('3 fields need your attention.');

  for (const [field, value, message] of [
    [name, '', 'Name is required'],
    [name, 'A', 'Name must be at least 2 characters'],
    [name, 'Ann <b>', 'Name contains invalid characters'],
    [name, 'Ann', ''],
    [email, '', 'Email address is required'],
    [email, 'ann@example.c', 'Please enter a valid email address'],
    [email, 'ann@example.org', ''],
  ] as const) {
    await field.fill(value);
    await expect(field).toHaveAccessibleDescription(message);
  }
  await expect(form.getByRole('status')).toHaveText('One field needs your attention.');
  const phone = form.locator('[name=phone]');
  await phone.fill('call me');
  await expect(phone).toHaveAccessibleDescription('Please enter a valid phone number');
  await phone.fill('');
  await expect(phone).toHaveAccessibleDescription('');
  await form.locator('[name=consent]').check();
  await expect(form.getByRole('status')).toHaveText('');
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  expect(sends).toEqual([]);
});

test('fields take 100, 254 and 1000 characters, and the counter counts along', async ({ page }) => {
  const form = page.locator('main form');
  await expect(form).toHaveAttribute('novalidate', '');
  await expect(form.locator('[name=name]')).toHaveAttribute('maxlength', '100');
  await expect(form.locator('[name=email]')).toHaveAttribute('maxlength', '254');
  const message = form.locator('[name=message]');
  await expect(message).toHaveAttribute('maxlength', '1000');
  await expect(form.getByText('0/1000')).toBeVisible();
  await message.pressSequentially('Meow\n!');
  await expect(form.getByText('6/1000')).toBeVisible();
  await message.fill('a'.repeat(1000));
  await expect(form.getByText('1000/1000')).toBeVisible();
});
