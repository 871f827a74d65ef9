/** File system errors as one line that says what to do. */

/** Error code → cause and remedy. */
const meanings: Record<string, readonly [message: string, remedy: string]> = {
  ENOSPC: ['the disk is full', 'Make room'],
  EDQUOT: ['the quota of this user is used up', 'Make room'],
  EFBIG: ['the file would be larger than this system allows', 'Raise the limit'],
  EACCES: ['this user has no right to read or change it', 'Give the rights, or build as another user'],
  EPERM: ['the system does not allow it', 'Give the rights, or build as another user'],
  EROFS: ['the file system is read-only', 'Name another folder'],
  EISDIR: ['a folder lies where a file is needed', 'Move it away'],
  ENOTDIR: ['a file lies where a folder is needed', 'Move it away'],
  EEXIST: ['something else lies there', 'Move it away'],
  ENOTEMPTY: ['the folder is not empty', 'Move its files away'],
  ENOENT: ['it does not exist', 'Check the path'],
  ELOOP: ['the links lead in a circle', 'Remove the link'],
  ENAMETOOLONG: ['the name is too long', 'Shorten it'],
  EMFILE: ['this process has too many files open', 'Raise the limit (ulimit -n)'],
  ENFILE: ['the system has too many files open', 'Close other programs'],
  EBUSY: ['another program uses it', 'Close that program'],
  ETXTBSY: ['another program runs it', 'Close that program'],
  EXDEV: ['the two places lie on different disks', 'Use one disk'],
  EIO: ['the disk reports an error', 'Check the disk'],
  ENOTSUP: ['the file system cannot do it', 'Use another disk'],
};

/**
 * `dist/about.html  Cannot be written: the disk is full (ENOSPC, write). Make room, and run the command again.`
 * @returns undefined for any other kind of error
 */
export function describeFileError(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined;
  const meaning = meanings[String(error.code)];
  if (!meaning) return undefined;
  const [message, remedy] = meaning;
  const place = 'path' in error && typeof error.path === 'string' ? error.path : 'a file';
  const target = 'dest' in error && typeof error.dest === 'string' ? ` → ${error.dest}` : '';
  const output =
    'published' in error
      ? 'The output is changed in part; the next build completes it.'
      : 'The last good output is unchanged.';
  return `${place}${target}: ${message} (${error.code}, ${error.syscall}). ${remedy}, and run the command again. ${output}`;
}
