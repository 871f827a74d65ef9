/** Empties the page after each test of a component; what a test waits for may take as long as in other tests. */
import { afterEach } from 'vitest';

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
  // From version 25 on Node has its own, which works only with an option, and hides the one of the page.
  if (!window.localStorage) {
    const { Window } = await import('happy-dom');
    const { localStorage, sessionStorage } = new Window();
    Object.assign(globalThis, { localStorage, sessionStorage });
  }
  afterEach(cleanup);
}
