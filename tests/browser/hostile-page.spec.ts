/** Page changes during a send, values set by extensions, and parts removed by blockers. */
import type { Page } from '@playwright/test';
import { errorsOf, openHeld } from './support/changed-page.ts';
import { expectSent } from './support/confirmations.ts';
import { runExtension } from './support/extensions.ts';
import { contactValues, emailPath, fillContact, holdSends, sendsOf } from './support/forms.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { replaceBlocks } from './support/other-extensions.ts';
import { scripted } from './support/ready.ts';
import { allRoutes, onePageOfEachKind } from './support/routes.ts';
import { expect, type SandboxControl, test } from './support/test.ts';

const send = (page: Page) => page.locator('main form button[type=submit]').first();
const form = (page: Page) => page.locator('main form').first();

/** Sends the form with a failure, and then again; the page is changed during both sends. */
async function sendTwice(page: Page, sandbox: SandboxControl, change: () => Promise<void>): Promise<void> {
  await sandbox.fail(emailPath, '500', { times: 1 });
  await page.goto('contact');
  const before = (await sandbox.submissions()).length;
  await fillContact(page);
  for (const end of ['fails', 'is confirmed']) {
    const release = await holdSends(page);
    await send(page).click();
    await expect(form(page).locator('[data-part=sending]')).toBeVisible();
    await change();
    release();
    if (end === 'fails') {
      await expect(form(page).locator('[role=alert]')).toContainText('Failed');
      await expect(page.locator('#toasts [role=alert]')).toBeVisible();
    } else await expect(page.locator('#toasts [role=status]')).toBeVisible();
    await page.unroute(`**${emailPath}`);
    if (end === 'fails')
      for (const [field, value] of Object.entries(contactValues))
        await expect(form(page).locator(`[name=${field}]`)).toHaveValue(value);
  }
  expect((await sandbox.submissions()).length - before).toBe(2);
  // The empty form is shown again and works.
  await expect(form(page).locator('[name=name]')).toBeEditable();
  await expect(form(page).locator('[name=message]')).toHaveValue('');
}

test('a send during which an extension changes the page fails, and the next one is confirmed', async ({
  page,
  sandbox,
}) => {
  test.slow();
  const sends = sendsOf(page);
  // In pairs that change other things, as in `changed-page.ts`.
  for (const names of [
    ['nestedTranslator', 'fillers'],
    ['darkReader', 'focusThief'],
    ['rewriter'],
    ['remover'],
  ] as const)
    await test.step(names.join(' and '), async () => {
      sends.length = 0;
      await sendTwice(page, sandbox, async () => {
        for (const name of names) await runExtension(page, name);
      });
      // What was sent is not reported as failed.
      await expect(page.locator('main').getByText(/^Error:/)).toHaveCount(0);
      expect(sends).toHaveLength(3);
    });
});

test('a send during which a part of the page is replaced by a copy fails, and the next one is confirmed', async ({
  page,
  sandbox,
}) => {
  test.slow();
  for (const block of [
    '[data-part=fields]',
    'main form',
    '[data-island=contact-form]',
    'main section',
    'main',
  ])
    await test.step(block, async () => {
      await sendTwice(page, sandbox, () => replaceBlocks(page, block));
      // The copy reports what is missing, like the form before.
      await send(page).click();
      await expect(form(page).locator('[aria-invalid]').first()).toBeVisible();
    });
});

test('input is restored after the page is rewritten', async ({ page }) => {
  await page.goto('contact');
  await fillContact(page);
  await runExtension(page, 'rewriter');
  for (const [field, value] of Object.entries(contactValues))
    await expect(form(page).locator(`[name=${field}]`)).toHaveValue(value);
});

test('values that were set without events are sent, and kept over the reload for a new version', async ({
  page,
  sandbox,
}) => {
  await page.goto('contact');
  await page.locator('[name=consent]').check();
  // Before that, another script saves the draft.
  await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-started', '');
  const fill = () =>
    page.evaluate((values) => {
      for (const [name, value] of Object.entries(values)) {
        const field = document.querySelector(`main form [name=${name}]`);
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
      }
    }, contactValues);
  await fill();
  await page.evaluate(() => window.dispatchEvent(new Event('site:reload')));
  expect(await page.evaluate(() => sessionStorage.getItem('/draft:contact'))).toContain(
    contactValues.message,
  );
  await send(page).click();
  await expectSent(page);
  // As received: Firefox does not report what a request contains.
  const mails = (await sandbox.submissions()).map(({ data }) => data);
  expect(mails).toMatchObject([{ template_params: contactValues }, { template_params: contactValues }]);
  await expect(form(page).locator('[name=message]')).toBeVisible();
  await expect(form(page).locator('[name=message]')).toHaveValue('');
});

