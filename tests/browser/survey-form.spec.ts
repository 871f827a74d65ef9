/** The survey (spec sections 2, 4, 5, 7 and 8), over HTTP against the stand-in. */
import { expectSent } from './support/confirmations.ts';
import { answers, emailPath, fillSurvey, holdSends, sendsOf, surveyValues } from './support/forms.ts';
import { freeze } from './support/freeze.ts';
import { expect, test } from './support/test.ts';

const submit = { name: 'Submit Feedback' };

test.beforeEach(async ({ page }) => {
  await page.goto('survey');
});

test('an empty survey shows a message below each missing field, and nothing is sent', async ({ page }) => {
  const sends = sendsOf(page);
  const form = page.locator('main form');
  await page.getByRole('button', submit).click();
  await expect(form.locator('[name=name]')).toBeFocused();
  await expect(form.getByRole('status')).toHaveText('9 fields need your attention.');
  for (const [name, message] of [
    ['name', 'Name must be at least 2 characters'],
    ['email', 'Please enter a valid email address'],
    ['tourDate', 'Please provide the tour date'],
    ['tourType', 'Please select which tour you took'],
    ['howHeard', 'Please tell us how you heard about us'],
    ['feedback', 'Please provide some feedback (minimum 10 characters)'],
  ] as const)
    await expect(form.locator(`[name=${name}]`)).toHaveAccessibleDescription(new RegExp(literal(message)));
  for (const [question, message] of [
    ['Overall tour rating', 'Please rate your tour experience'],
    ['Guide rating', 'Please rate your tour guide'],
    ['Would you recommend us?', 'Please indicate if you would recommend us'],
  ] as const)
    await expect(form.getByRole('group', { name: question })).toHaveAccessibleDescription(message);

  await fillSurvey(page);
  await expect(form.getByRole('status')).toHaveText('');
  await form.locator('[name=feedback]').fill('a'.repeat(1001));
  await expect(form.getByText('Feedback is too long')).toBeVisible();
  await form.locator('[name=feedback]').fill('too short');
  await expect(form.getByText('Please provide some feedback (minimum 10 characters)')).toBeVisible();
  await page.getByRole('button', submit).click();
  await expect(form.locator('[name=feedback]')).toBeFocused();
  expect(sends).toEqual([]);
});

/** With `(` and `)` escaped. */
const literal = (text: string): string => text.replace(/[()]/g, '\\$&');

test('one e-mail is sent with all answers in order, and the survey is reset', async ({ page, sandbox }) => {
  const sends = sendsOf(page);
  await page.clock.install();
  await page.reload();
  const release = await holdSends(page);
  await fillSurvey(page);
  await page.getByRole('button', submit).dblclick();
  const sending = page.getByRole('button', { name: 'Submitting...' });
  await expect(sending).toBeDisabled();
  await expect(sending.locator('[aria-hidden=true]')).toBeVisible();
  await sending.click({ force: true });
  release();
  await expectSent(page, 'Thank You!');
  // The panel and the toast stay until the checks are done.
  await freeze(page);
  await expect(page.locator('[data-part=sent] [tabindex]')).toBeFocused();
  const toast = page.locator('#toasts');
  await expect(toast).toContainText('Thank you for your feedback!');
  await expect(toast).toContainText('Your responses have been submitted successfully.');
  expect(sends).toHaveLength(1);
  const [sent] = sends;
  expect(sent?.request.url()).toBe(`${sandbox.origin}${emailPath}`);
  expect(sent?.mail).toEqual({
    service_id: 'sample-service',
    template_id: 'sample-template-survey',
    user_id: 'sample-public-key',
    template_params: {
      name: answers.name,
      email: answers.email,
      subject: 'Tour Feedback from Ann Doe - Brooklyn Heights Tour',
      message: [
        'Tour date: 2025-06-07',
        'Tour type: Brooklyn Heights',
        'Tour rating: 5',
        'Guide rating: 4',
        'How heard: Blog or Article',
        'Would recommend: Yes, definitely',
        '',
        answers.feedback,
      ].join('\n'),
    },
  });
  await page.clock.runFor(3_000);
  await expect(page.locator('main [data-part=fields]')).toBeFocused();
  await expect(page.getByRole('button', submit)).toBeVisible();
  await expect(page.locator('main form :checked:not(option)')).toHaveCount(0);
  for (const name of ['name', 'email', 'tourDate', 'tourType', 'howHeard', 'feedback'])
    await expect(page.locator(`main form [name=${name}]`)).toHaveValue('');
});

test('a failure is shown, and logged without personal data; the answers are kept and sent with the next attempt', async ({
  page,
  sandbox,
}) => {
  const sends = sendsOf(page);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await sandbox.fail(emailPath, '500', { times: 1 });
  await fillSurvey(page);
  await page.getByRole('button', submit).click();
  const toast = page.locator('#toasts [role=alert]');
  await expect(toast).toContainText('Error submitting feedback');
  await expect(toast).toContainText('There was a problem submitting your feedback. Please try again.');
  await expect(page.getByRole('button', submit)).toBeEnabled();
  expect(await surveyValues(page)).toEqual(answers);
  expect(logged.join('\n')).toContain('The survey was not sent');
  for (const word of [answers.name, answers.email, answers.feedback])
    expect(logged.join('\n')).not.toContain(word);

  await sandbox.fail(emailPath, '429', { times: 1 });
  await page.getByRole('button', submit).click();
  await expectSent(page, 'Thank You!');
  // A failed request, one refused as too fast, and a successful one.
  expect(sends).toHaveLength(3);
  expect(await sandbox.submissions()).toHaveLength(1);
});

test('no response for 15 s is reported as a failure that may have arrived', async ({ page, sandbox }) => {
  await page.clock.install();
  await page.reload();
  await sandbox.fail(emailPath, 'never');
  await fillSurvey(page);
  const asked = page.waitForRequest(`**${emailPath}`);
  await page.getByRole('button', submit).click();
  await asked;
  await page.clock.runFor(15_000);
  await expect(page.locator('main form [role=alert]')).toContainText('it may have arrived');
  expect(await surveyValues(page)).toEqual(answers);
});

test('offline is reported as such, and a reload keeps every answer', async ({ page, context }) => {
  const sends = sendsOf(page);
  await fillSurvey(page);
  await context.setOffline(true);
  await page.getByRole('button', submit).click();
  await expect(page.locator('main form [role=alert]')).toContainText('Error: You appear to be offline.');
  expect(sends).toEqual([]);
  await context.setOffline(false);
  await page.reload();
  await expect(page.locator('main form [name=name]')).toHaveValue(answers.name);
  expect(await surveyValues(page)).toEqual(answers);
  await expect(page).toHaveURL(/\/survey$/);
});
