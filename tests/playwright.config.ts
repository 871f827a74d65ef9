import { defineConfig } from '@playwright/test';

const { CHROMIUM_PATH, FIREFOX_PATH, TEST_REPORT, SITE_SANDBOX, SITE_LIVE, SITE_DEVELOPMENT, SITE_BASE } =
  process.env;
const special = ['live', 'development', 'base'];

/** A folder of tests with its own site. */
const project = (name: string, baseURL: string | undefined) => ({
  name,
  testMatch: `${name}/**/*.spec.ts`,
  use: { baseURL: baseURL ?? '' },
});

/** Debian's Firefox, with WebDriver BiDi. */
const firefox = (executablePath: string) => ({
  name: 'firefox',
  testMatch: [
    'extensions-*',
    'hostile-page',
    'moved-dialogs',
    'copied-islands',
    'hydration',
    'long-input',
    'quick-presses',
    'tab-focus',
    'leave-while-loading',
  ].map((file) => `browser/${file}.spec.ts`),
  use: {
    baseURL: SITE_SANDBOX ?? '',
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: { executablePath },
  },
});

/** Run by `npm test -- browser`, which builds and serves the sites and passes their addresses. */
export default defineConfig({
  testDir: './browser',
  outputDir: '../test-results',
  globalSetup: './browser/support/global-setup.ts',
  fullyParallel: true,
  // One more than the usual two cores: tests also wait, for timers and frames.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may pause for seconds; a test that passes on retry is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  // A busy machine needs longer.
  expect: { timeout: 10_000, toMatchAriaSnapshot: { pathTemplate: '{testDir}/trees/{arg}{ext}' } },
  reporter: [
    ['list'],
    ...(TEST_REPORT ? [['json', { outputFile: TEST_REPORT }] satisfies [string, unknown]] : []),
  ],
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Only tests of the service worker allow it.
    serviceWorkers: 'block',
    // Traces would take longer than the tests; enable them with --trace on.
    trace: 'off',
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      // No network access: an unexpected external address fails at once.
      args: [
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
        // Letters have the widths of the font in every browser, so that lines break identically.
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
    // Tests that depend on the engine's DOM, layout, history and serialization also run in a second engine if one is configured.
    ...(FIREFOX_PATH ? [firefox(FIREFOX_PATH)] : []),
    project('live', SITE_LIVE),
    project('development', SITE_DEVELOPMENT),
    // Tests with the tag depend on the base path, and also run with one.
    {
      name: 'base',
      grep: /@base/,
      testIgnore: ['live/**', 'development/**'],
      use: { baseURL: SITE_BASE ?? '' },
    },
  ],
});
