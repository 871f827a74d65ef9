/**
 * Allows one build of an output at a time. The lock is an operating system resource that is released when its process ends,
 * however it ends, so that no stale lock can remain.
 */
import { closeSync, constants, openSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hashOf } from '../../core/cache/hash.ts';
import { BuildError } from '../../core/errors/problem.ts';
import { codeOf } from '../../core/files/files.ts';

/** Releases the lock. */
type Unlock = () => Promise<void>;

/** A build of ten thousand posts takes a minute; a process that holds the lock for longer has been stopped or hangs. */
const defaultLimitMs = 10 * 60_000;

interface LockOptions {
  /** Receives one line if it has to wait. */
  log?: ((line: string) => void) | undefined;
  limitMs?: number | undefined;
}

/**
 * Waits until no other process builds this output.
 * @param out absolute path of the output, links resolved
 * @throws BuildError when the other build does not end within the limit
 */
export async function takeLock(
  out: string,
  { log, limitMs = defaultLimitMs }: LockOptions = {},
): Promise<Unlock> {
  const name = `cats-about-town-${hashOf(out)}`;
  const end = performance.now() + limitMs;
  let holder = '';
  for (let waiting = false; ; waiting = true) {
    const unlock = process.platform === 'darwin' ? lockFile(name) : await lockName(addressOf(name));
    if (unlock) return unlock;
    if (!waiting) log?.(`Waiting for another build of ${out}.`);
    const left = end - performance.now();
    if (left <= 0) {
      const message = `Another build${holder && ` (process ${holder})`} has not ended for ${Math.ceil(limitMs / 60_000)} min`;
      throw new BuildError([{ file: out, message, remedy: 'Stop it, and build again' }]);
    }
    if (process.platform === 'darwin') await setTimeout(pauseMs);
    else holder = (await waitForEnd(addressOf(name), left)) || holder;
  }
}

/** Linux: a socket without a file; Windows: a named pipe. Both are removed with their process. */
const addressOf = (name: string): string =>
  process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `\0${name}`;

function lockName(address: string): Promise<Unlock | undefined> {
  const waiting = new Set<Socket>();
  const server = createServer((socket) => {
    waiting.add(socket);
    socket.on('error', () => {}).on('close', () => waiting.delete(socket));
    socket.write(String(process.pid));
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) => (codeOf(error) === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen({ path: address, exclusive: true }, () =>
      resolve(
        () =>
          new Promise((closed) => {
            server.close(() => closed());
            for (const socket of waiting) socket.destroy();
          }),
      ),
    );
    server.unref();
  });
}

/** Resolves when the lock is released or the time is up. @returns the process id of the holder, if known */
function waitForEnd(address: string, limitMs: number): Promise<string> {
  return new Promise((resolve) => {
    let holder = '';
    const socket = connect(address);
    socket.setTimeout(limitMs, () => socket.destroy());
    socket.on('data', (data) => {
      holder = String(data);
    });
    // Refused: it was released at this moment.
    socket.on('error', () => {}).on('close', () => resolve(holder));
  });
}

const pauseMs = 50;
/** `open` of macOS and the BSDs takes the lock itself (O_EXLOCK); Node has no name for the flag. */
const exclusiveLock = 0x20;

function lockFile(name: string): Unlock | undefined {
  const file = path.join(tmpdir(), name);
  try {
    const handle = openSync(
      file,
      constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | exclusiveLock,
    );
    return async () => closeSync(handle);
  } catch (error) {
    if (codeOf(error) === 'EAGAIN') return undefined;
    throw error;
  }
}
