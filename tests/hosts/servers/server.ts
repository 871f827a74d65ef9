/** A web server for the built site, on a free local port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

export interface StartInput {
  /** The built site. */
  dist: string;
  /** Configuration files that the build generates for servers. */
  hosts: string;
  /** Folder with the packages of `tests/hosts/`. */
  packages: string;
  /** Temporary folder for configuration, logs and pid files. */
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
  /** Whether the build generates rules for it that support a base path. */
  takesFolders?: boolean;
  /** Files that it needs; those of Debian with the name of their package. */
  needs: readonly { file: string; debian?: string }[];
  /** Writes its configuration into `scratch` and returns the command that starts it in the foreground. */
  command: (input: StartInput) => Command;
}
export interface RunningServer {
  origin: string;
  /** Resolves when it responds. Rejects with its last output if it does not within a minute. */
  ready: Promise<void>;
  stop: () => void;
}

const running = new Set<ChildProcess>();
/** Ends the whole process group, since a server may have child processes. */
const stop = (child: ChildProcess): void => {
  running.delete(child);
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It has already ended.
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
  // It is awaited later; until then its rejection counts as handled.
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

/** A free port. */
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
