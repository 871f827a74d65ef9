import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEnd } from '../../core/process/until-stopped.ts';

/** What Node, tsx, Playwright and browsers keep there, by the beginning of its name. */
const ofTools = /^(?:\.|tsx-|node-compile-cache|playwright|org\.chromium|com\.google|lighthouse\.)/;

interface TemporaryFolder {
  /** The names of what is in it; files of the tools do not count. */
  left: () => string[];
  /** Removes the folder; temporary files are where they were before. */
  remove: () => void;
}

/** Makes a new folder the one for temporary files, of this process and of those that it starts. A signal removes it, too. */
export function openTemporaryFolder(): TemporaryFolder {
  const folder = mkdtempSync(path.join(tmpdir(), 'cats-test-'));
  // A test continues as another user.
  chmodSync(folder, 0o711);
  // Linux and macOS; Windows.
  const names = ['TMPDIR', 'TEMP', 'TMP'];
  const before = names.map((name) => [name, process.env[name]] as const);
  for (const name of names) process.env[name] = folder;
  const removeNow = () => rmSync(folder, { recursive: true, force: true });
  const forget = beforeEnd(removeNow);
  return {
    left: () => readdirSync(folder).filter((name) => !ofTools.test(name)),
    remove() {
      forget();
      for (const [name, value] of before)
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      removeNow();
    },
  };
}
