// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { openLightframe } from '../../../components/providers/booking.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'FH');
});

test("the provider's frame opens over the page with item and flow", async () => {
  const open = vi.fn();
  Object.assign(window, { FH: { open } });
  await openLightframe(577800, 1219724);
  expect(open).toHaveBeenCalledWith({
    shortname: 'sample-company',
    flow: 1219724,
    view: { item: 577800 },
  });
});

test('an error while opening the frame is logged and not thrown', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const open = () => {
    throw new Error('blocked');
  };
  Object.assign(window, { FH: { open } });
  await openLightframe(577800, 1219724);
  expect(logged).toHaveBeenCalledOnce();
});
