import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages where no confirmation is needed: as root, on a system with Debian packages. Elsewhere it does nothing. */
export function installFromDebian(...names: readonly string[]): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=120'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]])
    spawnSync('apt-get', [...options, ...args], {
      stdio: 'inherit',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
}
