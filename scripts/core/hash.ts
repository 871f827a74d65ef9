/** Cheap fingerprints of the inputs: a file counts as changed when its size or time of change is another. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** One line per file below the given files and folders: path, time, size. Order does not depend on the disk. */
export function stamps(root: string, places: readonly string[]): string[] {
  return places.flatMap((place) => {
    const absolute = path.resolve(root, place);
    if (!existsSync(absolute)) return [`${place} absent`];
    if (statSync(absolute).isFile()) return [stamp(root, absolute)];
    const entries = readdirSync(absolute, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    return files.sort().map((file) => stamp(root, file));
  });
}

function stamp(root: string, file: string): string {
  const { mtimeMs, size } = statSync(file);
  return `${path.relative(root, file)} ${mtimeMs} ${size}`;
}

export function hashOf(...parts: readonly (string | Uint8Array | readonly string[])[]): string {
  const hash = createHash('sha256');
  for (const part of parts)
    for (const item of Array.isArray(part) ? part : [part]) hash.update(item).update('\0');
  return hash.digest('hex').slice(0, 16);
}
