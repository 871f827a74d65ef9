/** Runs the test tools with their output passed through, and reads their counts. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../core/errors/user-error.ts';
import { inRoot, root } from '../../core/files/paths.ts';
import { beforeEnd } from '../../core/process/until-stopped.ts';
import { type Counts, vitestCounts } from './test-counts.ts';

const tools = {
  tsc: 'typescript/bin/tsc',
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
  tsx: 'tsx/dist/cli.mjs',
} as const;

/** A tool that reports no counts is counted as one test with the tool's name. */
export const one = (name: string, code: number): Counts =>
  code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [exited(name, code)] };

const exited = (name: string, code: number) => `${name} ended with exit code ${code}`;

/** Runs Vitest and reads its report; `options` select projects and files. */
export async function runVitest(name: string, options: readonly string[]): Promise<Counts> {
  const special = /[#?%]/.exec(root)?.[0];
  // Vite takes the name of a file for an address.
  if (special)
    throw new UserError(
      `${root}: Vitest finds no tests below a folder with "${special}" in its name. Rename the folder; all other commands work in it.`,
    );
  const report = reportFile(name);
  const code = await runTool('vitest', [
    'run',
    '--config=tests/vitest.config.ts',
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...options,
  ]);
  return atLeastOneFailure('vitest', vitestCounts(readReport(report)), code);
}

/** A tool that fails without a failed test counts as one failure. */
export const atLeastOneFailure = (name: string, counts: Counts, code: number): Counts =>
  code !== 0 && counts.failures.length === 0 ? { ...counts, failures: [exited(name, code)] } : counts;

/** Runs a tool of `node_modules`; resolves with its exit code. */
export function runTool(
  name: keyof typeof tools,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [inRoot('node_modules', tools[name]), ...args], {
      cwd: root,
      stdio: 'inherit',
      // Playwright keeps compiled tests for later runs, which saves 5 s of CPU; by default with the temporary files.
      env: { ...process.env, PWTEST_CACHE_DIR: inRoot('.cache', 'playwright'), ...env },
    });
    endWith(child);
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Ends a child before a signal ends this process: it may have a browser, and a signal reaches it only from a terminal. */
export function endWith(child: ChildProcess): void {
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const forget = beforeEnd(() => {
    child.kill('SIGINT');
    return closed;
  });
  child.on('close', forget);
}

export function reportFile(name: string): string {
  const folder = inRoot('.cache', 'test');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

export const readReport = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
