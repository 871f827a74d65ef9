import { inRoot } from '../core/paths.ts';
import { UserError } from '../core/user-error.ts';
import type { BuildOptions } from '../generator/options.ts';
import { type Sandbox, sandboxRunsOn, startSandbox } from '../sandbox/server.ts';
import { defaultPorts } from './ports.ts';

/** The stand-in for outside services, as far as a site needs it. */
export type StandIn = Pick<Sandbox, 'origin' | 'close'>;

/**
 * Starts the stand-in, or shares the one that another command of this project has started. Its address is part of the
 * built pages, so the port is fixed; a free one is used only if another program or another copy of the project has it.
 */
export async function openStandIn(log: (line: string) => void): Promise<StandIn> {
  const port = defaultPorts.sandbox;
  const outbox = inRoot('.sandbox', 'outbox');
  try {
    return await startSandbox({ port, outbox, log });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
  if (await sandboxRunsOn(port, outbox)) return { origin: `http://localhost:${port}`, close: async () => {} };
  return startSandbox({ port: 0, outbox, log });
}

/** A site that a local server shows at once: its pictures are encoded on request, and its checks run later. */
export const servedSite = (out: string, standIn: StandIn): Omit<BuildOptions, 'env'> => ({
  out,
  ownOut: true,
  sandboxOrigin: standIn.origin,
  pictures: 'defer',
  checks: false,
  log: console.log,
});
