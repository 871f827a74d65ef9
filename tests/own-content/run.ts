/**
 * `npm run test:own-content`: runs all steps of `npm test` except `content` in a copy of the project whose content is changed
 * as the README describes. `--quick` only builds the copy, as `npm test` does: its other steps read the fixture, and
 * `tests/unit/support/own-content.ts` fails a unit test that reads `content/`.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { stepNames } from '../../scripts/cli/test/test-steps.ts';
import { withoutSettings } from '../fixtures/without-settings.ts';
import { applyOwnerChanges } from './changes.ts';
import { copyProject } from './copy-project.ts';

const quick = process.argv.includes('--quick');
/** This step itself, and the one that checks the specification's content. */
const left: readonly string[] = ['content', 'own-content', 'spec'];

const copy = copyProject('own-content');
let code = 1;
try {
  await applyOwnerChanges(path.join(copy, 'content'));
  code = quick
    ? run('build', '--pictures', 'defer', '--no-compress')
    : run('test', ...stepNames.filter((name) => !left.includes(name)));
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.exitCode = code;

/** @returns the exit code */
function run(...args: string[]): number {
  console.log(
    `\nWith an owner's content: npm ${args[0] === 'test' ? 'test --' : 'run'} ${args.slice(args[0] === 'test' ? 1 : 0).join(' ')}`,
  );
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    cwd: copy,
    stdio: 'inherit',
    env: withoutSettings(),
  });
  return status ?? 1;
}
