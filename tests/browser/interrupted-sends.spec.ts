/** Sends while the page is left and restored, or while another tab sends: nothing is lost, and each submit sends once. */
import type { Page } from '@playwright/test';
import { go, skipWithoutCache, withCachedBrowser } from './support/cached-browser.ts';
import { expectSent } from './support/confirmations.ts';
import { contactValues, emailPath, fillContact, fillSurvey, sendsOf } from './support/forms.ts';
import { expect, test } from './support/test.ts';

const send = (page: Page) => page.locator('main form button[type=submit]').first();
const value = (page: Page, name: string) => page.locator(`main form [name=${name}]`);

const names = (data: readonly unknown[]): string[] =>
  data.map((mail) => JSON.stringify(mail).match(/"name":"([^"]*)"/)?.[1] ?? '').sort();

test.describe('with the back/forward cache', () => {
  skipWithoutCache();

  test('a page that is left during a send and restored before or after the answer confirms it', async ({
    baseURL,
    userAgent,
    sandbox,
  }) => {
    await withCachedBrowser({ baseURL: baseURL ?? '', userAgent: userAgent ?? '' }, async (page) => {
      const sends = sendsOf(page);
      for (const back of ['before the answer', 'after the answer']) {
        const before = sends.length;
        await page.goto('about');
        await page.goto('contact');
        await fillContact(page);
        await sandbox.fail(emailPath, 'slow', { times: 1 });
        const asked = page.waitForRequest(`**${emailPath}`);
        await send(page).click();
        await asked;
        await go(page, -1);
        await expect.poll(() => page.evaluate(() => location.pathname).catch(() => '')).toMatch(/about$/);
        if (back === 'after the answer')
          await expect.poll(async () => (await sandbox.submissions()).length).toBe(before + 1);
        await go(page, 1);
        await expect.poll(() => page.evaluate(() => location.pathname).catch(() => '')).toMatch(/contact$/);
        await expect(page.locator('html')).toHaveAttribute('data-restored');
        await expectSent(page);
        await expect(value(page, 'name')).toHaveValue('');
        expect(await sandbox.submissions()).toHaveLength(before + 2);
        expect(sends).toHaveLength(before + 2);
      }
    });
  });
});

for (const { what, others, locks, sent } of [
  {
    what: 'different words are sent, each once',
    others: 'Ben',
    locks: true,
    sent: ['Ann', 'Ann', 'Ben', 'Ben'],
  },
  { what: 'the same words are sent once', others: 'Ann', locks: true, sent: ['Ann', 'Ann'] },
  { what: 'without locks both send', others: 'Ben', locks: false, sent: ['Ann', 'Ann', 'Ben', 'Ben'] },
])
  test(`two tabs that send at once both succeed: ${what}`, async ({ page, context, sandbox }) => {
    if (!locks)
      await context.addInitScript(() => {
        LockManager.prototype.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
      });
    const other = await context.newPage();
    for (const [tab, name] of [
      [page, 'Ann'],
      [other, others],
    ] as const) {
      await tab.goto('contact');
      await fillContact(tab, { ...contactValues, name });
    }
    await Promise.all(
      [page, other].map((tab) => send(tab).evaluate((button: HTMLElement) => button.click())),
    );
    // The confirmation of the first may be over before the other's.
    for (const tab of [page, other]) {
      await expect(value(tab, 'name')).toHaveValue('');
      await expect(tab.locator('#toasts [role=alert]')).toHaveCount(0);
    }
    expect(names((await sandbox.submissions()).map(({ data }) => data))).toEqual(sent);
  });

test('a draft in one tab is kept while another sends; a copy of what was sent is confirmed and not sent again', async ({
  page,
  context,
  sandbox,
}) => {
  await page.goto('contact');
  await fillContact(page, { ...contactValues, name: 'Ann' });
  // A tab that a script opens starts with a copy of the storage, and so with the draft.
  const open = async () => {
    const opened = context.waitForEvent('page');
    await page.evaluate(() => void window.open(window.location.href));
    const tab = await opened;
    await expect(value(tab, 'name')).toHaveValue('Ann');
    // The document of an opened tab is not the one in which confirmations are collected.
    await tab.reload();
    await expect(value(tab, 'name')).toHaveValue('Ann');
    return tab;
  };
  const [other, copy] = [await open(), await open()];
  await value(other, 'name').fill('Ben');
  await send(page).click();
  await expectSent(page);
  await send(copy).click();
  await expectSent(copy);
  await expect(value(copy, 'name')).toHaveValue('');
  await expect(value(other, 'name')).toHaveValue('Ben');
  await other.reload();
  for (const [name, kept] of Object.entries({ ...contactValues, name: 'Ben' }))
    await expect(value(other, name)).toHaveValue(kept);
  await page.reload();
  await expect(value(page, 'name')).toHaveValue('');
  await send(other).click();
  await expectSent(other);
  expect(names((await sandbox.submissions()).map(({ data }) => data))).toEqual(['Ann', 'Ann', 'Ben', 'Ben']);
});

test('words that are typed once more after they were sent are kept over a reload', async ({ page }) => {
  await page.goto('contact');
  await fillContact(page);
  await send(page).click();
  await expectSent(page);
  await expect(value(page, 'name')).toBeEditable();
  await fillContact(page);
  await page.reload();
  for (const [name, kept] of Object.entries(contactValues)) await expect(value(page, name)).toHaveValue(kept);
});

test('a page left during a send returns with the draft, and says once that it may have been sent', async ({
  page,
  context,
}) => {
  const earlier = page.locator('main form').getByText('This may have been sent already');
  let held = true;
  await page.route(`**${emailPath}`, (route) => (held ? undefined : route.continue()));
  for (const [path, fill] of [
    ['contact', fillContact],
    ['survey', fillSurvey],
  ] as const) {
    held = true;
    await page.goto(path);
    await fill(page);
    const asked = page.waitForRequest(`**${emailPath}`);
    await send(page).click();
    await asked;
    await page.goto('about');
    await page.goto(path);
    await expect(earlier).toBeVisible();
    await expect(page.locator('main form [role=alert] > *')).toHaveCount(0);
    await expect(value(page, 'name')).toHaveValue('Ann Doe');
    // It is there until the end of another send.
    await page.reload();
    await expect(earlier).toBeVisible();
    held = false;
    if (path === 'contact') {
      const other = await context.newPage();
      await other.goto(path);
      await fill(other);
      await send(other).click();
      await expectSent(other);
      await page.reload();
      await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-started');
    } else {
      await send(page).click();
      await expect(earlier).toHaveCount(0);
      await expectSent(page, 'Thank You!');
    }
    await expect(value(page, 'name')).toHaveValue('');
    await value(page, 'name').fill('Ben');
    await page.reload();
    await expect(value(page, 'name')).toHaveValue('Ben');
    await expect(earlier).toHaveCount(0);
  }
});
