/** Brings the servers here: packages of npm by the lock file, Debian's where that is allowed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { HostServer } from './servers/server.ts';

export interface MissingHost {
  name: string;
  /** One line. */
  why: string;
}

/** Installs what `package-lock.json` in `folder` names, if it does not lie there yet. @returns what went wrong */
export function installPackages(folder: string): string | undefined {
  const stamp = path.join(folder, 'node_modules/.installed');
  const lock = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return undefined;
  console.log('Installing the servers that come from npm …');
  // No script of a package has to run: binaries come in packages of their own, one for each platform.
  const { status, stdout, stderr } = spawnSync(
    process.platform === 'win32' ? 'npm.cmd' : 'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) return `npm ci failed in tests/hosts: ${lastLine(stderr || stdout)}`;
  writeFileSync(stamp, lock);
  return undefined;
}

/** Installs Debian packages that bring files which are not there, as root. @returns what went wrong */
export function installDebian(servers: readonly HostServer[]): string | undefined {
  const missing = servers.flatMap(({ needs }) =>
    needs.flatMap(({ file, debian }) => (debian && !existsSync(file) ? [debian] : [])),
  );
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`Installing ${missing.join(', ')} …`);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=120', ...args], {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  const update = apt('update');
  if (update.status !== 0) return `apt-get update failed: ${lastLine(update.stderr)}`;
  const install = apt('install', '-y', '--no-install-recommends', ...missing);
  return install.status === 0 ? undefined : `apt-get install failed: ${lastLine(install.stderr)}`;
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';

/** @returns hosts that cannot run, with what they lack */
export function missingHosts(servers: readonly HostServer[], problem: string | undefined): MissingHost[] {
  return servers.flatMap(({ name, needs }) => {
    const gone = needs.filter(({ file }) => !existsSync(file));
    if (gone.length === 0) return [];
    const named = gone.map(({ file, debian }) => (debian ? `${file} of the package ${debian}` : file));
    return [{ name, why: `${named.join(' and ')} is missing${problem ? ` (${problem})` : ''}` }];
  });
}
