/**
 * The page is the visitor's, too: on pages that a translator, a password manager or a text replacer has changed, before or
 * after a part came to life, what is typed stays and every flow ends as on an untouched page.
 */
import type { Locator, Page } from '@playwright/test';
import { emailPath, fillContact, fillSurvey, sendsOf } from './support/forms.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { expect, test } from './support/test.ts';
import { letLoose, type Visitor, visitors } from './support/visitors.ts';

const times = ['before', 'after'] as const;

/** Opens a page that is changed before or after its part comes to life. */
async function open(page: Page, path: string, name: string, [visitor, time]: Case): Promise<Locator> {
  const letGo = time === 'before' ? await holdScripts(page) : () => {};
  await page.goto(path, { waitUntil: 'commit' });
  const island = page.locator(`[data-island="${name}"]`).first();
  await island.waitFor({ state: 'attached' });
  if (time === 'before') await letLoose(page, visitor);
  letGo();
  await wake(island);
  if (time === 'after') await letLoose(page, visitor);
  return island;
}
type Case = readonly [Visitor, (typeof times)[number]];

/** The script that listens may not be there yet. */
async function wake(island: Locator): Promise<void> {
  await expect(async () => {
    await island.evaluate((element) => element.dispatchEvent(new Event('island:wake')));
    await expect(island).toHaveAttribute('data-live', '', { timeout: 500 });
  }).toPass();
}

/** Errors of scripts and all that React or we complain of. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const expected = /service worker|Failed to load resource|survey was not sent/i;
    if (message.type() === 'error' && !expected.test(message.text())) errors.push(message.text());
  });
  return errors;
}

/** What the build gave to an island's script. */
const dataOf = async <Data>(island: Locator): Promise<Data> =>
  JSON.parse((await island.getAttribute('data-props')) ?? 'null') as Data;

/** What stands in a template of the island: the words of a state that only the script shows. */
const templateText = (island: Locator, part: string, selector: string) =>
  island
    .locator(`template[data-part=${part}]`)
    .evaluate(
      (template: HTMLTemplateElement, wanted) =>
        template.content.querySelector(wanted)?.textContent?.trim() ?? '',
      selector,
    );

