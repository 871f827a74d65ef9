/** Lints the container's files. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

export interface Linted {
  file: string;
  /** Output of the linter; undefined without problems. */
  problem?: string;
}

const linters = [
  { file: 'Dockerfile', linter: 'dockerfile-utils/bin/dockerfile-utils', args: ['lint'] },
  { file: 'compose.yaml', linter: 'dclint/bin/dclint.cjs', args: ['--max-warnings', '0'] },
] as const;

/** Every warning is a failure. */
export function lintContainer({ hosts, packages }: { hosts: string; packages: string }): Linted[] {
  return linters.map(({ file, linter, args }) => {
    const command = [path.join(packages, linter), ...args, path.join(hosts, file)];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    const said = (stdout + stderr).trim();
    // The linter for Dockerfiles exits with 0 after warnings.
    const isFine = status === 0 && (file !== 'Dockerfile' || said === '');
    return isFine ? { file } : { file, problem: said || `${linter} ended with code ${status}` };
  });
}
