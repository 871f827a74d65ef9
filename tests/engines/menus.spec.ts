import { expectAddress, expectFocus, expectHidden, expectShown } from './support/expect.ts';
import { expect, test } from './support/test.ts';

const menuButton = 'header button[commandfor=site-menu]';
const searchButton = 'header button[commandfor=site-search]';
const field = '#site-search input';

test('the menu opens, locks scrolling, closes by Escape and its links work', async ({ tab }) => {
  await tab.resize(600, 800);
  await tab.open('/about');
  await tab.click(menuButton);
  await expectShown(tab, '#site-menu', 'Gallery');
  expect(await tab.run(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await tab.press('Escape');
  await expectHidden(tab, '#site-menu');
  await expectFocus(tab, menuButton);
  await tab.press('Enter');
  await tab.click('#site-menu a[href="/contact"]');
  await expectAddress(tab, /\/contact$/);
  await expectHidden(tab, '#site-menu');
});

test('the Tours menu opens by keys and closes by Escape', async ({ tab }) => {
  await tab.open('/about');
  await expectShown(tab, '[data-hover-menu][data-scripted]');
  await tab.run(() => document.querySelector<HTMLElement>('[data-hover-menu] button')?.focus());
  await tab.press('Enter');
  await expectShown(tab, '#tours-menu a');
  await tab.press('Escape');
  await expectHidden(tab, '#tours-menu');
  await expectFocus(tab, '[data-hover-menu] button');
});

test('the search finds a page, opens it by Enter and reports when it finds nothing', async ({ tab }) => {
  await tab.open('/about');
  await tab.click(searchButton);
  await expectFocus(tab, field);
  await tab.type(field, 'dogs');
  await expectShown(tab, '#site-search [role=status]', 'No results found for "dogs"');
  await tab.type(field, 'gall');
  await expectShown(tab, '#site-search [role=option]', 'Gallery');
  await tab.press('Enter');
  await expectAddress(tab, /\/gallery$/);
  await tab.back();
  await expectAddress(tab, /\/about$/);
  await expectHidden(tab, '#site-search');
});
