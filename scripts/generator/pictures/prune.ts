/** Removes pictures from the cache that no build has used for a long time. All sites of a project share the folder. */
import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { isUnused } from '../../core/cache/unused.ts';
import { attempt } from '../../core/errors/attempt.ts';

/** @param wanted addresses of this build's pictures, whose time of last use is updated */
export function prunePictures(cacheDir: string, wanted: Iterable<string>): void {
  const now = new Date();
  for (const address of wanted) {
    // Not if another user has made it.
    attempt(() => utimesSync(path.join(cacheDir, address), now, now));
  }
  // What is known of originals, in `probes/`, stays: it is small, and without it each of them would be decoded again.
  for (const entry of readdirSync(path.join(cacheDir, 'assets'), { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    // Undefined if another build has removed or renamed it since.
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && isUnused(stats)) rmSync(file, { force: true });
  }
}
