import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '../../content/site.ts';
import { inRoot } from '../../scripts/core/paths.ts';

interface Step {
  run?: string;
  uses?: string;
  env?: Record<string, string>;
}
interface Workflow {
  jobs: Record<string, { steps: Step[] }>;
}

const folder = inRoot('.github/workflows');
const workflows = readdirSync(folder).map((name) => {
  const { jobs }: Workflow = parse(readFileSync(path.join(folder, name), 'utf8'));
  return { name, steps: Object.values(jobs).flatMap(({ steps }) => steps) };
});

test('workflows run commands that the project has', () => {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const commands = workflows.flatMap(({ steps }) =>
    steps.flatMap(({ run = '' }) => [...run.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].map(([, name]) => name)),
  );
  expect(commands).toContain('test');
  expect(commands.filter((name) => name !== 'ci' && !(String(name) in scripts))).toEqual([]);
});

test('the deployment passes settings that the build knows', () => {
  const names = workflows
    .filter(({ name }) => name === 'deploy-pages.yml')
    .flatMap(({ steps }) => steps.flatMap(({ env = {} }) => Object.keys(env)));
  expect(names).toContain('SITE_URL');
  expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
});

test('every action is pinned to a version', () => {
  const actions = workflows.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
  expect(actions.length).toBeGreaterThan(5);
  expect(actions.filter((name) => !/@v\d/.test(name))).toEqual([]);
});
