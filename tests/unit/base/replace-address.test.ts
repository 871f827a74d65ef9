import { expect, test, vi } from 'vitest';
import { replaceAddress } from '../../../components/base/replace-address.ts';

function stub(origin: string, replaceState: () => void) {
  vi.stubGlobal('window', { origin });
  vi.stubGlobal('history', { state: null, replaceState });
}

test('the address of a saved copy stays that of its file', () => {
  const replaceState = vi.fn();
  stub('https://cats.example', replaceState);
  replaceAddress('/about');
  expect(replaceState).toHaveBeenCalledWith(null, '', '/about');
  replaceState.mockClear();
  stub('null', replaceState);
  replaceAddress('/home/visitor/about');
  expect(replaceState).not.toHaveBeenCalled();
});

test('a browser that refuses is only reported', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  stub('https://cats.example', () => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  replaceAddress('/about');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
