/** A web server over the built site, on a free port of this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

export interface StartInput {
  /** The built site. */
  dist: string;
  /** The files that the build writes for servers. */
  hosts: string;
  /** Packages of `tests/hosts/`. */
  packages: string;
  /** Private folder for configuration, logs and pids. */
  scratch: string;
  port: number;
}
export interface Command {
  program: string;
  args: readonly string[];
  env?: Record<string, string>;
  cwd?: string;
}
export interface HostServer {
  name: string;
  /** Whether the build writes rules for it that know the site's folder. */
  takesFolders?: boolean;
  /** Files without which it cannot run; those of Debian with the package that brings them. */
  needs: readonly { file: string; debian?: string }[];
  /** Writes what it needs into `scratch` and tells how it is started, in the foreground. */
  command: (input: StartInput) => Command;
}
export interface RunningServer {
  origin: string;
  /** Resolves when it answers. Rejects with its last words if it does not within a minute. */
  ready: Promise<void>;
  stop: () => void;
}

const running = new Set<ChildProcess>();
/** A server may have children of its own: the whole group ends. */
const stop = (child: ChildProcess): void => {
  running.delete(child);
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It has just ended by itself.
  }
};
process.on('exit', () => {
  for (const child of running) stop(child);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

export async function start(server: HostServer, input: Omit<StartInput, 'port'>): Promise<RunningServer> {
  mkdirSync(input.scratch, { recursive: true });
  const port = await freePort();
  const { program, args, env, cwd } = server.command({ ...input, port });
  const log = path.join(input.scratch, 'output.log');
  const output = openSync(log, 'w');
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
    cwd: cwd ?? input.scratch,
  });
  running.add(child);
  let ended = false;
  child.on('error', () => {
    ended = true;
  });
  child.on('exit', () => {
    ended = true;
  });
  const origin = `http://127.0.0.1:${port}`;
  const ready = answers(origin, () => ended).then((answered) => {
    if (answered) return;
    stop(child);
    throw new Error(`${server.name} did not start.\n${readFileSync(log, 'utf8').trim().slice(-2000)}`);
  });
  // It is awaited later; until then a failure is not unhandled.
  ready.catch(() => undefined);
  return { origin, ready, stop: () => stop(child) };
}

async function answers(origin: string, ended: () => boolean): Promise<boolean> {
  for (const end = Date.now() + 60_000; Date.now() < end && !ended(); ) {
    try {
      await fetch(origin, { signal: AbortSignal.timeout(20_000) });
      return !ended();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return false;
}

/** A port that nobody uses now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('There is no free port.')),
      );
    });
  });
}
