/** `npm run test:hosts [-- HOST…]`: the site in `dist/` on real servers; prints a matrix of host and check. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checks } from './checks/index.ts';
import { lintContainer } from './container.ts';
import { readFacts, type SiteFacts } from './facts.ts';
import { installDebian, installPackages, missingHosts } from './install.ts';
import { type Lacks, lacks } from './lacks.ts';
import { type Cell, type Column, printMatrix } from './matrix.ts';
import { debianServers, python } from './servers/debian.ts';
import { npmServers } from './servers/npm.ts';
import { type RunningServer, start } from './servers/server.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../..');
const dist = path.join(root, 'dist');

async function main(argv: readonly string[]): Promise<number> {
  process.chdir(root);
  // Where things are installed for the tests, a host that is not there is a failure; elsewhere it is left out.
  const strict = Boolean(process.env.CI);
  const wanted = [...debianServers, ...npmServers, python].filter(
    ({ name }) => argv.length === 0 || argv.some((word) => word.toLowerCase() === name.toLowerCase()),
  );
  const problems = await Promise.all([installPackages(here), installDebian(wanted)]);
  const missing = missingHosts(
    wanted,
    problems.find((text) => text !== undefined),
  );
  const hosts = wanted.filter(({ name }) => missing.every((host) => host.name !== name));

  const site = readFacts(dist);

  const input = { dist, hosts: path.join(root, '.hosts'), packages: path.join(here, 'node_modules') };
  const scratch = mkdtempSync(path.join(tmpdir(), 'cats-hosts-'));
  const columns: Column[] = [];
  const notes: string[] = [];
  let failed = strict ? missing.length : 0;
  try {
    const servers = await Promise.all(
      hosts.map(async (host) => ({
        host: host.name,
        server: await start(host, { ...input, scratch: path.join(scratch, host.name) }),
      })),
    );
    for (const { host, server } of servers) {
      try {
        await server.ready;
        const { cells, told } = await tryHost(site, server, lacks[host] ?? {});
        columns.push({ host, cells });
        notes.push(...told.map((line) => `${host}, ${line}`));
      } catch (error) {
        failed += 1;
        notes.push(error instanceof Error ? error.message : String(error));
      }
      server.stop();
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  console.log(printMatrix(columns, Object.keys(checks)));
  const container = lintContainer(input);
  for (const { file, problem } of container) console.log(`${file}: ${problem ?? 'ok'}`);
  for (const { host, cells } of columns) {
    const reasons = Object.entries(lacks[host] ?? {}).filter(([check]) => cells[check] === 'n/a');
    if (reasons.length > 0)
      console.log(`${host} lacks: ${reasons.map(([check, why]) => `${check} (${why})`).join('; ')}`);
  }
  for (const note of notes) console.log(note);
  for (const { name, why } of missing)
    console.log(`${name} was ${strict ? 'not tested' : 'skipped'}: ${why}.`);
  const cells = columns.flatMap((column) => Object.values(column.cells));
  const count = (result: Cell) => cells.filter((cell) => cell === result).length;
  const faulty = container.filter(({ problem }) => problem !== undefined).length;
  failed += count('FAIL') + faulty;
  console.log(`${count('ok') + container.length - faulty} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/** A declared lack is tried, too: one that is none is told, so that the table stays true. */
async function tryHost(
  site: SiteFacts,
  { origin }: RunningServer,
  known: Lacks,
): Promise<{ cells: Record<string, Cell>; told: string[] }> {
  const cells: Record<string, Cell> = {};
  const told: string[] = [];
  for (const [name, check] of Object.entries(checks)) {
    const lack = Object.entries(known).find(([lacking]) => lacking === name);
    const found = await check({ ...site, origin });
    cells[name] = found.length === 0 ? 'ok' : lack ? 'n/a' : 'FAIL';
    if (found.length === 0 && lack) told.push(`${name}: works, though it is declared as a lack`);
    if (found.length > 0 && !lack) told.push(...found.slice(0, 8).map((fault) => `${name}: ${fault}`));
    if (found.length > 8 && !lack) told.push(`${name}: and ${found.length - 8} more`);
  }
  return { cells, told };
}

process.exitCode = await main(process.argv.slice(2));
