import { type Dirent, lstatSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { attempt } from '../errors/attempt.ts';
import type { Finding } from '../errors/problem.ts';

/**
 * Files that operating systems and office programs create: `.DS_Store`, `Thumbs.db`, `desktop.ini`, `~$draft.md`
 * (Word's lock), `.~lock.draft.md#` (LibreOffice's), `draft.md~` (backups of editors), `#draft.md#` (Emacs, while one types),
 * `cat.jpg:Zone.Identifier` (a download that Windows copied to Linux). Not `.draft.md.icloud`, which is in the place of a file
 * that iCloud has not downloaded: the story would be missing without a message; nor `.well-known`, which is published.
 */
const systemFile =
  /^(?:\.(?!well-known$|.*\.icloud$)|~\$)|~$|^#.*#$|:Zone\.Identifier$|^(?:ehthumbs(?:_vista)?|thumbs)\.db(?::encryptable)?$|^desktop\.ini$|^icon\r$/i;

/** Folders that archives of macOS, network disks and the tops of disks contain; most come back when they are deleted. */
const systemFolder = /^(?:__MACOSX|@eaDir|#recycle|\$RECYCLE\.BIN|System Volume Information|lost\+found)$/i;

/** Whether nobody has written a file or folder of this name for the site. */
export const isSystemFile = (name: string): boolean => systemFile.test(name) || systemFolder.test(name);

/** A name in a list of a folder that is neither a file nor a folder: reading a pipe would wait for a writer forever. */
export const isSpecial = (name: string): boolean => name.endsWith('|');

/** For such a file of the content. */
export const specialFinding: Finding = {
  message: 'This is a pipe, socket or device, which cannot be read as a file',
  remedy: 'Delete it, or move it elsewhere',
};

/** A name in a list of a folder that is a file. */
export const isFileName = (name: string): boolean => !/[/|]$/.test(name);

/**
 * Sorted names in a folder without system files, with a mark at the end as `ls -F` has: a slash for a folder, a bar for a pipe,
 * socket or device; none where there is no folder. Throws if it cannot be read, also in the place of a link that leads nowhere.
 */
export function listFolder(folder: string): string[] {
  if (!lstatSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isSystemFile(name))
    .map((entry) => entry.name + markOf(folder, entry))
    .sort();
}

function markOf(folder: string, entry: Dirent): '' | '/' | '|' {
  // A link that leads nowhere, or to itself, is reported when it is read.
  const kind = entry.isSymbolicLink() ? attempt(() => statSync(path.join(folder, entry.name))) : entry;
  if (kind?.isDirectory()) return '/';
  return kind === undefined || kind.isFile() ? '' : '|';
}
