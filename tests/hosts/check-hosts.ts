/** Starts hosts with a built site and runs all checks on each. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { checkLive, failed } from '../../scripts/live/check-live.ts';
import type { HostCheck } from '../../scripts/live/checks/check.ts';
import { identifySite } from '../../scripts/live/identify-site.ts';
import type { KnownSite } from '../../scripts/live/known-site.ts';
import { type Limitations, limitations } from '../../scripts/live/limitations.ts';
import { readLiveFacts } from '../../scripts/live/live-facts.ts';
import { type Host, openHost } from '../../scripts/live/requests.ts';
import type { SiteFacts } from '../../scripts/live/site-facts.ts';
import type { Cell, Column } from './matrix.ts';
import { type HostServer, type StartInput, start } from './servers/server.ts';

export interface HostCheckInput {
  hosts: readonly HostServer[];
  site: SiteFacts;
  /** With a slash at both ends. */
  basePath: string;
  checks: Readonly<Record<string, HostCheck>>;
  /** Facts of the content for `npm run check:live`, which each host must also pass. */
  known: KnownSite;
  start: Omit<StartInput, 'port' | 'scratch'>;
  /** Folder for temporary files, with a subfolder per host; removed afterwards. */
  scratch: string;
}
export interface HostResults {
  columns: Column[];
  /** Details of failures, one per line. */
  notes: string[];
  /** Hosts that did not start. */
  broken: number;
}

/** Starts all hosts at once, since some take long, and checks them one after another. */
export async function checkHosts({
  hosts,
  site,
  basePath,
  checks,
  known,
  scratch,
  ...input
}: HostCheckInput): Promise<HostResults> {
  const results: HostResults = { columns: [], notes: [], broken: 0 };
  try {
    const servers = await Promise.all(
      hosts.map(async ({ name, ...host }) => ({
        name,
        server: await start({ name, ...host }, { ...input.start, scratch: path.join(scratch, name) }),
      })),
    );
    for (const { name, server } of servers) {
      try {
        await server.ready;
        const root = server.origin + basePath.slice(0, -1);
        const host = openHost(root);
        const { cells, reported } = await checkHost({ ...site, ...host }, checks, limitations[name] ?? {});
        const live = await runCheckLive(host, known, name);
        cells[liveCheck] = live.length === 0 ? 'ok' : 'FAIL';
        reported.push(...live);
        results.columns.push({ host: name, cells });
        results.notes.push(...reported.map((line) => `${name}, ${line}`));
      } catch (error) {
        results.broken += 1;
        results.notes.push(error instanceof Error ? error.message : String(error));
      }
      server.stop();
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return results;
}

/** Known limitations are checked, too: one that no longer exists is reported. */
async function checkHost(
  site: Parameters<HostCheck>[0],
  checks: HostCheckInput['checks'],
  known: Limitations,
): Promise<{ cells: Record<string, Cell>; reported: string[] }> {
  const cells: Record<string, Cell> = {};
  const reported: string[] = [];
  for (const [name, check] of Object.entries(checks)) {
    const limitation = Object.entries(known).find(([lacking]) => lacking === name);
    const found = await check(site);
    cells[name] = found.length === 0 ? 'ok' : limitation ? 'n/a' : 'FAIL';
    if (found.length === 0 && limitation)
      reported.push(`${name}: works, though it is declared as a limitation`);
    if (found.length > 0 && !limitation)
      reported.push(...found.slice(0, 8).map((fault) => `${name}: ${fault}`));
    if (found.length > 8 && !limitation) reported.push(`${name}: and ${found.length - 8} more`);
  }
  return { cells, reported };
}

/** The row of `npm run check:live` in the matrix. */
export const liveCheck = 'check:live';

async function runCheckLive(host: Host, known: KnownSite, hostName: string): Promise<string[]> {
  const stranger = await identifySite(host, known);
  if (stranger) return [`${liveCheck}: ${stranger}`];
  const rows = await checkLive(host, await readLiveFacts(host, known), { hostName });
  return rows
    .filter(failed)
    .flatMap(({ check, faults }) => faults.slice(0, 3).map((fault) => `${liveCheck}, ${check}: ${fault}`));
}
