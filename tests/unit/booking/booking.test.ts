import { expect, test } from 'vitest';
import { isDismissed } from '../../../components/booking/booking-bar/dismissal.ts';
import { frameCalendarUrl, itemCalendarUrl, itemIdFromQuery } from '../../../components/providers/booking.ts';

const origin = 'http://localhost:4175';

test('an item opens its calendar with the flow and all items', () => {
  expect(itemCalendarUrl(577800, 1219724)).toBe(
    `${origin}/embeds/book/sample-company/items/577800/calendar/?flow=1219724&full-items=yes`,
  );
});

test('a frame shows one item, or all tours', () => {
  const all = `${origin}/embeds/calendar/sample-company/?fallback=simple&full-items=yes&flow=1219724`;
  expect(frameCalendarUrl({ flowId: 1219724 })).toBe(all);
  expect(frameCalendarUrl({ flowId: 1219724, itemId: 562630 })).toBe(`${all}&items=562630`);
});

test.each([
  ['?itemId=577800', 577800],
  ['?itemId=12a', undefined],
  ['?itemId=-1', undefined],
  ['?itemId=', undefined],
  ['', undefined],
])('the address "%s" names item %s', (search, item) => {
  expect(itemIdFromQuery(search)).toBe(item);
});

test('a dismissed bar stays away for 24 hours', () => {
  const now = Date.UTC(2025, 5, 1);
  const hours = (count: number) => String(now - count * 3_600_000);
  expect(isDismissed(hours(23), now)).toBe(true);
  expect(isDismissed(hours(24), now)).toBe(false);
  expect(isDismissed(null, now)).toBe(false);
  expect(isDismissed('soon', now)).toBe(false);
  expect(isDismissed(hours(-1), now)).toBe(true);
  expect(isDismissed(hours(-24), now)).toBe(false);
});
