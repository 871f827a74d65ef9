import { firstTour } from '../browser/support/fixture.ts';
import { expectAddress, expectHidden, expectShown } from './support/expect.ts';
import { expect, test } from './support/test.ts';

const calendar = '[data-island=booking-calendar]';
const frame = `${calendar} iframe`;

test('the calendar shows the tour in the address', async ({ tab }) => {
  await tab.open('/booking?itemId=4711');
  await tab.run((css) => document.querySelector(css)?.scrollIntoView(), calendar);
  await expectShown(tab, frame);
  await expect
    .poll(() => tab.run((css) => document.querySelector<HTMLIFrameElement>(css)?.src, frame))
    .toContain('items=4711');
  await expectHidden(tab, `${calendar} [role=status]`);
});

test('a calendar that fails shows a message, and "Try again" by keyboard loads it', async ({
  tab,
  sandbox,
}) => {
  await sandbox.fail('/embeds/calendar/', 'drop');
  await tab.open('/booking');
  await tab.run((css) => document.querySelector(css)?.scrollIntoView(), calendar);
  await expectShown(tab, calendar, 'Calendar could not be loaded');
  await sandbox.fail('/embeds/calendar/', 'ok');
  await tab.run((css) => document.querySelector<HTMLElement>(css)?.focus(), `${calendar} button`);
  await tab.press('Enter');
  await expectHidden(tab, `${calendar} h3`);
  await tab.run((css) => document.querySelector(css)?.scrollIntoView(), calendar);
  await expectShown(tab, frame);
});

test('a reserve button opens the calendar of its tour in one new tab', async ({ tab }) => {
  await tab.open('/tours');
  await tab.click(`main a[data-reserve="${firstTour.item}"]`);
  await expect
    .poll(() => tab.tabs())
    .toEqual([
      expect.stringMatching(/\/tours$/),
      expect.stringContaining(`/items/${firstTour.item}/calendar/`),
    ]);
  await expectAddress(tab, /\/tours$/);
});
