import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Files that operating systems and office programs create: `.DS_Store`, `Thumbs.db`, `desktop.ini`, `~$draft.md`
 * (Word's lock), `.~lock.draft.md#` (LibreOffice's), `draft.md~` (backups of editors).
 */
export const isSystemFile = (name: string): boolean =>
  /^(?:\.|~\$)|~$|^(?:ehthumbs(?:_vista)?|thumbs)\.db(?::encryptable)?$|^desktop\.ini$|^icon\r$/i.test(name);

/** Sorted names in a folder without system files, folders with a slash at the end; none where there is no folder. */
export function listFolder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isSystemFile(name))
    .map((entry) => (isFolder(folder, entry) ? `${entry.name}/` : entry.name))
    .sort();
}

function isFolder(folder: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  return statSync(path.join(folder, entry.name), { throwIfNoEntry: false })?.isDirectory() ?? false;
}
