import { defineConfig } from '@playwright/test';

const { CHROMIUM_PATH, FIREFOX_PATH, TEST_REPORT, SITE_SANDBOX, SITE_LIVE, SITE_DEVELOPMENT, SITE_BASE } =
  process.env;
const special = ['live', 'development', 'base'];

/** What depends on where the site lies is tried below a folder, too. */
const anywhere = ['blog', 'errors', 'offline', 'updates'];

/** A folder of tests with a site of its own, and other files that it runs as well. */
const project = (name: string, baseURL: string | undefined, others: readonly string[] = []) => ({
  name,
  testMatch: [`${name}/**/*.spec.ts`, ...others.map((file) => `browser/${file}.spec.ts`)],
  use: { baseURL: baseURL ?? '' },
});

/** Debian's Firefox, over WebDriver BiDi. */
const firefox = (executablePath: string) => ({
  name: 'firefox',
  testMatch: ['extensions-*', 'hostile-page', 'hydration'].map((file) => `browser/${file}.spec.ts`),
  use: {
    baseURL: SITE_SANDBOX ?? '',
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: { executablePath },
  },
});

/** Run by `npm test -- browser`, which builds and serves the sites and tells their addresses. */
export default defineConfig({
  testDir: './browser',
  outputDir: '../test-results',
  globalSetup: './browser/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stand still for seconds; a test that then passes is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  // A busy machine needs longer for the same answer.
  expect: { timeout: 10_000, toMatchAriaSnapshot: { pathTemplate: '{testDir}/trees/{arg}{ext}' } },
  reporter: [
    ['list'],
    ...(TEST_REPORT ? [['json', { outputFile: TEST_REPORT }] satisfies [string, unknown]] : []),
  ],
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // The tests of the worker itself allow it.
    serviceWorkers: 'block',
    // Recording every test costs more than all tests together; ask for it with --trace on.
    trace: 'off',
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      // Nothing leaves this machine: a forgotten outside address fails at once.
      args: [
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
        // Letters as wide as the font says, whichever browser draws them: lines break alike everywhere.
        '--font-render-hinting=none',
        '--enable-font-subpixel-positioning',
      ],
    },
  },
  projects: [
    {
      name: 'sandbox',
      testIgnore: special.map((name) => `${name}/**`),
      use: { baseURL: SITE_SANDBOX ?? '' },
    },
    // Another engine, where one is named: what depends on how it changes, lays out and writes a page.
    ...(FIREFOX_PATH ? [firefox(FIREFOX_PATH)] : []),
    project('live', SITE_LIVE),
    project('development', SITE_DEVELOPMENT),
    project('base', SITE_BASE, anywhere),
  ],
});
