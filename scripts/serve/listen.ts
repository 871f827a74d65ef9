/** Listens on this machine only, on both of its loopback addresses, so that `localhost` and `127.0.0.1` reach it. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { codeOf } from '../core/files.ts';
import { UserError } from '../core/user-error.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface Listening {
  port: number;
  /** `http://localhost:4173` */
  origin: string;
  /** Ends open connections, too. */
  close: () => Promise<void>;
}

/**
 * @param port 0 for any free one
 * @param remedy what to do if the port is taken, as a sentence
 * @throws UserError in one line if the port is taken or may not be used
 */
export async function listen(handler: Handler, port: number, remedy = ''): Promise<Listening> {
  const first = createServer(handler);
  try {
    await opened(first, port, '127.0.0.1');
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE')
      throw new UserError(`Port ${port} is taken by another program. ${remedy}`.trim());
    if (code === 'EACCES')
      throw new UserError(`Port ${port} may not be used by this account. ${remedy}`.trim());
    throw error;
  }
  // A TCP server's address is never a string or null while it listens.
  const actual = (first.address() as AddressInfo).port;
  const servers = [first];
  const second = createServer(handler);
  try {
    await opened(second, actual, '::1');
    servers.push(second);
  } catch {
    // Machines without IPv6 do without; another program on ::1 keeps it.
  }
  return {
    port: actual,
    origin: `http://localhost:${actual}`,
    close: async () => {
      await Promise.all(servers.map(closed));
    },
  };
}

/** Whether something answers under the address within a second, as the given check wants it. */
export async function answers(url: string, check: (text: string) => boolean): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(1000) });
    return check(await response.text());
  } catch {
    return false;
  }
}

function opened(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
