/** What a page must refuse: external scripts, modified files, and input that contains code. */
import type { Page } from '@playwright/test';
import { hostile } from '../fixtures/hostile.ts';
import { expectSent } from './support/confirmations.ts';
import { contactValues, sendsOf } from './support/forms.ts';
import { expect, test } from './support/test.ts';

/** Collects every script error, dialog and horizontal overflow; `look` checks the page as it is now. */
async function watch(page: Page): Promise<{ faults: string[]; look: (what: string) => Promise<void> }> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('dialog', (dialog) => {
    faults.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    Object.assign(window, { canary: () => document.documentElement.setAttribute('data-hurt', '') });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const look = async (what: string) => {
    const [hurt, wide] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [document.documentElement.hasAttribute('data-hurt'), scrollWidth > clientWidth];
    });
    if (hurt) faults.push(`it ran: ${what}`);
    if (wide) faults.push(`too wide: ${what}`);
  };
  return { faults, look };
}

test('violations of the policy are reported: external pictures, inline styles, text that would be run or parsed as HTML', async ({
  page,
  violations,
}) => {
  await page.goto('about');
  const refused = await page.evaluate(() => {
    Object.assign(new Image(), { src: 'http://127.0.0.1:9/cat.png' });
    document.body.setAttribute('style', 'color: red');
    const script = document.createElement('script');
    const acts = [
      () => {
        document.body.innerHTML = '<b>cat</b>';
      },
      () => {
        script.src = '/assets/js/other.js';
      },
      () => {
        script.textContent = 'window.ran = true';
      },
    ];
    return acts.filter((act) => {
      try {
        act();
        return false;
      } catch {
        return true;
      }
    }).length;
  });
  expect(refused).toBe(3);
  for (const directive of ['img-src', 'style-src-attr', 'require-trusted-types-for'])
    await expect.poll(() => violations.join('\n')).toContain(`enforce ${directive}`);
  violations.splice(0);
});

test('a modified script file does not run, and the page is readable without it', async ({ page }) => {
  const reported: string[] = [];
  page.on('console', (message) => reported.push(message.text()));
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const body = `document.documentElement.dataset.tampered = '';${await response.text()}`;
    await route.fulfill({ response, body });
  });
  await page.goto('about');
  await expect.poll(() => reported.join()).toMatch(/integrity/);
  await expect(page.locator('html')).not.toHaveAttribute('data-tampered');
  await expect(page.locator('[data-hover-menu]')).not.toHaveAttribute('data-scripted');
  await expect(page.locator('h1')).toBeVisible();
});

test('code in addresses does not run, redirect or break anything', async ({ page, baseURL }) => {
  test.slow();
  const { faults, look } = await watch(page);
  for (const text of hostile) {
    const word = /%[\dE]/.test(text) ? text : encodeURIComponent(text);
    for (const address of [
      `blog?post=${word}#${word}`,
      `booking?itemId=${word}#${word}`,
      `x/${word}?${word}`,
    ]) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('h1:visible')).toHaveCount(1);
      expect(page.url().startsWith(baseURL ?? '')).toBe(true);
      await look(address);
    }
  }
  expect(faults).toEqual([]);
});

test('code in input is treated as text: in the searches, a form, its draft and its e-mail', async ({
  page,
}) => {
  const { faults, look } = await watch(page);
  await page.goto('about');
  await page.locator('[data-header]').getByRole('button', { name: 'Search' }).click();
  for (const [at, island, words] of [
    ['', 'site-search', 'for'],
    ['blog', 'blog-view', 'matching'],
    ['tours', 'tour-finder', 'matching'],
  ] as const) {
    if (at) await page.goto(at);
    const place = page.locator(`[data-island=${island}]`);
    const field = place.locator('input[type=search]');
    await field.focus();
    await expect(place).toHaveAttribute('data-started');
    for (const text of hostile) {
      await field.fill(text);
      const said = async () => (await place.locator('[role=status]').allTextContents()).join('');
      await expect.poll(said, island).toContain(`found ${words} "${text.trim()}"`);
      await look(`${island} ${text}`);
    }
  }

  await page.goto('contact');
  const sends = sendsOf(page);
  const message = hostile.join('\n').slice(0, 1000);
  const form = page.locator('main form').first();
  await form.locator('[name=name]').fill("';canary();//");
  await form.locator('[name=email]').fill(contactValues.email);
  await form.locator('[name=message]').fill(message);
  await form.locator('[name=consent]').check();
  await page.reload();
  await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-started');
  await expect(form.locator('[name=message]')).toHaveValue(message);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expectSent(page);
  expect(sends.map(({ mail }) => mail.template_params.message)).toEqual([message, message]);
  await look('contact');
  expect(faults).toEqual([]);
});