for (const visitor of Object.keys(visitors) as Visitor[])
  for (const time of times)
    test.describe(`${visitor} ${time} waking`, () => {
      const when: Case = [visitor, time];

      test('typing before and during waking loses neither text nor caret nor focus', async ({ page }) => {
        const errors = errorsOf(page);
        const letGo = await holdScripts(page);
        await page.goto('contact', { waitUntil: 'commit' });
        const field = page.locator('main [name=message]');
        await field.waitFor();
        if (time === 'before') await letLoose(page, visitor);
        await field.click();
        await page.keyboard.type('May my cat come?');
        await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 6));
        letGo();
        await expect(page.locator('[data-island="contact-form"]')).toHaveAttribute('data-live', '');
        if (time === 'after') await letLoose(page, visitor);
        await expect(field).toBeFocused();
        expect(
          await field.evaluate((area: HTMLTextAreaElement) => [
            area.value,
            area.selectionStart,
            area.selectionEnd,
          ]),
        ).toEqual(['May my cat come?', 4, 6]);
        await page.keyboard.type('our');
        await expect(field).toHaveValue('May our cat come?');
        await expect(page.locator('main').getByText('17/1000')).toBeVisible();
        expect(errors).toEqual([]);
      });

      test('a message: messages under fields, a failure, a retry, and what was sent is confirmed', async ({
        page,
        sandbox,
      }) => {
        const errors = errorsOf(page);
        const sends = sendsOf(page);
        const island = await open(page, 'contact', 'contact-form', when);
        const send = island.locator('button[type=submit]');
        await send.click();
        await expect(island.locator('[name=name]')).toBeFocused();
        await expect(island.locator('[name=name]')).toHaveAccessibleDescription(/./);
        await fillContact(page);
        await expect(island.locator('[aria-invalid]')).toHaveCount(0);
        await sandbox.fail(emailPath, '500', { times: 1 });
        await send.click();
        const banner = island.locator('[role=alert]');
        await expect(banner).toContainText(/Failed/);
        await send.click();
        await expect(island.getByRole('heading')).toHaveText(await templateText(island, 'success', 'h3'));
        await expect(banner).toBeHidden();
        await expect(page.locator('#toasts [role=status]')).toBeVisible();
        expect(sends).toHaveLength(3);
        expect(await sandbox.letters()).toHaveLength(2);
        await expect(island.locator('[name=message]')).toBeVisible({ timeout: 10_000 });
        await expect(island.locator('[name=message]')).toHaveValue('');
        expect(errors).toEqual([]);
      });

      test('a survey is sent and confirmed', async ({ page, sandbox }) => {
        const errors = errorsOf(page);
        const island = await open(page, 'survey', 'survey-form', when);
        await fillSurvey(page);
        await island.locator('button[type=submit]').click();
        await expect(island.getByRole('heading')).toHaveText(await templateText(island, 'success', 'h3'));
        expect(await sandbox.letters()).toHaveLength(1);
        expect(errors).toEqual([]);
      });

      test('the newsletter keeps what is typed and is posted', async ({ page, sandbox }) => {
        const errors = errorsOf(page);
        const island = await open(page, '', 'newsletter-form', when);
        await island.scrollIntoViewIfNeeded();
        for (const name of ['EMAIL', 'FNAME']) {
          await island.locator(`[name=${name}]`).click();
          await page.keyboard.type(name === 'EMAIL' ? 'ann@example.org' : 'Ann');
        }
        await island.locator('[name=CONSENT]').check();
        await expect(island.locator('[name=EMAIL]')).toHaveValue('ann@example.org');
        await Promise.all([page.waitForEvent('popup'), island.locator('button[type=submit]').click()]);
        await expect.poll(async () => (await sandbox.letters()).length).toBe(1);
        expect(errors).toEqual([]);
      });

      test('the calculator follows the field', async ({ page }) => {
        const errors = errorsOf(page);
        const island = await open(page, 'tours/private-tours', 'price-calculator', when);
        const { minimumCents, includedGuests, extraGuestCents } =
          await dataOf<Record<'minimumCents' | 'includedGuests' | 'extraGuestCents', number>>(island);
        const total = island.locator('output strong');
        const cost = (guests: number) =>
          `$${((minimumCents + Math.max(0, guests - includedGuests) * extraGuestCents) / 100).toLocaleString('en-US')}`;
        const field = island.locator('input');
        await field.click();
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type('12');
        await expect(field).toBeFocused();
        await expect(total).toHaveText(cost(12));
        await island.getByRole('button').last().click();
        await expect(field).toHaveValue('13');
        await expect(total).toHaveText(cost(13));
        await expect(island.locator('p').last()).toContainText('5');
        expect(errors).toEqual([]);
      });

      test('the tour finder filters, finds nothing, and shows all again', async ({ page }) => {
        const errors = errorsOf(page);
        const island = await open(page, 'tours', 'tour-finder', when);
        const tours = await dataOf<{ title: string }[]>(island);
        const field = island.locator('input');
        const cards = island.locator('article');
        const count = island.locator('[role=status]');
        const title = tours[1]?.title ?? '';
        await field.click();
        await page.keyboard.type(title);
        await expect(field).toHaveValue(title);
        await expect(cards).toHaveCount(1);
        await expect(count).toContainText(title);
        await field.fill('zeppelin');
        await expect(cards).toHaveCount(0);
        await expect(island.getByRole('heading')).toBeVisible();
        await island.locator('button').click();
        await expect(cards).toHaveCount(tours.length);
        await expect(field).toBeFocused();
        await expect(count).toHaveText('');
        expect(errors).toEqual([]);
      });

      test('the site search lists, chooses by arrows, goes there, and says when there is nothing', async ({
        page,
      }) => {
        const errors = errorsOf(page);
        const island = await open(page, 'about', 'site-search', when);
        const [first] = await (await page.request.get('assets/search.json')).json();
        await page.locator('[data-header] button[commandfor=site-search]').first().click();
        const field = island.locator('input');
        await field.click();
        await page.keyboard.type('zeppelin');
        await expect(island.locator('[role=status]')).toContainText('zeppelin');
        await field.fill(first.name);
        await expect(island.locator('[role=option]')).toHaveCount(1);
        await expect(island.locator('[role=option]')).toContainText(/./);
        await field.press('ArrowDown');
        const target = await island.locator('[role=option][aria-selected=true]').getAttribute('href');
        await field.press('Enter');
        await expect(page).toHaveURL(new RegExp(`${target}$`));
        expect(errors).toEqual([]);
      });

      test('the blog searches, narrows, opens a story and a related one, and comes back', async ({
        page,
      }) => {
        const errors = errorsOf(page);
        const island = await open(page, 'blog', 'blog-view', when);
        const { posts } = await dataOf<{ posts: { title: string; category: string }[] }>(island);
        const cards = island.locator('article:has(h3)');
        const field = island.locator('input[type=search]');
        await field.click();
        await page.keyboard.type('zeppelin');
        await expect(cards).toHaveCount(0);
        await expect(field).toBeFocused();
        await field.fill('');
        await expect(cards).toHaveCount(posts.length);
        const topic = posts[0]?.category ?? '';
        await island.locator(`[role=group] [data-topic="${topic}"]`).click();
        await expect(cards).toHaveCount(posts.filter(({ category }) => category === topic).length);
        await cards.first().locator('a').click();
        await expect(page).toHaveURL(/\?post=/);
        await expect(page.locator('h1')).toBeFocused();
        const first = page.url();
        await cards.first().locator('a').click();
        await expect(page).not.toHaveURL(first);
        await expect(page.locator('h1')).toBeFocused();
        await island.locator('a[href$="/blog"]').last().click();
        await expect(page).toHaveURL(/\/blog$/);
        await expect(cards).toHaveCount(posts.filter(({ category }) => category === topic).length);
        expect(errors).toEqual([]);
      });

      test('the carousel turns', async ({ page }) => {
        const errors = errorsOf(page);
        const island = await open(page, '', 'testimonial-carousel', when);
        await island.scrollIntoViewIfNeeded();
        const dots = island.locator('[data-dot]');
        await dots.nth(2).click();
        await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
        await expect(island.locator('li').nth(2)).toBeInViewport();
        await expect(island.locator('li').nth(2).locator('blockquote')).toBeVisible();
        expect(errors).toEqual([]);
      });

      test('a print opens with its caption, turns, and closes', async ({ page }) => {
        const errors = errorsOf(page);
        const island = await open(page, 'gallery', 'gallery-lightbox', when);
        const prints = page.locator('a[data-lightbox]');
        const caption = async (index: number) =>
          (await prints.nth(index).locator('img').getAttribute('alt')) ?? '';
        await prints.nth(1).click();
        const dialog = island.locator('dialog');
        await expect(dialog).toContainText(await caption(1));
        await dialog.locator('button').nth(1).click();
        await expect(dialog).toContainText(await caption(2));
        await expect(dialog).not.toContainText(await caption(1));
        await expect(dialog.getByText(/^3 \/ \d+$/)).toBeVisible();
        await dialog.locator('button').last().click();
        await expect(dialog).toBeHidden();
        await expect(prints.nth(2)).toBeFocused();
        expect(errors).toEqual([]);
      });

      test('the booking calendar keeps its frame and shows it; the help button works', async ({ page }) => {
        const errors = errorsOf(page);
        const letGo = await holdScripts(page);
        await page.goto('booking', { waitUntil: 'commit' });
        const island = page.locator('[data-island="booking-calendar"]');
        await island.waitFor({ state: 'attached' });
        await island.locator('iframe').evaluate((frame) => frame.setAttribute('data-same', ''));
        if (time === 'before') await letLoose(page, visitor);
        letGo();
        await wake(island);
        if (time === 'after') await letLoose(page, visitor);
        await island.scrollIntoViewIfNeeded();
        await expect(island.locator('iframe')).toHaveCSS('visibility', 'visible');
        await expect(island.locator('iframe')).toHaveAttribute('data-same', '');
        const help = await open(page, 'contact', 'help-button', when);
        await help.locator('a').click();
        await expect(page.locator('[data-pulse]')).toBeInViewport();
        expect(errors).toEqual([]);
      });
    });
