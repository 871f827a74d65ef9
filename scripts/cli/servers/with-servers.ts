import { type Listening, listen } from '../../serve/listen.ts';
import { createWaitingHandler, type WaitingHandler } from '../../serve/waiting.ts';
import { otherPort, portFrom } from './ports.ts';
import { openStandIn, type StandIn } from './stand-in.ts';

export interface Servers {
  site: Listening;
  standIn: StandIn;
  /** Sets the handler of the site's server, which holds requests until then. */
  open: WaitingHandler['open'];
}

/**
 * Opens the servers of a command, and closes them when it ends: also after a mistake, since an open server keeps the process.
 * @param command as npm calls it: `start`, `run dev`
 */
export async function withServers<Result>(
  command: string,
  usualPort: number,
  run: (servers: Servers) => Promise<Result>,
): Promise<Result> {
  const port = portFrom(process.env.PORT, usualPort);
  const { handler, open } = createWaitingHandler();
  const site = await listen(handler, port, otherPort(command, port));
  try {
    const standIn = await openStandIn(console.log);
    try {
      return await run({ site, standIn, open });
    } finally {
      await standIn.close();
    }
  } finally {
    await site.close();
  }
}
