/** Listens on both loopback addresses, so that `localhost` and `127.0.0.1` work and no other machine can connect. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UserError } from '../core/errors/user-error.ts';
import { codeOf } from '../core/files/files.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface Listening {
  port: number;
  /** `http://localhost:4173` */
  origin: string;
  /** Ends open connections, too. */
  close: () => Promise<void>;
}

/**
 * Browsers send the cookies of every program that was ever used at `localhost`, on any port: with more than 16 kB of them
 * Node's default refuses all requests with status 431.
 */
const options = { maxHeaderSize: 1024 * 1024 };

/**
 * @param port 0 for any free one
 * @param remedy what to do if the port is taken, as a sentence
 * @throws UserError if the port is taken on one of the addresses, or not permitted
 */
export async function listen(handler: Handler, port: number, remedy = ''): Promise<Listening> {
  const first = createServer(options, handler);
  const taken = () => new UserError(`Port ${port} is taken by another program. ${remedy}`.trim());
  try {
    await opened(first, port, '127.0.0.1');
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') throw taken();
    if (code === 'EACCES')
      throw new UserError(`Port ${port} is not permitted for this account. ${remedy}`.trim());
    throw error;
  }
  // A listening TCP server's address is never a string or null.
  const actual = (first.address() as AddressInfo).port;
  const servers = [first];
  const second = createServer(options, handler);
  try {
    await opened(second, actual, '::1');
    servers.push(second);
  } catch (error) {
    // Optional, since the machine may have no IPv6. But at `localhost` browsers would show the pages of a program that has it.
    if (codeOf(error) === 'EADDRINUSE') {
      await closed(first);
      if (port === 0) return listen(handler, port, remedy);
      throw taken();
    }
  }
  return {
    port: actual,
    origin: `http://localhost:${actual}`,
    close: async () => {
      await Promise.all(servers.map(closed));
    },
  };
}

/** Whether the address replies within a second with a text that the check accepts. */
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
