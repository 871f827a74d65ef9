/** Starts hosts over one built site and runs all checks on each. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { openHost } from '../../scripts/live/ask.ts';
import type { HostCheck } from '../../scripts/live/checks/check.ts';
import { type Lacks, lacks } from '../../scripts/live/lacks.ts';
import type { SiteFacts } from '../../scripts/live/site-facts.ts';
import type { Cell, Column } from './matrix.ts';
import { type HostServer, type StartInput, start } from './servers/server.ts';

export interface TryInput {
  hosts: readonly HostServer[];
  site: SiteFacts;
  /** Where the site lies on its host, with a slash at both ends. */
  basePath: string;
  checks: Readonly<Record<string, HostCheck>>;
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
        const { cells, told } = await tryHost({ ...site, ...openHost(root) }, checks, lacks[name] ?? {});
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
