/** What browser tests start from: Playwright's `test`, with the stand-in for outside services at hand. */
import { test as base, expect } from '@playwright/test';
import type { Mode } from '../../../scripts/sandbox/faults.ts';
import type { Submission } from '../../../scripts/sandbox/outbox.ts';
import { violationsIn } from './violations.ts';

export { expect };

export interface SandboxControl {
  /** `http://localhost:4185`; another origin than the site's. */
  origin: string;
  /**
   * Makes trouble at all paths that start like this, for this test only.
   * @param limits how many requests are hit (the default is all), after how many that pass
   */
  fail: (path: string, mode: Mode, limits?: { times?: number; skip?: number }) => Promise<void>;
  /** What this test has sent so far. */
  submissions: () => Promise<Submission[]>;
}

interface Fixtures {
  sandbox: SandboxControl;
  /** What the content policy refused so far. Any test fails with one; who provokes some takes them out: `splice(0)`. */
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
  // A name of its own for each test: limits, troubles and the outbox of tests that run side by side stay apart.
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
