import { connect } from 'node:net';
import { UserError } from '../../core/errors/user-error.ts';
import { inRoot } from '../../core/files/paths.ts';
import type { BuildOptions } from '../../generator/options.ts';
import { sandboxRunsOn, startSandbox } from '../../sandbox/server.ts';
import type { Listening } from '../../serve/listen.ts';
import { defaultPorts } from './ports.ts';

/** The stand-in for outside services, as far as a site needs it. */
export type StandIn = Pick<Listening, 'origin' | 'close'>;

/**
 * Starts the stand-in, or shares the one that another command of this project has started. Its address is part of the
 * built pages, so the port is fixed; a free one is used only if another program or another copy of the project has it.
 */
export async function openStandIn(
  log: (line: string) => void,
  port: number = defaultPorts.sandbox,
): Promise<StandIn> {
  const outbox = inRoot('.sandbox', 'outbox');
  const start = () => startSandbox({ port, outbox, log });
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
  if (!(await sandboxRunsOn(port, outbox))) return startSandbox({ port: 0, outbox, log });
  let own: Listening | undefined;
  let isClosed = false;
  /** Starts one as soon as the command that runs the shared one ends, unless a third one has been faster. */
  const takeOver = async (): Promise<void> => {
    do {
      await endOf(port);
      if (isClosed) return;
      own = await start().catch(() => undefined);
    } while (!own && (await sandboxRunsOn(port, outbox)));
    if (isClosed) await own?.close();
  };
  void takeOver();
  return {
    origin: `http://localhost:${port}`,
    async close() {
      isClosed = true;
      await own?.close();
    },
  };
}

/** Resolves when a connection to a server on this machine ends, at the latest with the server. */
function endOf(port: number): Promise<void> {
  return new Promise((resolve) => {
    connect(port, '127.0.0.1')
      .on('error', () => {})
      .on('close', () => resolve())
      .unref();
  });
}

/** A site that a local server shows at once: its pictures are encoded on request, and its checks run later. */
export const servedSite = (out: string, standIn: StandIn): Omit<BuildOptions, 'env'> => ({
  out,
  sandboxOrigin: standIn.origin,
  pictures: 'defer',
  checks: false,
  log: console.log,
});
