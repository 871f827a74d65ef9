/**
 * `npm run test:hosts [-- HOST…]`: builds the site with small pictures and tests it on real servers, and with a base path on
 * those with rules for it; prints a matrix of hosts and checks for each.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checks, checksBelow } from '../../scripts/live/checks/index.ts';
import { readKnownSite } from '../../scripts/live/known-site.ts';
import { limitations } from '../../scripts/live/limitations.ts';
import { reducePictures } from '../own-content/small-pictures.ts';
import { checkHosts, type HostResults, liveCheck } from './check-hosts.ts';
import { lintContainer } from './container.ts';
import { readFacts } from './facts.ts';
import { installDebian, installPackages, missingHosts } from './install.ts';
import { type Cell, printMatrix } from './matrix.ts';
import { debianServers, python } from './servers/debian.ts';
import { npmServers } from './servers/npm.ts';
import type { HostServer } from './servers/server.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../..');
const packages = path.join(here, 'node_modules');
const known = readKnownSite(path.join(root, 'content'));
const place = path.join(root, '.sandbox/hosts');
const newScratch = () => mkdtempSync(path.join(tmpdir(), 'cats-hosts-'));

async function main(argv: readonly string[]): Promise<number> {
  process.chdir(root);
  // In CI a missing host is a failure; elsewhere it is skipped.
  const strict = Boolean(process.env.CI);
  const wanted = [...debianServers, ...npmServers, python].filter(
    ({ name }) => argv.length === 0 || argv.some((word) => word.toLowerCase() === name.toLowerCase()),
  );
  const problems = await Promise.all([installPackages(here), installDebian(wanted)]);
  const missing = missingHosts(
    wanted,
    problems.find((text) => text !== undefined),
  );
  const isThere = ({ name }: HostServer) => missing.every((host) => host.name !== name);

  const content = path.join(place, 'content');
  rmSync(content, { recursive: true, force: true });
  cpSync('content', content, { recursive: true });
  await reducePictures(content);
  const built = build('/', content);
  const whole = await checkWhole(built, wanted.filter(isThere));
  const folder = await checkInFolder(
    content,
    wanted.filter((host) => isThere(host) && host.takesFolders),
  );
  const container = lintContainer({ hosts: built.rules, packages });
  for (const { file, problem } of container) console.log(`${file}: ${problem ?? 'ok'}`);
  for (const { host, cells } of whole.columns) {
    const reasons = Object.entries(limitations[host] ?? {}).filter(([check]) => cells[check] === 'n/a');
    if (reasons.length > 0)
      console.log(`${host} limitations: ${reasons.map(([check, why]) => `${check} (${why})`).join('; ')}`);
  }
  for (const note of [...whole.notes, ...folder.notes]) console.log(note);
  for (const { name, why } of missing)
    console.log(`${name} was ${strict ? 'not tested' : 'skipped'}: ${why}.`);

  const cells = [...whole.columns, ...folder.columns].flatMap((column) => Object.values(column.cells));
  const count = (result: Cell) => cells.filter((cell) => cell === result).length;
  const faulty = container.filter(({ problem }) => problem !== undefined).length;
  const failed = count('FAIL') + faulty + whole.broken + folder.broken + (strict ? missing.length : 0);
  console.log(`${count('ok') + container.length - faulty} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

interface Built {
  site: string;
  /** Folder of the hosts' configurations. */
  rules: string;
}

/** @throws Error with the output of a build that fails */
function build(basePath: string, content: string, ...options: string[]): Built {
  const name = basePath === '/' ? 'whole' : 'folder';
  const [site, rules] = [path.join(place, name, 'site'), path.join(place, name, 'rules')];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'build', '--content', content, '--out', site, '--hosts', rules, ...options],
    { encoding: 'utf8', env: { ...process.env, BASE_PATH: basePath } },
  );
  if (status !== 0) throw new Error(stdout + stderr);
  return { site, rules };
}

/** Tests the site at the root of its host. */
async function checkWhole({ site, rules }: Built, hosts: readonly HostServer[]): Promise<HostResults> {
  const results = await checkHosts({
    hosts,
    site: readFacts(site, '/', known.redirects),
    basePath: '/',
    checks,
    known,
    start: { dist: site, hosts: rules, packages },
    scratch: newScratch(),
  });
  console.log(`${printMatrix(results.columns, [...Object.keys(checks), liveCheck])}\n`);
  return results;
}

/** Tests the same content with a base path. */
async function checkInFolder(content: string, hosts: readonly HostServer[]): Promise<HostResults> {
  if (hosts.length === 0) return { columns: [], notes: [], broken: 0 };
  const basePath = '/cats/';
  const { site, rules } = build(basePath, content, '--no-checks');
  const top = path.join(place, 'folder', 'top');
  rmSync(top, { recursive: true, force: true });
  mkdirSync(top, { recursive: true });
  symlinkSync(site, path.join(top, basePath.slice(1, -1)));
  const results = await checkHosts({
    hosts,
    site: readFacts(site, basePath, known.redirects),
    basePath,
    checks: checksBelow,
    known,
    start: { dist: top, hosts: rules, packages },
    scratch: newScratch(),
  });
  console.log(
    `Below ${basePath}\n${printMatrix(results.columns, [...Object.keys(checksBelow), liveCheck])}\n`,
  );
  return results;
}

process.exitCode = await main(process.argv.slice(2));
