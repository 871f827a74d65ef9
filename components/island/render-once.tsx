import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * Renders into new elements, once. React never updates them, since translators and extensions may have changed them; for a
 * change they are rendered again.
 * @throws the error of the rendering
 */
export function renderOnce(node: ReactNode): ChildNode[] {
  const place = document.createElement('div');
  let failure: unknown;
  let failed = false;
  const root = createRoot(place, {
    onUncaughtError(error) {
      failed = true;
      failure = error;
    },
  });
  flushSync(() => root.render(node));
  if (failed) throw failure;
  return [...place.childNodes];
}