test.describe('with parts removed before the scripts load', () => {
  test('a form shows missing fields, a failure and the confirmation', async ({ page, sandbox }) => {
    const release = await holdScripts(page);
    await page.goto('contact', { waitUntil: 'commit' });
    await form(page).waitFor();
    await page.waitForFunction(() => document.readyState !== 'loading');
    await runExtension(page, 'remover');
    release();
    await send(page).click();
    await expect(form(page).locator('[name=name]')).toHaveAccessibleDescription('Name is required');
    await fillContact(page);
    await sandbox.fail(emailPath, '500', { times: 1 });
    await send(page).click();
    await expect(form(page).locator('[role=alert]')).toContainText('Error: Failed');
    await send(page).click();
    await expect(page.locator('#toasts [role=status]')).toBeVisible();
    expect(await sandbox.submissions()).toHaveLength(2);
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
  });

  test('cards are still found after one is removed and a foreign one added', async ({ page }) => {
    const errors = errorsOf(page);
    for (const [path, list, field] of [
      ['tours', '[data-part=cards]', '#tour-search'],
      ['blog', '[data-part=stories]', '#blog-search'],
    ] as const) {
      const release = await openHeld(page, path);
      await page.locator(`${list} > li`).nth(2).waitFor();
      await page.waitForFunction(() => document.readyState !== 'loading');
      const cards = page.locator(`${list} > li:has(article)`);
      const count = await cards.count();
      await page.locator(list).evaluate((place) => {
        place.children[1]?.remove();
        place.prepend(document.createElement('li'));
      });
      release();
      for (const card of [cards.first(), cards.last()]) {
        const title = (await card.locator('h3').textContent()) ?? '';
        await page.locator(field).fill(title);
        await expect(cards).toHaveCount(1);
        await expect(cards.locator('h3')).toHaveText(title);
        await page.locator(field).fill('');
        await expect(cards).toHaveCount(count - 1);
      }
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
      expect(errors, `/${path}`).toEqual([]);
    }
  });

  test('a part of an island is shown again after it was removed', async ({ page }) => {
    const errors = errorsOf(page);
    for (const [path, part, island] of [
      ['tours', '[data-part=cards]', 'tour-finder'],
      ['about', '[data-part=list]', 'site-search'],
      ['gallery', '[data-part=picture]', 'gallery-lightbox'],
    ] as const) {
      await page.goto(path);
      const root = page.locator(`[data-island=${island}]`);
      await root.evaluate((element) => element.dispatchEvent(new Event('island:start')));
      await expect(root).toHaveAttribute('data-started', '');
      await root.locator(part).evaluate((element) => element.remove());
      if (island === 'tour-finder') await page.locator('#tour-search').fill('scales');
      else if (island === 'gallery-lightbox') await page.locator('a[data-lightbox]').first().click();
      else {
        await page.getByRole('button', { name: 'Search' }).first().click();
        await root.getByRole('combobox').fill('tour');
      }
      await expect(root.locator(part)).toBeVisible();
      expect(errors, `/${path}`).toEqual([]);
    }
  });

  test('if a blocker removed the frame, the calendar shows a message with a link to the provider', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('booking?itemId=577800', { waitUntil: 'commit' });
    await page.locator('main iframe').first().waitFor({ state: 'attached' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page
      .locator('main iframe')
      .first()
      .evaluate((frame) => frame.remove());
    release();
    const calendar = page.locator('[data-island=booking-calendar]');
    await calendar.scrollIntoViewIfNeeded();
    await expect(calendar.getByRole('heading', { name: 'Calendar could not be loaded' })).toBeVisible();
    await expect(calendar.locator('[data-calendar-page]:visible')).toHaveAttribute('href', /577800/);
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
  });

  test('no page has errors if the newsletter, social links and fixed parts are blocked', async ({
    page,
    request,
  }) => {
    test.slow();
    const errors = errorsOf(page);
    await page.addInitScript(() => {
      const blocked =
        '[data-island=newsletter-form], footer ul, [data-share], [data-fixed], [data-booking-bar]';
      new MutationObserver(() => {
        for (const element of document.querySelectorAll(blocked)) element.remove();
      }).observe(document, { childList: true, subtree: true });
    });
    for (const route of onePageOfEachKind(await allRoutes(request))) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await scripted(page);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    }
    expect(errors).toEqual([]);
  });
});
