/** The steps of `npm test`, in the order in which they run. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pagesFitTheBudget, scriptsFitTheBudget } from '../../checks/budgets.ts';
import { htmlIsValid } from '../../checks/html.ts';
import { readPages } from '../../checks/read-pages.ts';
import { root } from '../../core/files/paths.ts';
import { findBrowser } from '../../core/process/browser.ts';
import { runContent } from './content-step.ts';
import { measurePages } from './measure-pages.ts';
import { add, type Counts, countPages, playwrightCounts } from './test-counts.ts';
import { testSiteDir } from './test-site-dir.ts';
import { buildLiveSite, buildTestSites, openTestSites } from './test-sites.ts';
import { atLeastOneFailure, one, readReport, reportFile, runTool, runVitest } from './test-tools.ts';

export const stepNames = [
  'types',
  'lint',
  'unit',
  'build',
  'html',
  'browser',
  'measure',
  'content',
  'own-content',
  'spec',
] as const;
export type StepName = (typeof stepNames)[number];

interface Step {
  what: string;
  run: (options: readonly string[]) => Promise<Counts>;
  /** An earlier step with which this one starts, since one of them leaves a core idle; its result has its own place. */
  beside?: StepName;
}

export const steps: Record<StepName, Step> = {
  types: {
    what: 'TypeScript, strict, each runtime with its own library',
    // Several checkers repeat each other's work: 34 s of CPU instead of 17.
    run: async (options) => one('tsc', await runTool('tsc', ['-b', root, '--checkers', '1', ...options])),
  },
  lint: {
    what: 'rules, format, and nothing that is not used',
    beside: 'types',
    run: lint,
  },
  unit: {
    what: 'units, components and build steps',
    run: (options) => runVitest('unit', [...unitProjects, ...options]),
  },
  build: {
    what: "the sites of the tests and the live site of the project's own content, each with all checks",
    run: () => buildTestSites(),
  },
  html: { what: 'the HTML of every built page, and what it costs to load', run: checkHtml },
  browser: { what: 'the built sites in a real browser', run: runBrowser },
  measure: {
    what: 'layout shift, bytes and the audits of Lighthouse on three pages',
    beside: 'unit',
    run: () => measurePages('measured-fixture', 'tests/fixtures/content'),
  },
  content: {
    what: "the specification's content: its texts, numbers and weight",
    beside: 'browser',
    run: runContent,
  },
  'own-content': {
    what: "a build of a copy with an owner's content",
    beside: 'browser',
    run: async () => one('own-content', await runTool('tsx', ['tests/own-content/run.ts', '--quick'])),
  },
  spec: {
    what: "the specification's points and the tests that showed them",
    run: async () => one('spec', await runTool('tsx', ['tests/spec/report.ts'])),
  },
};

/** Validates the HTML of both live sites; each page counts as one test. No valid content can make it invalid. */
async function checkHtml(): Promise<Counts> {
  const counts: Counts = { passed: 0, failures: [] };
  for (const name of ['live', 'own'] as const) {
    await buildLiveSite(name);
    const dir = testSiteDir(name);
    const pages = readPages(dir);
    const read = (address: string) => readFileSync(path.join(dir, address), 'utf8');
    const problems = [...(await htmlIsValid(pages)), ...scriptsFitTheBudget(pages, read)];
    if (name === 'live') problems.push(...pagesFitTheBudget(pages, 'fixtureHtmlGzipBytes'));
    add(counts, countPages(pages.length, problems));
  }
  return counts;
}

/** With options, which are Biome's, only Biome runs. */
async function lint(options: readonly string[]): Promise<Counts> {
  const counts = one('biome', await runTool('biome', ['ci', ...options]));
  if (options.length === 0) add(counts, one('knip', await runTool('knip', ['--no-progress'])));
  return counts;
}

const unitProjects = ['--project=generator', '--project=site', '--project=alone'];

async function runBrowser(options: readonly string[]): Promise<Counts> {
  const browser = await findBrowser(console.log);
  const sites = await openTestSites(options.flatMap((option) => /^--project=(\w+)$/.exec(option)?.[1] ?? []));
  const report = reportFile('browser');
  try {
    const args = ['test', '--config=tests/playwright.config.ts', '--pass-with-no-tests', ...options];
    const code = await runTool('playwright', args, {
      ...sites.env,
      CHROMIUM_PATH: browser,
      TEST_REPORT: report,
    });
    return atLeastOneFailure('playwright', playwrightCounts(readReport(report)), code);
  } finally {
    await sites.close();
  }
}
