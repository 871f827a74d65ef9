import { lstatSync } from 'node:fs';
import path from 'node:path';

/** `a (1).md`, `a copy 2.md`, `a - Copy.md`, `a 2.md`, `a (Ann's conflicted copy).md`, `a.sync-conflict-20260101-120000-ABC.md` */
const copyMark = /(?: \([^()]*\)| - copy(?: \(\d+\))?| copy(?: \d+)?| \d|\.sync-conflict-[\w-]+)(?=\.\w+$)/i;

/** What to do with a file that is not complete yet: a placeholder of iCloud, or a download. Undefined for any other file. */
export function incompleteRemedy(file: string): string | undefined {
  if (file.endsWith('.icloud')) return 'Download it from iCloud: so far this is only its placeholder';
  if (/\.(?:crdownload|download|part|partial)$/i.test(file))
    return 'It is an unfinished download: wait until it ends, or delete it';
  return undefined;
}

/**
 * What to do with an incomplete file, or with one that a system or a sync program has made as a copy of one beside it: renamed,
 * it would be published twice. Undefined for any other file.
 * @param meant the name that the file should have: renamed, it would replace another file of that name
 */
export function copyRemedy(file: string, meant?: string): string | undefined {
  const incomplete = incompleteRemedy(file);
  if (incomplete) return incomplete;
  const base = path.basename(file);
  const original = base.replace(copyMark, '');
  const compare = 'compare them, keep one under that name, and delete the other';
  if (isOther(file, original)) return `It is a copy of ${original}: ${compare}`;
  return meant !== undefined && isOther(file, meant) ? `There is also ${meant}: ${compare}` : undefined;
}

/** Whether there is another file of this name beside a file: some disks ignore the case of names. */
function isOther(file: string, name: string): boolean {
  const [own, other] = [file, path.join(path.dirname(file), name)].map((place) =>
    lstatSync(place, { throwIfNoEntry: false }),
  );
  return other !== undefined && other.ino !== own?.ino;
}
