/** Installs packages, only when they differ from the lock file; reports why, and never removes any. */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @returns one line if the packages could not be installed, else undefined */
export async function ensureInstalled({ root, dev, log }) {
  const lockFile = path.join(root, 'package-lock.json');
  const recordFile = path.join(root, 'node_modules', '.installed.json');
  const record = readJson(recordFile);
  // `npm prune` removes packages and leaves the record.
  if (dev && record?.dev && !existsSync(path.join(root, 'node_modules', 'vitest'))) record.dev = false;
  // The hash decides; if time and size are unchanged, the file need not be read at every start.
  const stats = statSync(lockFile, { throwIfNoEntry: false });
  if (!stats?.isFile())
    return 'package-lock.json is missing. Restore it, e.g. from Git, and run the same command again.';
  const stat = `${stats.mtimeMs} ${stats.size}`;
  if (record?.stat === stat && !planInstall({ lock: record.lock, record, dev })) return undefined;

  const lockText = readFileSync(lockFile, 'utf8');
  const lock = createHash('sha256').update(lockText).digest('hex');
  if (record?.lock !== lock && !readJson(lockFile)?.packages)
    return 'package-lock.json is damaged, e.g. by a merge. Run npm install, which repairs it, and run the same command again.';
  const known = record?.lock === lock ? record : (installedByHand(root, lock, lockText) ?? record);
  const plan = planInstall({ lock, record: known, dev });
  if (plan) {
    // npm follows the link and would empty another project's folder.
    if (lstatSync(path.join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink())
      return `node_modules is a link to another folder, and ${plan.reason}. Remove the link, and run the same command again.`;
    log(`Installing packages, because ${plan.reason} …`);
    const { runNpm } = await import('../../core/process/npm.mjs');
    const args = ['ci', plan.withDev ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund'];
    if (!runNpm(args, { cwd: root, stdio: 'inherit' })) {
      return 'npm could not install the packages; its message is above. Check the network connection and run the same command again.';
    }
  }
  try {
    mkdirSync(path.dirname(recordFile), { recursive: true });
    writeFileSync(recordFile, JSON.stringify({ lock, dev: plan?.withDev ?? known.dev, stat }));
  } catch (error) {
    // Packages of another user, e.g. in a container: the record only saves the comparison.
    if (plan) throw error;
  }
  return undefined;
}

/**
 * What has to be installed and why; undefined if the folder is up to date.
 * Installed development packages are kept, whatever the command needs.
 */
export function planInstall({ lock, record, dev }) {
  const withDev = dev || record?.dev === true;
  if (!record) return { reason: 'they are missing', withDev };
  if (record.lock !== lock) return { reason: 'package-lock.json has changed', withDev };
  if (dev && !record.dev) return { reason: 'this command also needs the development packages', withDev };
  return undefined;
}

/**
 * Compares two lock files: npm's own list of what is in `node_modules`, and the project's.
 * @returns whether the packages for building are there, and whether those for testing are, too
 */
export function compareLocks(wanted, installed) {
  const there = installed?.packages ?? {};
  let production = Object.keys(there).length > 0;
  let dev = production;
  for (const [place, { version, dev: forTests, optional, devOptional, peer }] of Object.entries(
    wanted.packages,
  )) {
    // Most optional packages are for other systems; npm skips those.
    if (place === '' || optional || devOptional || (peer && !there[place])) continue;
    if (there[place]?.version === version) continue;
    dev = false;
    if (!forTests) production = false;
  }
  return { production, dev };
}

/** Recognizes packages that were installed with npm directly. */
function installedByHand(root, lock, lockText) {
  const installed = readJson(path.join(root, 'node_modules', '.package-lock.json'));
  if (!installed) return undefined;
  const { production, dev } = compareLocks(JSON.parse(lockText), installed);
  return production ? { lock, dev } : undefined;
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
