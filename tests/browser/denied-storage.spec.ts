/** Browsers that deny storage or have no space left: every page loads, and every form works (decision 7). */
import type { Page } from '@playwright/test';
import { errorsOf } from './support/changed-page.ts';
import { expectSent } from './support/confirmations.ts';
import { controlWorker, fakeWorker, registered } from './support/fake-worker.ts';
import { fullPost } from './support/fixture.ts';
import { contactValues, emailPath, fillContact, fillSurvey } from './support/forms.ts';
import { scripted } from './support/ready.ts';
import { allRoutes, onePageOfEachKind } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** As with all cookies blocked: accessing the property throws. */
function denyAccess(): void {
  const denied = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: denied });
  Object.defineProperty(document, 'cookie', { get: denied, set: denied });
}

/** As in private windows of older browsers, or on a full disk: reading works, writing throws. */
function refuseWrites(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

/** The stored values have an invalid format. */
function storeInvalidData(): void {
  for (const key of [
    'draft:contact',
    'draft:survey',
    'draft:newsletter',
    'booking-bar-dismissed',
    'blog-card',
  ])
    for (const text of ['{', '[1,2]', 'null', '{"name":{"a":1},"email":7}', '"]#<>'])
      for (const store of [sessionStorage, localStorage]) store.setItem(`/${key}`, text);
}

const troubles = { denyAccess, refuseWrites, storeInvalidData } as const;

/** The pages that read a stored value of their own, and one that reads only those of every page. */
const readers = ['', 'blog', `blog/${fullPost.id}`, 'contact', 'survey', 'about'];

/** Without access, and with invalid values that cannot be replaced. */
const sweeps = {
  denyAccess: { scripts: [denyAccess], isVisited: () => true },
  'storeInvalidData and refuseWrites': {
    scripts: [storeInvalidData, refuseWrites],
    isVisited: (route: string) => readers.includes(route),
  },
};

for (const [name, { scripts, isVisited }] of Object.entries(sweeps))
  test(`no page has errors: ${name}`, async ({ page, request }) => {
    test.slow();
    const errors = errorsOf(page);
    for (const script of scripts) await page.addInitScript(script);
    for (const route of onePageOfEachKind(await allRoutes(request)).filter(isVisited)) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await scripted(page);
      await page.evaluate(() => {
        window.scrollTo(0, 800);
        const bar = document.querySelector<HTMLElement>('[data-booking-bar] [data-dismiss]');
        bar?.click();
      });
    }
    expect(errors).toEqual([]);
  });

for (const [name, trouble] of Object.entries(troubles)) {
  test(`a message fails, is sent again, and is confirmed: ${name}`, async ({ page, sandbox }) => {
    await page.addInitScript(trouble);
    await sandbox.fail(emailPath, '500', { times: 1 });
    await page.goto('contact');
    await fillContact(page);
    const form = page.locator('main form').first();
    await form.locator('button[type=submit]').click();
    await expect(form.locator('[role=alert]')).toContainText('Failed');
    await form.locator('button[type=submit]').click();
    await expectSent(page);
    expect(await sandbox.submissions()).toHaveLength(2);
  });

  test(`a survey and the newsletter are sent: ${name}`, async ({ page, sandbox }) => {
    await page.addInitScript(trouble);
    await page.goto('survey');
    await fillSurvey(page);
    await page.locator('main form button[type=submit]').click();
    await expectSent(page, 'Thank You!');
    await page.goto('');
    const newsletter = page.locator('#mc-embedded-subscribe-form');
    for (const field of ['EMAIL', 'FNAME'])
      await newsletter.locator(`[name=${field}]`).fill('ann@example.org');
    await newsletter.locator('[name=CONSENT]').check();
    await Promise.all([page.waitForEvent('popup'), newsletter.locator('button[type=submit]').click()]);
    await expect.poll(async () => (await sandbox.submissions()).length).toBe(2);
  });
}

/** A new version is activated in another tab. */
async function updateInOtherTab(page: Page): Promise<void> {
  const again = page.waitForEvent('load');
  await page.locator('h1').first().click();
  await controlWorker(page, 'change');
  await again;
}

for (const [name, trouble] of [
  ['denyAccess', denyAccess],
  ['refuseWrites', refuseWrites],
] as const)
  test(`input is kept over the reload for a new version: ${name}`, async ({ page }) => {
    await fakeWorker(page, { controlled: true, permission: 'default' });
    await page.addInitScript(trouble);
    await page.goto('contact');
    await registered(page);
    await fillContact(page);
    await updateInOtherTab(page);
    const form = page.locator('main form').first();
    for (const [field, value] of Object.entries(contactValues))
      await expect(form.locator(`[name=${field}]`)).toHaveValue(value);
  });

test('a store that is full in the middle of a message keeps the last text, not the one before', async ({
  page,
}) => {
  await page.goto('contact');
  const message = page.locator('main form [name=message]');
  await message.fill('May my cat come');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('/draft:contact')))
    .toContain('May my cat come');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await message.fill('May our dog come along?');
  await page.reload();
  await expect(message).toHaveValue('May our dog come along?');
  await message.fill('');
  await page.reload();
  await expect(message).toHaveValue('');
});
