import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './support/test.ts';

const { CHROMIUM_PATH, FIREFOX_PATH, WEBKIT_DRIVER, WEBKIT_BROWSER, TEST_REPORT } = process.env;
const launches: readonly (EngineOptions['launch'] | undefined)[] = [
  CHROMIUM_PATH ? { engine: 'chromium', browser: CHROMIUM_PATH } : undefined,
  FIREFOX_PATH ? { engine: 'firefox', browser: FIREFOX_PATH } : undefined,
  WEBKIT_DRIVER && WEBKIT_BROWSER
    ? { engine: 'webkit', browser: WEBKIT_BROWSER, driver: WEBKIT_DRIVER }
    : undefined,
];

/** Run by `npm run test:browsers`, which locates the browsers and serves the site. */
export default defineConfig<EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  globalSetup: '../browser/support/global-setup.ts',
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 2 : 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ...(TEST_REPORT ? [['json', { outputFile: TEST_REPORT }] satisfies [string, unknown]] : []),
  ],
  // The stand-in separates engines by their user agents, so each engine runs one test at a time.
  projects: launches.flatMap((launch) =>
    launch ? [{ name: launch.engine, workers: 1, use: { launch } }] : [],
  ),
});
