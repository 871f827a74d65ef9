/** Removes pictures from the cache that no build has used for a long time. All sites of a project share the folder. */
import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

const maxUnusedDays = 30;

/** @param wanted addresses of this build's pictures, whose time of last use is updated */
export function prunePictures(cacheDir: string, wanted: Iterable<string>): void {
  const now = new Date();
  for (const address of wanted) {
    const file = path.join(cacheDir, address);
    if (existsSync(file)) utimesSync(file, now, now);
  }
  for (const entry of readdirSync(cacheDir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && now.getTime() - statSync(file).mtimeMs > maxUnusedDays * 86_400_000) rmSync(file);
  }
}
