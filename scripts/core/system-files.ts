/**
 * Files that a system or an office program leaves in a folder: `.DS_Store`, `Thumbs.db`, `desktop.ini`, `~$draft.md`
 * (Word's lock), `.~lock.draft.md#` (LibreOffice's), `draft.md~` (backups of editors).
 */
export const isSystemFile = (name: string): boolean =>
  /^(?:\.|~\$)|~$|^(?:ehthumbs(?:_vista)?|thumbs)\.db(?::encryptable)?$|^desktop\.ini$|^icon\r$/i.test(name);
