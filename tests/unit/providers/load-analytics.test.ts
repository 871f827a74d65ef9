// @vitest-environment happy-dom
import { afterEach, expect, type MockInstance, test, vi } from 'vitest';
import { settings } from '../../../components/base/settings.ts';

let append: MockInstance<HTMLHeadElement['append']>;
/** Addresses of the added scripts; none is actually requested. */
const scripts = () =>
  append.mock.calls.flat().map((node) => (node instanceof HTMLScriptElement ? node.src : 'another element'));

/** Loads the module again, with this id in the settings. */
async function openPage(analyticsId: string, prerendering = false): Promise<void> {
  vi.resetModules();
  append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  Object.defineProperty(document, 'prerendering', { configurable: true, value: prerendering });
  const { settings: fresh } = await import('../../../components/base/settings.ts');
  Object.assign(fresh, { analyticsId });
  const { startAnalytics } = await import('../../../components/document/scripts/analytics.ts');
  startAnalytics();
  window.dispatchEvent(new Event('load'));
}
const loader = '../../../components/providers/load-analytics.ts';
afterEach(() => {
  vi.doUnmock(loader);
  Object.assign(settings, { analyticsId: '' });
  delete window.gtag;
  delete window.dataLayer;
});

test('without an id nothing is loaded and there is no gtag', async () => {
  await openPage('');
  expect(scripts()).toEqual([]);
  expect(window.gtag).toBeUndefined();
});

test('with an id the tag is loaded and its queue has the first commands', async () => {
  await openPage('G-ABC123');
  await expect.poll(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC123']);
  window.gtag?.('event', 'begin_booking', { item_id: 1 });
  const queue = (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer; // made by the loader
  expect(queue.map((command) => Array.from(command).slice(0, 2))).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-ABC123'],
    ['event', 'begin_booking'],
  ]);
});

test('a prerendered page loads the tag when it is shown', async () => {
  await openPage('G-ABC123', true);
  expect(scripts()).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  window.dispatchEvent(new Event('load'));
  await expect.poll(scripts).toHaveLength(1);
});

test("a blocker that refuses the tag's file causes no reload", async () => {
  vi.doMock(loader, () => {
    throw new Error('ERR_BLOCKED_BY_CLIENT');
  });
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.fn();
  window.addEventListener('preloadError', reload);
  await openPage('G-ABC123');
  await expect.poll(() => log.mock.calls).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
});
