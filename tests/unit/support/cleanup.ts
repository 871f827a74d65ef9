/** Empties the page after each test of a component; what a test waits for may take as long as in other tests. */
import { afterEach } from 'vitest';

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
  afterEach(cleanup);
}
