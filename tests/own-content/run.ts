/**
 * `npm run test:own-content`: all steps of `npm test` but `content` hold for a copy of the project whose content an owner
 * has changed as the README says. `--quick` runs types, units and a build, as `npm test` does.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stepNames } from '../../scripts/cli/test-steps.ts';
import { inRoot, root } from '../../scripts/core/paths.ts';
import { makeItTheirOwn } from './changes.ts';

const quick = process.argv.includes('--quick');
/** The step itself, and what is about the specification's content. */
const left: readonly string[] = ['content', 'own-content', 'spec'];

/** Results and other people's files that a copy does without. */
const notCopied = new Set(
  ['node_modules', '.git', '.cache', '.sandbox', '.hosts', 'dist', 'test-results'].map((name) =>
    inRoot(name),
  ),
);

const copy = mkdtempSync(path.join(tmpdir(), 'cats-own-content-'));
let code = 1;
try {
  cpSync(root, copy, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => !notCopied.has(source),
  });
  symlinkSync(inRoot('node_modules'), path.join(copy, 'node_modules'), 'junction');
  keepPictures();
  await makeItTheirOwn(path.join(copy, 'content'));
  code = quick
    ? run('test', 'types') ||
      run('test', 'unit', 'tests/unit') ||
      run('build', '--pictures', 'defer', '--no-compress')
    : run('test', ...stepNames.filter((name) => !left.includes(name)));
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.exitCode = code;

/** What is known of the project's photographs: decoding a hundred of them is not tried here. */
function keepPictures(): void {
  const known = inRoot('.cache/pictures');
  if (!existsSync(known)) return;
  mkdirSync(path.join(copy, '.cache'));
  cpSync(known, path.join(copy, '.cache/pictures'), { recursive: true, preserveTimestamps: true });
}

/** @returns the exit code */
function run(...args: string[]): number {
  console.log(
    `\nWith an owner's content: npm ${args[0] === 'test' ? 'test --' : 'run'} ${args.slice(args[0] === 'test' ? 1 : 0).join(' ')}`,
  );
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    cwd: copy,
    stdio: 'inherit',
  });
  return status ?? 1;
}
