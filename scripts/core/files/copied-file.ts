import { readdirSync } from 'node:fs';
import path from 'node:path';
import { attempt } from '../errors/attempt.ts';
import type { Finding } from '../errors/problem.ts';

/** What to do with a file that is not complete yet: a placeholder of iCloud, or a download. Undefined for any other file. */
export function incompleteRemedy(file: string): string | undefined {
  if (file.endsWith('.icloud')) return 'Download it from iCloud: so far this is only its placeholder';
  if (/\.(?:crdownload|download|part|partial)$/i.test(file))
    return 'It is an unfinished download: wait until it ends, or delete it';
  return undefined;
}

/**
 * What to do with an incomplete file, or with one that seems to be a copy of one beside it: renamed, it would be published twice.
 * Undefined for any other file.
 * @param meant the name that the file should have: renamed, it would replace another file of that name
 */
export function copyRemedy(file: string, meant?: string): string | undefined {
  const incomplete = incompleteRemedy(file);
  if (incomplete) return incomplete;
  // By the names in the folder: some disks ignore their case, and then a file is found under other names, too.
  const names = new Set(attempt(() => readdirSync(path.dirname(file))));
  names.delete(path.basename(file));
  const compare = 'compare them, keep one under that name, and delete the other';
  const original = possibleOriginals(path.basename(file)).find((name) => names.has(name));
  if (original) return `It seems to be a copy of ${original}: ${compare}`;
  return meant !== undefined && names.has(meant) ? `There is also ${meant}: ${compare}` : undefined;
}

/**
 * Systems, sync programs and Git add to a name, in the language of the user: `a (1).md`, `a - Copy.md`, `a Kopie 2.md`,
 * `Copia de a.md`, `a (Ann's conflicted copy 2026-01-01).md`, `a.sync-conflict-20260101-120000-ABC.md`, `a-OFFICE-PC.md`,
 * `a_LOCAL_123.md`. So each start of the name that ends before such a mark, and each end after a space, longest first.
 */
function possibleOriginals(base: string): string[] {
  const { name, ext } = path.parse(base);
  return [...name.matchAll(/[^A-Za-z0-9]/g)]
    .flatMap(({ index, 0: mark }) => [name.slice(0, index), ...(mark === ' ' ? [name.slice(index + 1)] : [])])
    .filter((part) => part !== '')
    .sort((a, b) => b.length - a.length)
    .map((part) => part + ext);
}

/** Begins a file that Git LFS has not replaced by its content (Git LFS specification, "The Pointer"). */
const pointerStart = 'version https://git-lfs.github.com/spec/';

/** Larger files are no pointers, according to the same. */
export const pointerLimit = 1024;

/** The finding for a file that is only a pointer of Git LFS; undefined for all others. */
export function pointerFinding(bytes: Buffer): Finding | undefined {
  if (bytes.length > pointerLimit || bytes.toString('latin1', 0, pointerStart.length) !== pointerStart)
    return undefined;
  return {
    message: 'This is not the file itself, only its pointer in Git LFS',
    remedy: 'Run git lfs pull; on a host, switch on Git LFS for the checkout',
  };
}
