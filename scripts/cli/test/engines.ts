/** Finds the browsers of `npm run test:browsers`, or installs Debian's. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, onPath } from '../../core/process/browser.ts';
import { installFromDebian } from '../../core/process/debian.ts';

export interface Engine {
  name: 'chromium' | 'firefox' | 'webkit';
  /** Environment variables by which the tests find the browser. */
  env: Record<string, string>;
  /** What cannot be tested and why, in one line; `env` is then empty. */
  missing?: string;
}

/** A file that an engine needs, and the Debian package that provides it. */
interface Need {
  variable?: string;
  debian: string;
  find: () => string | undefined;
}

const installed = (name: string) => onPath(process.env, [name]).find((file) => existsSync(file));

const named = (variable: string) => {
  const file = process.env[variable];
  return file && existsSync(file) ? file : undefined;
};

/** The MiniBrowser that comes with WebKitGTK is in a folder named after the architecture. */
function findMiniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .map((folder) => path.join(libraries, folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));
}

const needs: Record<'firefox' | 'webkit', readonly Need[]> = {
  firefox: [
    {
      variable: 'FIREFOX_PATH',
      debian: 'firefox-esr',
      find: () => named('FIREFOX_PATH') ?? installed('firefox-esr') ?? installed('firefox'),
    },
  ],
  webkit: [
    { variable: 'WEBKIT_DRIVER', debian: 'webkit2gtk-driver', find: () => installed('WebKitWebDriver') },
    { variable: 'WEBKIT_BROWSER', debian: 'webkit2gtk-driver', find: findMiniBrowser },
    { debian: 'xvfb', find: () => installed('Xvfb') },
  ],
};

/** @throws UserError if there is no Chromium, which every test needs */
export async function findEngines(log: (line: string) => void): Promise<Engine[]> {
  const missing = Object.values(needs).flatMap((list) => list.filter(({ find }) => find() === undefined));
  const packages = [...new Set(missing.map(({ debian }) => debian))];
  if (packages.length > 0) {
    log(`Not installed: ${packages.join(', ')}.`);
    installFromDebian(...packages);
  }
  const chromium: Engine = { name: 'chromium', env: { CHROMIUM_PATH: await findBrowser(log) } };
  return [chromium, engine('firefox'), engine('webkit')];
}

function engine(name: 'firefox' | 'webkit'): Engine {
  const gone = needs[name].filter(({ find }) => find() === undefined);
  if (gone.length > 0) {
    const packages = [...new Set(gone.map(({ debian }) => debian))].join(' and ');
    const missing = `${name} needs Debian's ${packages}: install with "apt-get install ${packages.replace(' and ', ' ')}" as root`;
    return { name, env: {}, missing };
  }
  const found = needs[name].flatMap(({ variable, find }) =>
    variable ? [[variable, find() ?? ''] as const] : [],
  );
  return { name, env: Object.fromEntries(found) };
}
