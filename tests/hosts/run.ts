/** `npm run test:hosts`: the built site on real servers; prints a matrix of host and check. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checks, type SiteFacts } from './checks.ts';
import { available, run } from './servers.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const dist = path.join(root, 'dist');
const scratch = mkdtempSync(path.join(tmpdir(), 'cats-hosts-'));

/** What the checks ask for, read from the built site itself. */
function facts(): Omit<SiteFacts, 'origin'> {
  const pages = readFileSync(path.join(dist, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g);
  const redirects = readFileSync(path.join(dist, '_redirects'), 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .flatMap(([from = '', to = '']) =>
      from && !from.endsWith('/') && !from.endsWith('*') ? [{ from, to }] : [],
    );
  const first = (folder: string, ending: string) =>
    `/assets/${folder}/${readdirSync(path.join(dist, 'assets', folder)).find((name) => name.endsWith(ending))}`;
  return {
    routes: [...pages].map(([, url]) => new URL(url ?? '').pathname),
    redirects,
    picture: first('images', '.webp'),
    script: first('js', '.js'),
  };
}

async function main(): Promise<number> {
  const built = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], { cwd: root, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  const site = facts();
  const hosts = available();
  const rows: string[][] = [];
  const faults: string[] = [];
  let passed = 0;
  for (const host of hosts) {
    const running = await run(host, {
      dist,
      hosts: path.join(root, '.hosts'),
      scratch: path.join(scratch, host.name),
    });
    const cells = [];
    for (const { name, run: check } of checks) {
      if (host.lacks.includes(name)) {
        cells.push('n/a');
        continue;
      }
      const found = await check({ ...site, origin: running.origin });
      cells.push(found.length > 0 ? 'FAIL' : 'ok');
      if (found.length > 0)
        faults.push(...found.slice(0, 8).map((fault) => `${host.name}, ${name}: ${fault}`));
      else passed += 1;
    }
    running.stop();
    rows.push(cells);
  }
  const width = Math.max(...checks.map(({ name }) => name.length));
  console.log(['check'.padEnd(width), ...hosts.map(({ name }) => name.padEnd(7))].join('  '));
  checks.forEach(({ name }, index) => {
    console.log([name.padEnd(width), ...rows.map((cells) => (cells[index] ?? '').padEnd(7))].join('  '));
  });
  for (const fault of faults) console.error(fault);
  const failed = rows.flat().filter((cell) => cell === 'FAIL').length;
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
