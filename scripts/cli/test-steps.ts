/** The steps of `npm test`, in the order in which they run. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../core/browser.ts';
import { inRoot, root } from '../core/paths.ts';
import { type Counts, playwrightCounts, vitestCounts } from './test-counts.ts';
import { testSiteDir } from './test-site-dir.ts';
import { buildTestSites, openTestSites } from './test-sites.ts';

export type { Counts } from './test-counts.ts';

export const stepNames = ['types', 'lint', 'unit', 'build', 'html', 'browser', 'measure'] as const;
export type StepName = (typeof stepNames)[number];

interface Step {
  what: string;
  run: (options: readonly string[]) => Promise<Counts>;
}

const tools = {
  tsc: 'typescript/bin/tsc',
  biome: '@biomejs/biome/bin/biome',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
} as const;

export const steps: Record<StepName, Step> = {
  types: {
    what: 'TypeScript, strict, each runtime with its own library',
    run: async (options) => one(await runTool('tsc', ['-b', root, ...options])),
  },
  lint: {
    what: 'rules and format',
    run: async (options) => one(await runTool('biome', ['ci', ...options])),
  },
  unit: { what: 'units, components and build steps', run: runUnit },
  build: {
    what: 'the site with stand-ins and the live site, each with all checks',
    run: () => buildTestSites(),
  },
  html: { what: 'the HTML of every built page, and what it costs to load', run: checkHtml },
  browser: { what: 'the built sites in a real browser', run: runBrowser },
  measure: { what: 'layout shift, bytes and the audits of Lighthouse on three pages', run: measurePages },
};

const one = (code: number): Counts => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Each page counts as one. */
async function checkHtml(): Promise<Counts> {
  const [{ htmlIsValid }, budgets, { readPages }, { formatProblem }] = await Promise.all([
    import('../checks/html.ts'),
    import('../checks/budgets.ts'),
    import('../checks/read-pages.ts'),
    import('../core/problem.ts'),
  ]);
  const dir = testSiteDir('live');
  const pages = readPages(dir);
  const fonts = path.join(dir, 'assets/fonts');
  const problems = [
    ...(await htmlIsValid(pages)),
    ...budgets.pagesFitTheBudget(pages),
    ...budgets.scriptsFitTheBudget(pages, (address) => readFileSync(path.join(dir, address), 'utf8')),
    ...budgets.fontsFitTheBudget(
      readdirSync(fonts)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({ file, bytes: statSync(path.join(fonts, file)).size })),
    ),
  ];
  for (const problem of problems) console.error(formatProblem(problem));
  const failed = new Set(problems.map(({ file }) => file)).size;
  return { passed: pages.length - failed, failed };
}

/** Each gated page counts as one. One run a page: what is gated here does not depend on how busy the machine is. */
async function measurePages(): Promise<Counts> {
  const [{ measure, overBudget }, { default: budgets }] = await Promise.all([
    import('../checks/lighthouse.ts'),
    import('../checks/budgets.json', { with: { type: 'json' } }),
  ]);
  const pages = await measure(testSiteDir('live'), budgets.lighthouse.routes, 1);
  const faults = pages.map(overBudget);
  for (const fault of faults.flat()) console.error(fault);
  const failed = faults.filter((list) => list.length > 0).length;
  return { passed: pages.length - failed, failed };
}

async function runUnit(options: readonly string[]): Promise<Counts> {
  const report = reportFile('unit');
  const code = await runTool('vitest', [
    'run',
    '--config=tests/vitest.config.ts',
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...options,
  ]);
  return atLeastOneFailure(vitestCounts(readReport(report)), code);
}

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
    return atLeastOneFailure(playwrightCounts(readReport(report)), code);
  } finally {
    await sites.close();
  }
}

/** A tool that failed without a failed test has failed as a whole. */
const atLeastOneFailure = (counts: Counts, code: number): Counts =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

/** Runs a tool of `node_modules` with its output passed through; resolves with its exit code. */
function runTool(
  name: keyof typeof tools,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [inRoot('node_modules', tools[name]), ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function reportFile(name: string): string {
  const folder = inRoot('.cache', 'test');
  mkdirSync(folder, { recursive: true });
  const file = inRoot('.cache', 'test', `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

const readReport = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
