import { answers, contactValues, emailPath } from '../browser/support/forms.ts';
import { expectCount, expectHidden, expectShown, expectValue } from './support/expect.ts';
import type { Tab } from './support/tab.ts';
import { expect, test } from './support/test.ts';

const form = 'main form';

test('the contact form reports what is missing, keeps its values when sending fails, and sends', async ({
  tab,
  sandbox,
}) => {
  await tab.open('/contact');
  await tab.click(`${form} button[type=submit]`);
  await expectShown(tab, `${form} [aria-invalid=true]`);
  for (const [name, value] of Object.entries(contactValues)) await tab.type(`${form} [name=${name}]`, value);
  await tab.click(`${form} [name=consent]`);
  await sandbox.fail(emailPath, '500');
  await tab.click(`${form} button[type=submit]`);
  await expectShown(tab, `${form} [role=alert]`, 'Error');
  await expectValue(tab, `${form} [name=message]`, contactValues.message);
  expect(await sandbox.submissions()).toEqual([]);
  await sandbox.fail(emailPath, 'ok');
  await tab.click(`${form} button[type=submit]`);
  await expect.poll(async () => (await sandbox.submissions()).length).toBe(2);
  await expectValue(tab, `${form} [name=message]`, '');
});

test('the survey reports what is missing, keeps its values when sending fails, and confirms', async ({
  tab,
  sandbox,
}) => {
  await tab.open('/survey');
  await tab.click(`${form} button[type=submit]`);
  await expectShown(tab, `${form} [aria-invalid=true]`);
  for (const name of ['name', 'email', 'tourDate', 'feedback'] as const)
    await tab.type(`${form} [name=${name}]`, answers[name]);
  for (const name of ['tourType', 'howHeard'] as const)
    await tab.choose(`${form} [name=${name}]`, answers[name]);
  for (const name of ['tourRating', 'guideRating', 'wouldRecommend'] as const)
    await tab.click(`${form} [name=${name}][value="${answers[name]}"]`);
  await sandbox.fail(emailPath, '500');
  await tab.click(`${form} button[type=submit]`);
  await expectShown(tab, `${form} [role=alert]`, 'Error');
  await expectValue(tab, `${form} [name=tourDate]`, answers.tourDate);
  await sandbox.fail(emailPath, 'ok');
  await tab.click(`${form} button[type=submit]`);
  await expectShown(tab, 'main', 'Thank You!');
  expect(await sandbox.submissions()).toHaveLength(1);
});

test('the newsletter refuses an invalid address, submits once and opens one tab', async ({
  tab,
  sandbox,
}) => {
  const newsletter = '#mc-embedded-subscribe-form';
  const subscribe = `${newsletter} button[type=submit]`;
  await tab.open('/');
  await tab.run((css) => document.querySelector(css)?.scrollIntoView(), newsletter);
  await expectShown(tab, `${newsletter}[novalidate]`);
  await fillNewsletter(tab, 'ann');
  await tab.click(subscribe);
  await expectCount(tab, `${newsletter} [name=EMAIL]:invalid`, 1);
  expect(await tab.tabs()).toHaveLength(1);
  expect(await sandbox.submissions()).toEqual([]);
  await tab.type(`${newsletter} [name=EMAIL]`, 'ann@example.org');
  await tab.click(subscribe);
  await expect
    .poll(() => tab.tabs())
    .toEqual([expect.anything(), expect.stringMatching(/\/subscribe\/post$/)]);
  await tab.click(subscribe);
  expect(await sandbox.submissions()).toHaveLength(1);
  expect(await tab.tabs()).toHaveLength(2);
});

async function fillNewsletter(tab: Tab, email: string): Promise<void> {
  for (const [name, value] of Object.entries({ EMAIL: email, FNAME: 'Ann', LNAME: 'Doe' }))
    await tab.type(`[name=${name}]`, value);
  await tab.click('[name=CONSENT]');
  await expectHidden(tab, '#mce-success-response');
}
