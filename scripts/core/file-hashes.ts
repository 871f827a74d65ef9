/** Hashes of files by their content. A file is not read again while the system says that it is the same one. */
import { readFileSync, type Stats, statSync } from 'node:fs';
import { hashOf } from './hash.ts';

/** File → what the system said of it, and the hash of its bytes. */
export type KnownHashes = Record<string, { stat: string; hash: string }>;

/**
 * Identity of a file's content without reading it. Size and time alone can be equal for another content (`cp -p`,
 * `rsync -t`, archives): the file number and the time of the last change of any kind cannot be set by a program.
 */
export const statKey = ({ ino, size, mtimeMs, ctimeMs }: Stats): string =>
  `${ino} ${size} ${mtimeMs} ${ctimeMs}`;

/** The clock of file times has steps of some milliseconds: in the same step a file may change twice. */
const clockStepMs = 50;

export class FileHashes {
  /** Files that were asked for, for the next build. */
  readonly seen: KnownHashes = {};
  /** Number of files that had to be read. */
  fresh = 0;

  constructor(private readonly known: KnownHashes) {}

  /** Hash of the file's bytes; `absent` where there is none. Throws when it cannot be read. */
  of(file: string): string {
    const earlier = this.seen[file];
    if (earlier) return earlier.hash;
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats?.isFile()) return 'absent';
    const stat = statKey(stats);
    const known = this.known[file];
    const same = known?.stat === stat;
    if (!same) this.fresh++;
    const hash = same ? known.hash : hashOf(readFileSync(file));
    const settled = Date.now() - stats.ctimeMs > clockStepMs;
    this.seen[file] = { stat: settled ? stat : '', hash };
    return hash;
  }
}
