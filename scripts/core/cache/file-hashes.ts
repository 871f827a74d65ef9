/** Content hashes of files. A file is read again only if its metadata changed. */
import { readFileSync, type Stats, statSync } from 'node:fs';
import { attempt } from '../errors/attempt.ts';
import { hashOf } from './hash.ts';

/** File → its metadata and content hash. */
export type KnownHashes = Record<string, { stat: string; hash: string }>;

/**
 * Identifies a file's content without reading it. Size and modification time can be equal for different content (`cp -p`,
 * `rsync -t`, archives), so inode and change time, which programs cannot set, are included.
 */
export const statKey = ({ ino, size, mtimeMs, ctimeMs }: Stats): string =>
  `${ino} ${size} ${mtimeMs} ${ctimeMs}`;

/**
 * The resolution of a file's times, within which it can change twice: some milliseconds, and up to 2 s on disks whose times are
 * whole seconds (FAT, HFS+).
 */
const clockStepMs = ({ mtimeMs }: Stats): number => (mtimeMs % 1000 === 0 ? 2000 : 50);

export class FileHashes {
  /** Files whose hash was requested, for the next build. */
  readonly seen: KnownHashes = {};
  /** Number of files that were read. */
  fresh = 0;

  constructor(private readonly known: KnownHashes) {}

  /** Hash of the file's bytes; `absent` if there is none that can be read: the step that reads it reports why. */
  of(file: string): string {
    const earlier = this.seen[file];
    if (earlier) return earlier.hash;
    const stats = attempt(() => statSync(file));
    if (!stats?.isFile()) return 'absent';
    const stat = statKey(stats);
    const known = this.known[file];
    const same = known?.stat === stat;
    const hash = same ? known.hash : attempt(() => hashOf(readFileSync(file)));
    if (hash === undefined) return 'absent';
    if (!same) this.fresh++;
    const settled = Date.now() - stats.ctimeMs > clockStepMs(stats);
    this.seen[file] = { stat: settled ? stat : '', hash };
    return hash;
  }
}
