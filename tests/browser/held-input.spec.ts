import { expectSent } from './support/confirmations.ts';
import { fullPost, galleryCounts } from './support/fixture.ts';
import { contactValues, fillContact, sendsOf } from './support/forms.ts';
import { hold, holdScripts } from './support/hold-scripts.ts';
import { movePointer } from './support/pointer.ts';
import { expect, test } from './support/test.ts';

test('the search opens at once, and text typed before its script has loaded is searched for', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('about', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Search' }).first().click();
  const field = page.locator('#site-search input');
  await expect(field).toBeVisible();
  await field.fill('lamp');
  release();
  await expect(page.locator('#site-search [role=option]')).toHaveCount(1);
  await expect(field).toHaveValue('lamp');
});

test('the menu opens at once on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await holdScripts(page);
  await page.goto('about', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('#site-menu').getByRole('link', { name: 'Gallery' })).toBeVisible();
});

test('an FAQ answer opens at once', async ({ page }) => {
  await holdScripts(page);
  await page.goto('tours', { waitUntil: 'commit' });
  const first = page.locator('main details').first();
  await first.locator('summary').click();
  await expect(first).toHaveAttribute('open', '');
});

test('a click on a part that needs its script is held and handled once', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('', { waitUntil: 'commit' });
  const next = page.getByRole('button', { name: 'Next testimonial' });
  await next.scrollIntoViewIfNeeded();
  await next.click();
  release();
  await expect(page.getByRole('button', { name: 'Show testimonial 2 of' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('two clicks while the script of a part loads are handled once each', async ({ page }) => {
  const release = await hold(page, '**/assets/js/price-calculator*');
  await page.goto('tours/private-tours', { waitUntil: 'commit' });
  await page.locator('[data-hover-menu][data-scripted]').waitFor({ state: 'attached' });
  const field = page.getByLabel('Number of guests');
  const before = Number(await field.inputValue());
  for (let click = 0; click < 2; click += 1)
    await page.locator('[data-island=price-calculator] [data-part=more]').click();
  release();
  const island = page.locator('[data-island=price-calculator]');
  await expect(island).toHaveAttribute('data-started', '');
  await expect(field).toHaveValue(String(before + 2));
});

test('a gallery picture opens at once, and shows when its script has loaded', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('gallery', { waitUntil: 'commit' });
  const print = page.locator('a[data-lightbox]').nth(2);
  await print.click();
  const lightbox = page.locator('dialog#lightbox-dialog');
  await expect(lightbox).toBeVisible();
  release();
  await expect(lightbox.getByText(`3 / ${galleryCounts.tours}`)).toBeVisible();
  await expect(page).toHaveURL(/gallery$/);
});

test('the list of posts activates when the visitor moves; a post opened by its address shows at once', async ({
  page,
}) => {
  await page.goto('blog');
  const view = page.locator('[data-island=blog-view]');
  await expect(page.locator('link[rel=modulepreload][href*=blog-view]')).toHaveCount(1);
  await expect(view).not.toHaveAttribute('data-started');
  await movePointer(page);
  await expect(view).toHaveAttribute('data-started');
  await page.goto('blog?post=1');
  await expect(view).toHaveAttribute('data-started');
});

test('a message written and sent before the script has loaded is sent once, complete', async ({
  page,
  sandbox,
}) => {
  const sends = sendsOf(page);
  const release = await holdScripts(page);
  await page.goto('contact', { waitUntil: 'commit' });
  await fillContact(page);
  const button = page.locator('main form button[type=submit]');
  for (let press = 0; press < 3; press += 1) {
    await button.click();
    // On a connection that stalls, nothing else would show the press.
    await expect(button).toHaveAccessibleName('Sending...');
  }
  release();
  await expectSent(page);
  expect(sends.map(({ mail }) => mail.template_params)).toEqual([contactValues, contactValues]);
  expect(await sandbox.submissions()).toHaveLength(2);
  await expect(page).toHaveURL(/\/contact$/);
});

test('a form that was sent empty before its script has loaded says what is missing, and can be sent', async ({
  page,
}) => {
  for (const path of ['contact', 'survey']) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const button = page.locator('main form button[type=submit]');
    const words = (await button.locator('[data-part=idle]').textContent()) ?? '';
    await page.locator('main form [name=name]').press('Enter');
    await expect(button).not.toHaveAccessibleName(words);
    release();
    await expect(page.locator('main form [name=name]')).toHaveAccessibleDescription(/^Name /);
    await expect(button).toHaveAccessibleName(words);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('a form that an extension submits without its button, before the script has loaded, is checked', async ({
  page,
}) => {
  for (const path of ['contact', 'survey']) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    release();
    await expect(page.locator('main form [name=name]')).toHaveAccessibleDescription(/^Name /);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('answers chosen before the script has loaded are kept, sent or not', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('survey', { waitUntil: 'commit' });
  // Only options are selected, and the focus is moved elsewhere.
  await page.locator('[name=howHeard]').selectOption('Other');
  await page.locator('[name=guideRating][value="3"]').check();
  await page.locator('h1').click();
  release();
  await expect(page.locator('[data-island=survey-form]')).toHaveAttribute('data-started');
  await page.reload();
  await expect(page.locator('[name=howHeard]')).toHaveValue('Other');
  await expect(page.locator('[name=guideRating][value="3"]')).toBeChecked();
});

test('a tour searched for before the script has loaded is found', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('tours', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Find a tour' }).fill('scales');
  await page.locator('h1').click();
  release();
  await expect(page.locator('#finder article')).toHaveCount(1);
});

test('a post searched for before the script has loaded is found', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('blog', { waitUntil: 'commit' });
  await page.locator('#blog-search').fill(fullPost.title);
  await page.locator('h1').click();
  release();
  await expect(page.locator('[data-part=stories] article')).toHaveCount(1);
  await expect(page.locator('#blog-search')).toHaveValue(fullPost.title);
});
