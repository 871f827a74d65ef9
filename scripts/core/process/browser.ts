/** Finds a Chromium for the browser tests, or installs one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../errors/user-error.ts';
import { inRoot } from '../files/paths.ts';
import { installFromDebian } from './debian.ts';

// The headless shell is the same browser without a window; it opens pages in half the time.
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Paths that programs have in the folders of PATH, on other systems than Windows. */
export const onPath = (env: NodeJS.ProcessEnv, programs: readonly string[]): string[] =>
  (env.PATH ?? '')
    .split(':')
    .filter(Boolean)
    .flatMap((folder) => programs.map((name) => `${folder}/${name}`));

/** Paths at which Chromium or Chrome may be installed, in order of preference. */
export function browserPlaces(env: NodeJS.ProcessEnv, platform: string): string[] {
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    const products = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe'];
    return folders.flatMap((folder) => (folder ? products.map((product) => `${folder}\\${product}`) : []));
  }
  const places = onPath(env, names);
  if (platform !== 'darwin') return places;
  const apps = ['Google Chrome', 'Chromium'].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
  return [...places, ...apps];
}

/**
 * Path of a browser that starts.
 * @throws UserError in one line if there is none and none can be installed
 */
export async function findBrowser(log: (line: string) => void): Promise<string> {
  const { env } = process;
  const configured = env.CHROMIUM_PATH;
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new UserError(`CHROMIUM_PATH is "${configured}", which does not exist.`);
  }
  // On CI the faster browser is worth an extra package.
  if (env.CI && !installedBrowser()?.endsWith(shell)) installFromDebian(shell);
  const installed = installedBrowser();
  if (installed) return installed;
  const { chromium } = await import('playwright');
  if (starts(chromium.executablePath())) return chromium.executablePath();

  log('No Chromium or Chrome is installed: trying to install one …');
  const playwright = path.join('node_modules', 'playwright', 'cli.js');
  spawnSync(process.execPath, [inRoot(playwright), 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  });
  if (starts(chromium.executablePath())) return chromium.executablePath();
  for (const name of [shell, 'chromium']) {
    installFromDebian(name);
    const debian = installedBrowser();
    if (debian) return debian;
  }
  throw new UserError(
    'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its path, and run the command again.',
  );
}

const installedBrowser = (): string | undefined => browserPlaces(process.env, process.platform).find(starts);

/** Whether the browser exists and can load all its libraries. */
function starts(file: string): boolean {
  if (!existsSync(file)) return false;
  // On Windows `--version` would open a window.
  if (process.platform === 'win32') return true;
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 15_000 }).status === 0;
}
