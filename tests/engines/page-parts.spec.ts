import { galleryCounts } from '../browser/support/fixture.ts';
import { expectCount, expectFocus, expectHidden, expectShown } from './support/expect.ts';
import { expect, test } from './support/test.ts';

test('one answer is open at a time, and a link to a question opens its answer', async ({ tab }) => {
  await tab.open('/contact');
  const open = '#faq-section details[open]';
  await expectCount(tab, open, 1);
  const ids = await tab.run(() => [...document.querySelectorAll('#faq-section details')].map(({ id }) => id));
  await tab.click(`#${ids[2]} summary`);
  await expectCount(tab, `#${ids[2]}[open]`, 1);
  await expectCount(tab, open, 1);
  await tab.open('/about');
  await tab.open(`/contact#${ids[4]}`);
  await expectCount(tab, `#${ids[4]}[open]`, 1);
  await expectCount(tab, open, 1);
});

test('the carousel turns by its buttons and its dots', async ({ tab }) => {
  await tab.open('/');
  const carousel = '[data-island=testimonial-carousel]';
  await tab.run((css) => document.querySelector(css)?.scrollIntoView(), carousel);
  await expectShown(tab, `${carousel}[data-started]`);
  await tab.click(`${carousel} [data-part=pause]`);
  const expectAfter = async (press: string, shown: string) => {
    // A click right after a change is ignored intentionally.
    await expect(async () => {
      await tab.click(`${carousel} ${press}`);
      expect(
        await tab.run(
          (css) => document.querySelector(css)?.getAttribute('aria-current'),
          `${carousel} ${shown}`,
        ),
      ).toBe('true');
    }).toPass();
  };
  await expectAfter('[data-dot="2"]', '[data-dot="2"]');
  await expectAfter('[data-dot="0"]', '[data-dot="0"]');
  await expectAfter('[data-part=back]', '[data-dot]:last-of-type');
});

test('the lightbox turns by keys, and Escape and Back close it', async ({ tab }) => {
  await tab.open('/gallery');
  const dialog = '#lightbox-dialog';
  await tab.click('a[data-lightbox]');
  await expectShown(tab, dialog, `1 / ${galleryCounts.tours}`);
  await expectShown(tab, `${dialog} img`);
  await tab.press('ArrowRight');
  await expectShown(tab, dialog, `2 / ${galleryCounts.tours}`);
  await tab.press('Escape');
  await expectHidden(tab, dialog);
  await expectFocus(tab, 'li:nth-child(2) a[data-lightbox], a[data-lightbox]:nth-of-type(2)');
  await tab.press('Enter');
  await expectShown(tab, dialog, `2 / ${galleryCounts.tours}`);
  await tab.back();
  await expectHidden(tab, dialog);
  expect(await tab.run(() => location.pathname)).toBe('/gallery');
});
