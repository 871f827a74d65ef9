/** One build of an output at a time: two of them would write, and remove, the same files. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { codeOf } from '../../core/files.ts';

/** Milliseconds between two looks at a lock that someone else has. */
const pause = 50;

/**
 * Waits until the lock is free and takes it. One that was left behind by a process that is gone is taken over.
 * @param file its place; holds the number of the process that has it
 * @param log is told once that there is something to wait for
 * @returns gives it back
 */
export async function takeLock(file: string, log: (line: string) => void): Promise<() => void> {
  mkdirSync(path.dirname(file), { recursive: true });
  for (let told = false; !create(file); ) {
    const holder = holderOf(file);
    if (holder === undefined) continue;
    if (!isRunning(holder)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!told) log(`Waiting for another build (process ${holder}). If there is none, delete ${file}.`);
    told = true;
    await setTimeout(pause);
  }
  return () => rmSync(file, { force: true });
}

function create(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Nobody when the lock was given back this moment. */
function holderOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** An empty lock has just been created, so its process runs. */
function isRunning(holder: number): boolean {
  if (holder === 0) return true;
  try {
    // Signal 0 only asks.
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}
