// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { trackBeginBooking, trackReserveClick } from '../../../components/providers/analytics.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'gtag');
});

test('without the global nothing happens', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  trackBeginBooking(577800);
  trackReserveClick();
  expect(logged).not.toHaveBeenCalled();
});

test('an error of the global is logged and not thrown', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(window, {
    gtag: () => {
      throw new Error('blocked');
    },
  });
  trackBeginBooking(577800);
  expect(logged).toHaveBeenCalledOnce();
});

test('both events have the fields that the reports need', () => {
  const gtag = vi.fn();
  Object.assign(window, { gtag });
  trackBeginBooking(577800);
  trackReserveClick();
  expect(gtag.mock.calls).toEqual([
    ['event', 'begin_booking', { event_category: 'engagement', item_id: 577800 }],
    [
      'event',
      'reserve_button_click',
      { event_category: 'engagement', event_label: 'Reserve button clicked', value: 1 },
    ],
  ]);
});
