/** File system errors with the remedy: as one line, or as what is wrong with a file of the content. */
import { lstatSync, readlinkSync } from 'node:fs';
import type { Finding } from './problem.ts';

/** Error code → cause and remedy. */
const meanings: Record<string, readonly [message: string, remedy: string]> = {
  ENOSPC: ['the disk is full', 'Free some space'],
  EDQUOT: ['the quota of this user is used up', 'Free some space'],
  EFBIG: ['the file would be larger than this system allows', 'Raise the limit'],
  EACCES: ['this user has no right to read or change it', 'Grant the permission, or use another account'],
  EPERM: ['the system does not allow it', 'Grant the permission, or use another account'],
  EROFS: ['the file system is read-only', 'Make it writable, or choose another folder'],
  EISDIR: ['a folder is in the place of a file', 'Move it elsewhere'],
  ENOTDIR: ['a file is in the place of a folder', 'Move it elsewhere'],
  EEXIST: ['something else is in its place', 'Move it elsewhere'],
  ENOTEMPTY: ['the folder is not empty', 'Move its files elsewhere'],
  ENOENT: ['it does not exist', 'Check the path'],
  // Reported for places that only the system fills, e.g. `/proc`, and for a missing disk of Windows.
  'ENOENT mkdir': ['it cannot be created', 'Use another folder'],
  ELOOP: ['the symbolic links form a loop', 'Remove the link'],
  ENAMETOOLONG: ['the name is too long', 'Shorten it'],
  EMFILE: ['this process has too many files open', 'Raise the limit (ulimit -n)'],
  ENFILE: ['the system has too many files open', 'Close other programs'],
  EBUSY: ['another program uses it', 'Close that program'],
  ETXTBSY: ['another program is running it', 'Close that program'],
  EXDEV: ['the two places are on different disks', 'Use one disk'],
  // Node's own, without a call of the system.
  ERR_FS_FILE_TOO_LARGE: ['it has more than 2 GiB', 'Use a smaller one'],
  EIO: ['the disk reports an error', 'Check the disk'],
  ENOTSUP: ['the file system does not support it', 'Use another disk'],
};

/** All other errors with a file, e.g. one that is stored online only: `Unknown system error -11`, `ETIMEDOUT`, `UNKNOWN`. */
const otherMeaning = [
  'the system could not provide it',
  'If it is stored online (iCloud, OneDrive, Dropbox), make it available offline; otherwise check the disk',
] as const;

/** Undefined for any other kind of error, e.g. of a connection. @param file whether it is known to be about a file */
function meaningOf(error: unknown, file = false): readonly [message: string, remedy: string] | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  const isOther = syscall !== undefined && (file || path !== undefined);
  return meanings[`${code} ${syscall}`] ?? meanings[String(code)] ?? (isOther ? otherMeaning : undefined);
}

/**
 * Why a file of the content cannot be read, so that it is reported together with all other mistakes.
 * @throws the error itself if it is not one of the file system
 */
export function unreadable(file: string, error: unknown): Finding {
  const meaning = meaningOf(error, true);
  if (!meaning) throw error;
  if (meaning !== meanings.ENOENT)
    return { message: `The file cannot be read: ${meaning[0]}`, remedy: meaning[1] };
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()
    ? {
        message: `The file is a link to "${readlinkSync(file)}", which does not exist`,
        remedy: 'Remove the link, or restore its target',
      }
    : { message: 'The file was removed during the build', remedy: 'Build again, or restore it' };
}

/** For a file with other bytes than when the build began. */
export const changedFinding: Finding = {
  message: 'The file was changed during the build',
  remedy: 'Build again',
};

/**
 * `dist/about.html: the disk is full (ENOSPC, write). Free some space, and run the command again. The last good output is unchanged.`
 * @returns undefined for any other kind of error
 */
export function describeFileError(error: unknown): string | undefined {
  const meaning = meaningOf(error);
  if (!meaning) return undefined;
  const [message, remedy] = meaning;
  const { code, syscall, path, dest, published } = error as ReportedError; // `meaningOf` is undefined for all others
  const output = published
    ? ' The output may have changed; the next build completes it.'
    : ' The last good output is unchanged.';
  const place = (path ?? 'a file') + (dest === undefined ? '' : ` → ${dest}`);
  const origin = [code, syscall].filter((part) => part !== undefined).join(', ');
  return `${place}: ${message} (${origin}). ${remedy}, and run the command again.${published === undefined ? '' : output}`;
}

/** `published`: whether the output may have been changed before; undefined if the command is not a build. */
type ReportedError = NodeJS.ErrnoException & { dest?: string; published?: boolean };
