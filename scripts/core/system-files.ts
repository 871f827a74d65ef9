/**
 * Files that operating systems and office programs create: `.DS_Store`, `Thumbs.db`, `desktop.ini`, `~$draft.md`
 * (Word's lock), `.~lock.draft.md#` (LibreOffice's), `draft.md~` (backups of editors).
 */
export const isSystemFile = (name: string): boolean =>
  /^(?:\.|~\$)|~$|^(?:ehthumbs(?:_vista)?|thumbs)\.db(?::encryptable)?$|^desktop\.ini$|^icon\r$/i.test(name);
