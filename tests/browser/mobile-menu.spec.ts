import type { Page } from '@playwright/test';
import { site } from './support/fixture.ts';
import { scripted } from './support/ready.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 767, height: 844 } });

const menuOf = (page: Page) => page.locator('#site-menu');
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click();

test('below 768 px the menu has the same links, booking, e-mail and social links', async ({ page }) => {
  await page.goto('about');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await openMenu(page);
  const menu = menuOf(page);
  for (const [name, path] of [
    ['About', '/about'],
    ['Gallery', '/gallery'],
    ['Blog', '/blog'],
    ['In the News', '/in-the-news'],
    ['Contact', '/contact'],
    ['Book a Tour', '/booking'],
  ] as const)
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  await expect(menu.locator('a[href^="/tours/"]')).toHaveCount(4);
  await expect(menu.getByRole('link', { name: /Gift Cards/ })).toHaveAttribute('target', '_blank');
  await expect(menu.locator('a[href^="mailto:"]')).toBeVisible();
  for (const { name } of site.social) await expect(menu.getByRole('link', { name })).toBeVisible();
});

test('the focus returns to the button where a press gives it none, as in Safari', async ({ page }) => {
  await page.addInitScript(() => addEventListener('mousedown', (event) => event.preventDefault()));
  await page.goto('about');
  await scripted(page);
  for (const [name, id] of [
    ['Menu', 'site-menu'],
    ['Search', 'site-search'],
  ] as const) {
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await expect(page.locator(`#${id}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator(`#${id}`)).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('the open menu locks scrolling, traps the focus and closes on Escape', async ({ page }) => {
  await page.goto('about');
  await openMenu(page);
  await expect(menuOf(page)).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  const links = await menuOf(page).locator('a, button').count();
  for (let press = 0; press < links + 2; press++) await page.keyboard.press('Tab');
  // With a modal dialog, the focus moves only within the dialog and to the browser's toolbar.
  expect(
    await page.evaluate(() => document.activeElement?.closest('header nav[aria-label=Main], main, footer')),
  ).toBeNull();
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test('the menu slides in, and appears at once with reduced motion', async ({ page }) => {
  await page.goto('about');
  await openMenu(page);
  await expect(menuOf(page)).not.toHaveCSS('animation-name', 'none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(menuOf(page)).toHaveCSS('animation-name', 'none');
});

test('in a page that is read from right to left, the menu is on the left, like its button', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('about');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const button = await page.getByRole('button', { name: 'Menu', exact: true }).boundingBox();
  expect(button?.x).toBeLessThan(60);
  await openMenu(page);
  expect((await menuOf(page).boundingBox())?.x).toBe(0);
});

test('the menu closes on navigation, also on a link to the same page', async ({ page }) => {
  await page.goto('about');
  await openMenu(page);
  await menuOf(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(menuOf(page)).toBeHidden();
  await openMenu(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '#faq-section',
      textContent: 'Questions',
    });
    document.querySelector('#site-menu nav')?.append(link);
  });
  await menuOf(page).getByRole('link', { name: 'Questions' }).click();
  await expect(menuOf(page)).toBeHidden();
});

test('opening the search closes the menu, and opening the menu closes the search', async ({ page }) => {
  await page.goto('about');
  const show = (id: string) =>
    page.evaluate(
      (name) =>
        document.querySelector<HTMLButtonElement>(`[commandfor="${name}"][command=show-modal]`)?.click(),
      id,
    );
  await openMenu(page);
  await show('site-search');
  await expect(page.locator('#site-search')).toBeVisible();
  await expect(menuOf(page)).toBeHidden();
  await show('site-menu');
  await expect(menuOf(page)).toBeVisible();
  await expect(page.locator('#site-search')).toBeHidden();
});

test('a page restored from the history has its menu closed', async ({ page }) => {
  await page.goto('about');
  await openMenu(page);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(menuOf(page)).toBeHidden();
});

test.describe('on a phone', () => {
  // Scrollbars that reserve no space: the page keeps its width while a dialog is open.
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('while the menu is open the browser skips what is outside of the window, and nothing moves', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [path, share] of [
      ['contact', 0.3],
      ['survey', 0.3],
      ['survey', 0.4],
      ['tours/brooklyn-heights', 0.4],
    ] as const) {
      await page.goto(path);
      await page.evaluate(async (at) => {
        await document.fonts.ready;
        scrollTo(0, at * document.documentElement.scrollHeight);
      }, share);
      await expect(page.locator('header[data-scrolled]')).toBeVisible();
      const parts = () =>
        page.locator('main > :not([data-island]), body > footer').evaluateAll(async (elements) => {
          for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
          return elements.map((element) => {
            const { top, height } = element.getBoundingClientRect();
            const [inner = element] = element.children;
            const skipped = !inner.checkVisibility({ contentVisibilityAuto: true } as CheckVisibilityOptions);
            return { place: `${Math.round(top)} ${Math.round(height)}`, skipped };
          });
        });
      const before = await parts();
      // Playwright's own click scrolls.
      await page.getByRole('button', { name: 'Menu', exact: true }).dispatchEvent('click');
      const open = await parts();
      expect(open.map(({ place }) => place)).toEqual(before.map(({ place }) => place));
      const hidden = [before, open].map((all) => all.filter(({ skipped }) => skipped).length);
      if (path.startsWith('tours/')) expect(hidden[1]).toBeGreaterThan((hidden[0] ?? 0) + 2);
      await page.keyboard.press('Escape');
      expect(await parts()).toEqual(before);
    }
  });
});
