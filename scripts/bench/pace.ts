/** How fast this machine is at this moment: others may use it, and shared ones change from minute to minute. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { inRoot } from '../core/files/paths.ts';
import type { Measured } from './goals.ts';
import { writeSyntheticContent } from './synthetic.ts';

/** Measures the yardstick, see `yardstick.mjs`. */
export type Yardstick = () => Measured;

/**
 * @param folder for its 1,000 texts
 * @param image any picture that exists
 */
export function createYardstick(folder: string, image: string): Yardstick {
  writeSyntheticContent(folder, 1000, image);
  const args = [inRoot('scripts/bench/yardstick.mjs'), path.join(folder, 'blog')];
  return () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: inRoot(), encoding: 'utf8' });
    if (status !== 0) throw new Error(`The yardstick failed:\n${stderr}`);
    // Written by yardstick.mjs.
    return JSON.parse(stdout) as Measured;
  };
}
