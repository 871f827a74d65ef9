/** Playwright's `test` with a fixture for the stand-in of external services. */
import { test as base, expect } from '@playwright/test';
import type { Mode } from '../../../scripts/sandbox/faults.ts';
import type { Submission } from '../../../scripts/sandbox/outbox.ts';
import { collectConfirmations } from './confirmations.ts';
import { violationsIn } from './violations.ts';

export { expect };

export interface SandboxControl {
  /** E.g. `http://localhost:4185`, which is not the origin of the site. */
  origin: string;
  /**
   * Makes requests to all paths with this prefix fail, for this test only.
   * @param limits number of failing requests (the default is all), and of successful ones before them
   */
  fail: (path: string, mode: Mode, limits?: { times?: number; skip?: number }) => Promise<void>;
  /** Submissions of this test so far. */
  submissions: () => Promise<Submission[]>;
}

interface Fixtures {
  sandbox: SandboxControl;
  /** Violations of the content policy so far. Any violation fails the test, unless the test removes it with `splice(0)`. */
  violations: string[];
}

export const test = base.extend<Fixtures>({
  violations: [
    async ({ context }, use) => {
      const violations = await violationsIn(context);
      await use(violations);
      expect(violations, 'what the content policy refused').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context }, use) => {
    await collectConfirmations(context);
    await use(context);
  },
  // Each test has its own user agent, which separates limits, faults and submissions of parallel tests.
  userAgent: async ({ browser }, use, { testId, retry }) => {
    const chrome = `Chrome/${browser.version().split('.')[0]}.0.0.0`;
    await use(
      `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ${chrome} Safari/537.36 Test/${testId}-${retry}`,
    );
  },
  sandbox: async ({ request }, use, { testId, retry }) => {
    const origin = process.env.SANDBOX_ORIGIN ?? '';
    const agent = `Test/${testId}-${retry}`;
    const failing = new Set<string>();
    const fail: SandboxControl['fail'] = async (path, mode, limits) => {
      failing.add(path);
      await request.post(`${origin}/__control`, { data: { path, mode, agent, ...limits } });
    };
    await use({
      origin,
      fail,
      submissions: async () => (await request.get(`${origin}/__outbox?agent=${agent}`)).json(),
    });
    for (const path of failing) await fail(path, 'ok');
  },
});
