/** Runs the project's commands in a copy of the project. */
import { type ChildProcess, spawn } from 'node:child_process';

export interface Ran {
  code: number | null;
  /** The complete output. */
  output: string;
}
export interface Running {
  /** The output so far. */
  output: () => string;
  stop: () => Promise<void>;
}

type Environment = Record<string, string | undefined>;

const open = (folder: string, args: readonly string[], env: Environment): ChildProcess =>
  spawn(process.execPath, ['scripts/run.mjs', ...args], { cwd: folder, env: { ...process.env, ...env } });

/** Runs a command and waits for its end. */
export function run(folder: string, args: readonly string[], env: Environment = {}): Promise<Ran> {
  const child = open(folder, args, env);
  const output = collect(child);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output: output() })));
}

/** Starts a command and leaves it running, e.g. a server. */
export function launch(folder: string, args: readonly string[], env: Environment = {}): Running {
  const child = open(folder, args, env);
  const output = collect(child);
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  return {
    output,
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => {
      text += part.toString();
    });
  return () => text;
}

/**
 * Polls until `look` returns a value, for at most three minutes: a busy machine may need long.
 * @throws Error with the name of the expected event
 */
export async function until<Found>(
  what: string,
  look: () => Promise<Found | undefined> | Found | undefined,
): Promise<Found> {
  for (const end = Date.now() + 180_000; Date.now() < end; ) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Timed out waiting for: ${what}`);
}

/** The text at an address, or nothing while its status is not 200. */
export async function textAt(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
