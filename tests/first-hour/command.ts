/** Runs the project's commands in a copy of it, as a person at a terminal would. */
import { type ChildProcess, spawn } from 'node:child_process';

export interface Ran {
  code: number | null;
  /** All that it printed. */
  output: string;
}
export interface Running {
  /** All that it has printed so far. */
  output: () => string;
  stop: () => Promise<void>;
}

type Environment = Record<string, string | undefined>;

const open = (folder: string, args: readonly string[], env: Environment): ChildProcess =>
  spawn(process.execPath, ['scripts/run.mjs', ...args], { cwd: folder, env: { ...process.env, ...env } });

/** Waits for its end. */
export function run(folder: string, args: readonly string[], env: Environment = {}): Promise<Ran> {
  const child = open(folder, args, env);
  const output = collect(child);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output: output() })));
}

/** Leaves it running, e.g. a server. */
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
 * Asks again and again until something holds, three minutes at most: a busy machine may need long.
 * @returns what `look` found; @throws Error that names what was waited for
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
  throw new Error(`Waited in vain for: ${what}`);
}

/** The text under an address, or nothing while it does not answer with 200. */
export async function textAt(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
