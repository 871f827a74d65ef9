import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * Renders into new elements. React never touches them again: by the time of the next change translators and extensions may
 * have changed them, so whatever changes is rendered anew.
 * @throws what the rendering throws
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
