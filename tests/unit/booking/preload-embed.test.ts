// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { preloadEmbedScript } from '../../../components/booking/reserve-button/preload-embed.ts';

const page = { tours: '<main><a data-reserve="1">Reserve</a></main>', about: '<main></main>' };

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('')),
  );
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test.each<[keyof typeof page, number]>([
  ['tours', 1_000],
  ['about', 3_000],
])('without idle callbacks the page %s requests the script after %i ms', (name, ms) => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  document.body.innerHTML = page[name];
  preloadEmbedScript();
  vi.advanceTimersByTime(ms - 1);
  expect(fetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(vi.mocked(fetch).mock.calls).toEqual([
    ['http://localhost:4175/embeds/api/v1/?autolightframe=yes', { mode: 'no-cors' }],
  ]);
});

test.each<[keyof typeof page, number]>([
  ['tours', 2_000],
  ['about', 3_000],
])('the page %s waits for an idle period, for at most %i ms', (name, ms) => {
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  Object.assign(window, { requestIdleCallback: idle });
  document.body.innerHTML = page[name];
  preloadEmbedScript();
  expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: ms });
});
