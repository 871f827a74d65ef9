/** Starts hosts over one built site and runs all checks on each. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { type Host, openHost } from '../../scripts/live/ask.ts';
import { checkLive, failed } from '../../scripts/live/check-live.ts';
import type { HostCheck } from '../../scripts/live/checks/check.ts';
import { whatStandsThere } from '../../scripts/live/front-door.ts';
import type { KnownSite } from '../../scripts/live/known.ts';
import { type Lacks, lacks } from '../../scripts/live/lacks.ts';
import { readLiveFacts } from '../../scripts/live/live-facts.ts';
import type { SiteFacts } from '../../scripts/live/site-facts.ts';
import type { Cell, Column } from './matrix.ts';
import { type HostServer, type StartInput, start } from './servers/server.ts';

export interface TryInput {
  hosts: readonly HostServer[];
  site: SiteFacts;
  /** Where the site lies on its host, with a slash at both ends. */
  basePath: string;
  checks: Readonly<Record<string, HostCheck>>;
  /** What the content says of the site, for `npm run check:live`, which each host has to pass as well. */
  known: KnownSite;
  start: Omit<StartInput, 'port' | 'scratch'>;
  /** Folder for what hosts write, one for each; removed afterwards. */
  scratch: string;
}
export interface Tried {
  columns: Column[];
  /** What failed and how, line by line. */
  notes: string[];
  /** Hosts that did not start. */
  broken: number;
}

/** All hosts start at once, since some take long; they are asked one after another. */
export async function tryHosts({
  hosts,
  site,
  basePath,
  checks,
  known,
  scratch,
  ...input
}: TryInput): Promise<Tried> {
  const tried: Tried = { columns: [], notes: [], broken: 0 };
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
        const { cells, told } = await tryHost({ ...site, ...host }, checks, lacks[name] ?? {});
        const live = await tryLive(host, known, name);
        cells[liveCheck] = live.length === 0 ? 'ok' : 'FAIL';
        told.push(...live);
        tried.columns.push({ host: name, cells });
        tried.notes.push(...told.map((line) => `${name}, ${line}`));
      } catch (error) {
        tried.broken += 1;
        tried.notes.push(error instanceof Error ? error.message : String(error));
      }
      server.stop();
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return tried;
}

/** A declared lack is tried, too: one that is none is told, so that the table stays true. */
async function tryHost(
  site: Parameters<HostCheck>[0],
  checks: TryInput['checks'],
  known: Lacks,
): Promise<{ cells: Record<string, Cell>; told: string[] }> {
  const cells: Record<string, Cell> = {};
  const told: string[] = [];
  for (const [name, check] of Object.entries(checks)) {
    const lack = Object.entries(known).find(([lacking]) => lacking === name);
    const found = await check(site);
    cells[name] = found.length === 0 ? 'ok' : lack ? 'n/a' : 'FAIL';
    if (found.length === 0 && lack) told.push(`${name}: works, though it is declared as a lack`);
    if (found.length > 0 && !lack) told.push(...found.slice(0, 8).map((fault) => `${name}: ${fault}`));
    if (found.length > 8 && !lack) told.push(`${name}: and ${found.length - 8} more`);
  }
  return { cells, told };
}

/** The row of `npm run check:live` in the matrix. */
export const liveCheck = 'check:live';

async function tryLive(host: Host, known: KnownSite, hostName: string): Promise<string[]> {
  const stranger = await whatStandsThere(host, known);
  if (stranger) return [`${liveCheck}: ${stranger}`];
  const rows = await checkLive(host, await readLiveFacts(host, known), { hostName });
  return rows
    .filter(failed)
    .flatMap(({ check, faults }) => faults.slice(0, 3).map((fault) => `${liveCheck}, ${check}: ${fault}`));
}
