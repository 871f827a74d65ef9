/**
 * `npm run test:browsers`: the visitors' main tasks in Chromium, Firefox and WebKit. Options are Playwright's, e.g.
 * `-- --project=webkit --grep menu`.
 */
import { type Engine, findEngines } from './engines.ts';
import { playwrightCounts } from './test-counts.ts';
import { openTestSites } from './test-sites.ts';
import { atLeastOneFailure, readReport, reportFile, runTool } from './test-tools.ts';

export async function testBrowsers(argv: readonly string[]): Promise<number> {
  const engines = await findEngines(console.log);
  // In CI, where the engines are installed for the tests, a missing engine is a failure; elsewhere it is skipped.
  const strict = Boolean(process.env.CI);
  const missing = engines.flatMap(({ missing }) => (missing ? [missing] : []));
  const sites = await openTestSites(['sandbox']);
  const report = reportFile('engines');
  try {
    const code = await runTool(
      'playwright',
      ['test', '--config=tests/engines/playwright.config.ts', ...argv],
      {
        ...sites.env,
        ...environmentOf(engines),
        TEST_REPORT: report,
      },
    );
    const { passed, failed } = atLeastOneFailure(playwrightCounts(readReport(report)), code);
    for (const line of missing) console.log(`${strict ? 'Not tested' : 'Skipped'}: ${line}.`);
    const failures = failed + (strict ? missing.length : 0);
    console.log(`${passed} passed, ${failures} failed`);
    return failures > 0 ? 1 : 0;
  } finally {
    await sites.close();
  }
}

/** A missing engine gets empty variables, so that no value of the caller's environment applies. */
const environmentOf = (engines: readonly Engine[]): Record<string, string> =>
  Object.assign(
    { FIREFOX_PATH: '', WEBKIT_DRIVER: '', WEBKIT_BROWSER: '' },
    ...engines.map(({ env }) => env),
  );
