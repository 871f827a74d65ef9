/** The contact form's fields: accepted values and messages (spec section 5). */
import { contactValues, fillContact, sendsOf } from './support/forms.ts';
import { hold } from './support/hold-scripts.ts';
import { activate } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const send = { name: 'Send Message' };

test.beforeEach(async ({ page }) => {
  await page.goto('contact');
});

test('messages appear after the first failed submit, focus the first invalid field and update while typing', async ({
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

test('fields accept 100, 254 and 1000 characters, and the counter updates', async ({ page }) => {
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

test('an address with an apostrophe is valid', async ({ page }) => {
  const email = page.locator('main form [name=email]');
  await email.fill("o'brien@example.org");
  await page.getByRole('button', send).click();
  await expect(page.locator('main form [name=name]')).toHaveAttribute('aria-invalid', 'true');
  await expect(email).not.toHaveAttribute('aria-invalid');
});

test('invisible marks, and the hyphens and spaces of typesetting, are removed from a pasted address and number', async ({
  page,
}) => {
  const sends = sendsOf(page);
  await fillContact(page, {
    ...contactValues,
    email: '\u200bann@ex\u00adample.org\u200f',
    phone: '\u202a+1\u00a0(212) 555\u20110123\u202c',
  });
  await page.getByRole('button', send).click();
  await expect(page.locator('#toasts [role=status]')).toBeVisible();
  expect(sends.map(({ mail }) => mail.template_params)).toEqual([contactValues, contactValues]);
});

test('an address in wide letters, and a number in wide or Arabic digits, are sent in plain ones', async ({
  page,
}) => {
  const sends = sendsOf(page);
  const values = { ...contactValues, email: 'fay@example.org', phone: '+1 (212) 555-0123' };
  for (const [email, phone] of [
    ['\uff46\uff41\uff59\uff20example\uff0eorg', '\uff0b1\u3000(212) 555\uff0d\uff10\uff11\uff12\uff13'],
    ['fay@example.org', '+\u0661 (\u0662\u0661\u0662) \u0665\u0665\u0665-\u06f0\u06f1\u06f2\u06f3'],
  ] as const) {
    sends.length = 0;
    await page.goto('contact');
    await fillContact(page, { ...values, email, phone });
    await page.getByRole('button', send).click();
    await expect(page.locator('#toasts [role=status]')).toBeVisible();
    expect(sends.map(({ mail }) => mail.template_params)).toEqual([values, values]);
  }
});

test('a truncated paste reports how much was cut', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = page.locator('main form');
  // Before its script has come, nothing is cut.
  await activate(page.locator('[data-island=contact-form]'));
  for (const [name, limit] of [
    ['message', 1000],
    ['name', 100],
  ] as const) {
    await page.evaluate((length) => navigator.clipboard.writeText('a'.repeat(length)), limit + 7);
    const field = form.locator(`[name=${name}]`);
    const note = form.locator(`[data-cut=${name}]`);
    await field.fill('');
    await field.press('ControlOrMeta+v');
    const words = `This field takes ${limit} characters: the last 7 of the pasted text were left out.`;
    await expect(note).toHaveText(words);
    await expect(field).toHaveValue('a'.repeat(limit));
    await field.press('Backspace');
    await expect(note).toHaveText('');
    // Pasting into a full field is reported, too.
    await field.press('a');
    await field.press('ControlOrMeta+v');
    await expect(note).toContainText(`the last ${limit + 7} of the pasted text were left out`);
  }
});

test('a word that is composed beyond the limit stays whole, and so does text that came before the script', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sends = sendsOf(page);
  const release = await hold(page, '**/assets/js/contact-form*');
  await page.reload();
  const devtools = await page.context().newCDPSession(page);
  const insert = (text: string) => devtools.send('Input.insertText', { text });
  const compose = async (word: string) => {
    await devtools.send('Input.imeSetComposition', { text: 'maoma', selectionStart: 5, selectionEnd: 5 });
    await insert(word);
  };
  const form = page.locator('main form');
  const [name, message] = [form.locator('[name=name]'), form.locator('[name=message]')];
  const noteOf = (field: string) => form.locator(`[data-cut=${field}]`);

  await name.focus();
  await insert('a'.repeat(90));
  await insert('b'.repeat(17));
  await message.focus();
  // 200,000 lines would block the page for half a minute.
  await page.evaluate(() => navigator.clipboard.writeText('line\n'.repeat(5_000)));
  await message.press('ControlOrMeta+v');
  expect(await message.inputValue()).toHaveLength(20_000);
  await message.fill('');
  await insert('a'.repeat(999));
  await compose('猫猫猫');
  release();
  await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-started');
  await expect(name).toHaveValue('a'.repeat(90) + 'b'.repeat(17));
  await expect(message).toHaveValue(`${'a'.repeat(999)}猫猫猫`);
  await expect(noteOf('name')).toHaveText('This field takes 100 characters: please shorten the text by 7.');
  await expect(noteOf('message')).toHaveText(
    'This field takes 1000 characters: please shorten the text by 2.',
  );
  await expect(form.getByText('1002/1000')).toBeVisible();
  await page.getByRole('button', send).click();
  await expect(name).toHaveAccessibleDescription('Name must be less than 100 characters');
  await expect(message).toHaveAccessibleDescription(/^Message must be less than 1000 characters/);

  await message.fill('a'.repeat(999));
  await expect(noteOf('message')).toHaveText('');
  await expect(message).toHaveAttribute('maxlength', '1000');
  await message.press('End');
  await compose('猫猫猫');
  await expect(message).toHaveValue(`${'a'.repeat(999)}猫猫猫`);
  await expect(noteOf('message')).toHaveText(
    'This field takes 1000 characters: please shorten the text by 2.',
  );
  await message.press('Backspace');
  await message.press('Backspace');
  await expect(noteOf('message')).toHaveText('');
  await message.press('!');
  await expect(message).toHaveValue(`${'a'.repeat(999)}猫`);
  expect(sends).toEqual([]);
});
