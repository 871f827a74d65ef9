import { site } from './support/fixture.ts';
import { freeze } from './support/freeze.ts';
import { expect, test } from './support/test.ts';

test('after more than 50 px of scrolling the header is solid and shorter', async ({ page }) => {
  await page.goto('about');
  const header = page.locator('[data-header]');
  await expect(header).toHaveCSS('position', 'sticky');
  const tall = (await header.boundingBox())?.height ?? 0;
  await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }));
  await expect(header).not.toHaveAttribute('data-scrolled');
  await page.evaluate(() => window.scrollTo({ top: 51, behavior: 'instant' }));
  await expect(header).toHaveAttribute('data-scrolled', '');
  await expect.poll(async () => (await header.boundingBox())?.height).toBeLessThan(tall);
});

test('keys and clicks in the header do not scroll the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('about');
  const header = page.locator('[data-header]');
  const place = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => {
    window.scrollTo(0, 900);
    document.querySelector('main')?.focus({ preventScroll: true });
  });
  await expect(header).toHaveAttribute('data-scrolled', '');
  for (const name of ['Menu', 'Search']) {
    await page.keyboard.press('Shift+Tab');
    await expect(header.getByRole('button', { name, exact: true })).toBeFocused();
    expect(await place()).toBe(900);
  }
  // Not by Playwright's click, which scrolls by itself.
  const box = await header.getByRole('button', { name: 'Menu', exact: true }).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expect(page.locator('#site-menu')).toBeVisible();
  // A browser with hidden scrollbars still reserves space for one, so that lines break differently for a moment.
  expect(Math.abs((await place()) - 900)).toBeLessThan(50);
  await page.keyboard.press('Escape');
  await expect(page.locator('#site-menu')).toBeHidden();
  expect(await place()).toBe(900);
});

test('the logo names the company, with its text from 360 pixels up', async ({ page }) => {
  await page.setViewportSize({ width: 359, height: 800 });
  await page.goto('about');
  const logo = page.locator('[data-header]').getByRole('link', { name: site.name });
  await expect(logo).toHaveAttribute('href', '/');
  await expect(logo.getByText(site.name)).toBeHidden();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(logo.getByText(site.name)).toBeVisible();
});

test('the desktop header has all links, the search and the booking button', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('about');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.locator(':scope > ul > li > :is(a, button)')).toHaveText([
    'About',
    /^Tours/,
    'Gallery',
    'Blog',
    'In the News',
    'Contact',
  ]);
  const header = page.locator('[data-header]');
  await expect(header.getByRole('button', { name: 'Search' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Book a Tour' })).toHaveAttribute('href', '/booking');
  await expect(header.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
});

test('the Tours menu opens 200 ms after the pointer enters and closes 150 ms after it leaves', async ({
  page,
}) => {
  await page.goto('about');
  const menu = page.locator('#tours-menu');
  await expect(menu).toBeHidden();
  await expect(menu).toHaveCSS('transition-delay', '0.15s, 0.15s');
  const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Tours' });
  await button.hover();
  await expect(menu).toHaveCSS('transition-delay', '0.2s');
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link')).toHaveCount(5);
  await page.mouse.move(5, 700);
  await expect(menu).toBeHidden();
});

test('a pointer that returns within 300 ms opens the Tours menu without delay', async ({ page }) => {
  await page.clock.install();
  await page.goto('about');
  const place = page.locator('[data-hover-menu][data-scripted]');
  const menu = page.locator('#tours-menu');
  await expect(place).toHaveCount(1);
  await freeze(page);
  await place.locator('button').hover();
  await page.mouse.move(5, 700);
  await place.locator('button').hover();
  await expect(menu).toHaveCSS('transition-delay', '0s');
  await page.mouse.move(5, 700);
  await page.clock.runFor(301);
  await place.locator('button').hover();
  await expect(menu).toHaveCSS('transition-delay', '0.2s');
});

test('the Tours menu reacts to keys and clicks at once', async ({ page }) => {
  await page.goto('about');
  const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Tours' });
  const menu = page.locator('#tours-menu');
  await button.focus();
  await expect(menu).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(menu).toHaveCSS('transition-delay', '0s');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  // Opened by the pointer alone, too (WCAG 1.4.13).
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await button.hover();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('the Tours menu links to the four tours and the gift cards', async ({ page }) => {
  await page.goto('about');
  const links = page.locator('#tours-menu a');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses.slice(0, 4).sort()).toEqual([
    '/tours/brooklyn-heights',
    '/tours/financial-district',
    '/tours/lower-east-side',
    '/tours/private-tours',
  ]);
  await expect(links.nth(4)).toHaveAttribute('target', '_blank');
  await expect(links.nth(4)).toContainText('Gift Cards');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  test('a tap opens the Tours menu, and a second one or one elsewhere closes it', async ({ page }) => {
    // Safari does not focus a pressed button.
    await page.addInitScript(() => addEventListener('mousedown', (event) => event.preventDefault()));
    await page.goto('about');
    const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Tours' });
    await button.tap();
    await expect(page.locator('#tours-menu')).toBeVisible();
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('#tours-menu')).toBeHidden();
    // Changed attributes would restyle the closed menu at each press.
    const changes = await page.evaluateHandle(() => {
      const observer = new MutationObserver(() => {});
      observer.observe(document.querySelector('header') as Element, { attributes: true, subtree: true });
      return observer;
    });
    await page.getByRole('heading', { level: 1 }).tap();
    expect(await changes.evaluate((observer) => observer.takeRecords().length)).toBe(0);
  });
});
