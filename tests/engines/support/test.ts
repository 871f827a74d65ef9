/** Playwright's `test`, with a tab of the project's engine in place of its `page`. */
import { test as base, expect } from '@playwright/test';
import type { Mode } from '../../../scripts/sandbox/faults.ts';
import type { Submission } from '../../../scripts/sandbox/outbox.ts';
import { playwrightTab } from './playwright-tab.ts';
import { openProxy, type SiteProxy } from './proxy.ts';
import type { Tab } from './tab.ts';
import { webDriverTab } from './webdriver-tab.ts';
import { startWebKit } from './webkit.ts';

export { expect };

/** Path of a browser, and of its WebDriver if Playwright does not support it. */
type Launch =
  | { engine: 'chromium' | 'firefox'; browser: string }
  | { engine: 'webkit'; browser: string; driver: string };

export interface EngineOptions {
  launch: Launch;
}

interface Sandbox {
  /** Makes requests of this engine's browser to all paths with this prefix fail, until `ok`. */
  fail: (path: string, mode: Mode) => Promise<void>;
  /** Submissions of this test so far. */
  submissions: () => Promise<Submission[]>;
}

interface Fixtures {
  /** The site under test behind a proxy that can delay requests or close. */
  siteProxy: SiteProxy;
  /** A tab of a new browser profile, 1280 × 800. */
  tab: Tab;
  sandbox: Sandbox;
}

/** Opens a tab at a site; `close` closes it. */
type Open = (site: string) => Promise<{ tab: Tab; close: () => Promise<void> }>;

/** Text that occurs only in the user agent of this engine. */
const agents = { chromium: 'Chrome/', firefox: 'Firefox/', webkit: 'Version/' } as const;

export const test = base.extend<Fixtures & EngineOptions, { openTab: Open; workerLaunch: Launch }>({
  launch: [{ engine: 'chromium', browser: '' }, { option: true }],
  workerLaunch: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use, { project }) => {
      const { launch } = project.use as Partial<EngineOptions>;
      if (!launch) throw new Error(`The project ${project.name} has no browser.`);
      await use(launch);
    },
    { scope: 'worker' },
  ],
  openTab: [
    async ({ workerLaunch: launch, playwright }, use) => {
      if (launch.engine === 'webkit') {
        const webkit = await startWebKit(launch);
        await use(async (site) => {
          const session = await webkit.session();
          return { tab: webDriverTab(session, site), close: session.close };
        });
        webkit.close();
        return;
      }
      const browser = await playwright[launch.engine].launch({
        executablePath: launch.browser,
        ...(launch.engine === 'firefox'
          ? { channel: 'moz-firefox' }
          : { args: ['--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1'] }),
      });
      await use(async (site) => {
        const context = await browser.newContext({ baseURL: site });
        return { tab: playwrightTab(await context.newPage()), close: () => context.close() };
      });
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  siteProxy: async ({}, use) => {
    const siteProxy = await openProxy(process.env.SITE_SANDBOX ?? '');
    await use(siteProxy);
    await siteProxy.close();
  },
  tab: async ({ openTab, siteProxy }, use) => {
    const { tab, close } = await openTab(siteProxy.origin);
    await tab.resize(1280, 800);
    await use(tab);
    await close();
  },
  sandbox: async ({ workerLaunch }, use) => {
    const origin = process.env.SANDBOX_ORIGIN ?? '';
    const agent = agents[workerLaunch.engine];
    const failing = new Set<string>();
    const fail: Sandbox['fail'] = async (path, mode) => {
      failing.add(path);
      await fetch(`${origin}/__control`, { method: 'POST', body: JSON.stringify({ path, mode, agent }) });
    };
    const all = async () => (await (await fetch(`${origin}/__outbox?agent=${agent}`)).json()) as Submission[];
    const before = (await all()).length;
    await use({ fail, submissions: async () => (await all()).slice(before) });
    for (const path of failing) await fail(path, 'ok');
  },
});
