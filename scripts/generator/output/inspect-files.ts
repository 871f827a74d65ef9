/** Finds the files of the last build that are damaged or missing. */
import { chmodSync, lstatSync, readFileSync, type Stats, statSync } from 'node:fs';
import { statKey } from '../../core/cache/file-hashes.ts';
import { hashOf } from '../../core/cache/hash.ts';
import { fileMode } from '../../core/files/files.ts';
import { statOf } from './places.ts';
import type { WrittenFiles } from './written-files.ts';

/**
 * Compares the folder with what the last build wrote; what is missing or damaged is dropped from `before`, so that this build
 * writes it anew.
 * @param all also reads files with unchanged size and time
 * @returns the number of files with other bytes, and of files with the same bytes and other times
 */
export function inspectFiles(
  dir: string,
  before: WrittenFiles,
  all: boolean,
): { damaged: number; touched: number } {
  let [damaged, touched] = [0, 0];
  // Not `Object.entries`, which takes 15 ms longer for 3,000 posts.
  for (const file in before) {
    const known = before[file];
    if (!known) continue;
    // Not `path.join`, which takes longer than the stat of the file.
    const place = `${dir}/${file}`;
    const stats = statOf(place);
    if (stats && !all && known.stat === statKey(stats)) continue;
    if (stats?.isFile() && adopt(place, stats, known.hash)) {
      touched++;
      known.stat = statKey(statSync(place));
    } else {
      damaged++;
      delete before[file];
    }
  }
  return { damaged, touched };
}

/** Whether the file at a place has the expected bytes; sets the permissions that a server needs. */
export function adopt(place: string, stats: Stats, hash: string): boolean {
  if (lstatSync(place).isSymbolicLink() || stats.nlink > 1 || hashOf(readFileSync(place)) !== hash)
    return false;
  if ((stats.mode & 0o777) !== fileMode && process.platform !== 'win32') chmodSync(place, fileMode);
  return true;
}
