/** Installs the servers: npm packages by the lock file, and Debian packages where permitted. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { HostServer } from './servers/server.ts';

export interface MissingHost {
  name: string;
  /** One line. */
  why: string;
}

/** Installs the packages of `package-lock.json` in `folder` if they are missing. @returns the error */
export async function installPackages(folder: string): Promise<string | undefined> {
  const stamp = path.join(folder, 'node_modules/.installed');
  const lock = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return undefined;
  console.log('Installing the servers that come from npm …');
  // No install scripts are needed: binaries are in separate packages per platform.
  const problem = await run(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    folder,
  );
  if (problem === undefined) writeFileSync(stamp, lock);
  return problem;
}

/** Installs Debian packages of missing files, as root. @returns the error */
export async function installDebian(servers: readonly HostServer[]): Promise<string | undefined> {
  const missing = servers.flatMap(({ needs }) =>
    needs.flatMap(({ file, debian }) => (debian && !existsSync(file) ? [debian] : [])),
  );
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`Installing ${missing.join(', ')} …`);
  const options = ['-q', '-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=3'];
  return (
    (await run('apt-get', [...options, 'update'])) ??
    (await run('apt-get', [...options, 'install', '-y', '--no-install-recommends', ...missing]))
  );
}

/** @returns undefined on success, else the command with the last line of its output */
function run(program: string, args: readonly string[], cwd?: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      // On Windows npm is a .cmd file.
      shell: process.platform === 'win32',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    let output = '';
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString();
    });
    child.stderr.on('data', (part: Buffer) => {
      output += part.toString();
    });
    const failed = (why: string) => resolve(`${program} ${args.join(' ')} failed: ${why}`);
    child.on('error', (error) => failed(error.message));
    child.on('close', (code) =>
      code === 0 ? resolve(undefined) : failed(output.trim().split('\n').at(-1) ?? ''),
    );
  });
}

/** @returns hosts that cannot run, with the missing files */
export function missingHosts(servers: readonly HostServer[], problem: string | undefined): MissingHost[] {
  return servers.flatMap(({ name, needs }) => {
    const gone = needs.filter(({ file }) => !existsSync(file));
    if (gone.length === 0) return [];
    const named = gone.map(({ file, debian }) => (debian ? `${file} of the package ${debian}` : file));
    return [{ name, why: `${named.join(' and ')} is missing${problem ? ` (${problem})` : ''}` }];
  });
}
