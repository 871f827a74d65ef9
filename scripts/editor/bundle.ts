/**
 * The editor's program: Decap CMS as published, one built file. It is downloaded on first use, by version and hash, since
 * nobody who only builds the site needs its 16 MB.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../core/errors/user-error.ts';
import { cacheDir } from '../core/files/paths.ts';
import { runNpm } from '../core/process/npm.mjs';
import { readTarball } from './tarball.ts';

/** When changing the version, get the hash from `npm view decap-cms@VERSION dist.integrity`. */
export const editorPackage = {
  name: 'decap-cms',
  version: '3.16.3',
  integrity:
    'sha512-hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==',
} as const;

/** The program, the chunks that it loads, and the license. */
const wanted = (name: string): boolean =>
  /^(?:dist\/(?:\d+\.)?decap-cms\.js|dist\/\w+\.wasm|LICENSE)$/.test(name);

/**
 * File name → bytes; `decap-cms.js` is the program.
 * @param folder for the downloaded package
 * @throws UserError if it is missing and cannot be downloaded, or if its hash differs from the pinned one
 */
export function editorBundle(
  log: (line: string) => void,
  folder: string = path.join(cacheDir, 'editor'),
): Map<string, Buffer> {
  const file = path.join(folder, `${editorPackage.name}-${editorPackage.version}.tgz`);
  if (!existsSync(file) || !isPinned(readFileSync(file))) fetchPackage(file, log);
  const files = readTarball(readFileSync(file), wanted);
  return new Map([...files].map(([name, bytes]) => [path.posix.basename(name), bytes]));
}

/** Whether the bytes match the pinned hash. */
export const isPinned = (bytes: Uint8Array): boolean =>
  `sha512-${createHash('sha512').update(bytes).digest('base64')}` === editorPackage.integrity;

function fetchPackage(file: string, log: (line: string) => void): void {
  const { name, version } = editorPackage;
  log(`Downloading the editor, ${name} ${version}, once (about 16 MB) …`);
  const folder = path.dirname(file);
  // It holds nothing but older versions, and what interrupted downloads have left.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const temporary = mkdtempSync(path.join(folder, 'fetch-'));
  try {
    const hasPacked = runNpm(['pack', `${name}@${version}`, '--pack-destination=.'], {
      // On Windows an argument with a space would be two.
      cwd: temporary,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [found] = readdirSync(temporary);
    if (!hasPacked || !found)
      throw new UserError(
        `The editor could not be downloaded; npm's message is above. It needs the network once: check the connection and run the same command again.`,
      );
    const bytes = readFileSync(path.join(temporary, found));
    if (!isPinned(bytes))
      throw new UserError(
        `The package ${name} ${version} has another hash than the one in scripts/editor/bundle.ts. It was not used.`,
      );
    renameSync(path.join(temporary, found), file);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
