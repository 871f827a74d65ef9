import { spawnSync } from 'node:child_process';

/**
 * Runs npm, which ends early without a network instead of waiting for 80 s.
 * @param options of `spawnSync`
 * @returns whether it succeeded
 */
export function runNpm(args, options) {
  const all = [...args, '--loglevel=error', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const npm = process.env.npm_execpath;
  // npm passes its own path to scripts. Another package manager would pass its own.
  const { status } =
    npm && /(^|[\\/])npm-cli\.c?js$/.test(npm)
      ? spawnSync(process.execPath, [npm, ...all], options)
      : spawnSync('npm', all, { ...options, shell: process.platform === 'win32' });
  return status === 0;
}
