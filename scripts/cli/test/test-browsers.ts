/**
 * `npm run test:browsers`: the visitors' main tasks in Chromium, Firefox and WebKit, then those browser tests in Firefox that
 * depend on how an engine changes a page and keeps its history. Options are Playwright's, e.g. `-- --project=webkit --grep
 * menu`, and select tests of the main tasks.
 */
import { type Engine, findEngines } from './engines.ts';
import { add, type Counts, playwrightCounts } from './test-counts.ts';
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
    const counts = atLeastOneFailure('playwright', playwrightCounts(readReport(report)), code);
    const firefox = engines.find(({ name }) => name === 'firefox')?.env.FIREFOX_PATH;
    if (firefox && argv.length === 0) add(counts, await testChangedPages(sites.env, engines));
    for (const line of missing) console.log(`${strict ? 'Not tested' : 'Skipped'}: ${line}.`);
    const failed = counts.failures.length + (strict ? missing.length : 0);
    console.log(`${counts.passed} passed, ${failed} failed`);
    return failed > 0 ? 1 : 0;
  } finally {
    await sites.close();
  }
}

/** The tests that `npm test` runs in Chromium, of what depends on the engine: changes of a page, layout, history. */
async function testChangedPages(sites: Record<string, string>, engines: readonly Engine[]): Promise<Counts> {
  const report = reportFile('firefox');
  const code = await runTool(
    'playwright',
    ['test', '--config=tests/playwright.config.ts', '--project=firefox'],
    { ...sites, ...environmentOf(engines), TEST_REPORT: report },
  );
  return atLeastOneFailure('playwright', playwrightCounts(readReport(report)), code);
}

/** A missing engine gets empty variables, so that no value of the caller's environment applies. */
const environmentOf = (engines: readonly Engine[]): Record<string, string> =>
  Object.assign(
    { FIREFOX_PATH: '', WEBKIT_DRIVER: '', WEBKIT_BROWSER: '' },
    ...engines.map(({ env }) => env),
  );
