/** Which characters the fonts contain: those of the site's texts, and a reserve for future ones. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownFilesBelow } from '../core/files/files-below.ts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
/** For foreign words and names, quotations, fractions. Rarer letters are added when they are used: each costs every visitor 50 bytes. */
const reserve = 'áàâäçéèêëíïñóöúüÉ' + '\u00a0©°·½×–—‘’“”…−';

/** Letters, numerals, punctuation, currency. Other symbols and emoji come from the reader's own fonts. */
export const isType = (character: string): boolean => /[\p{L}\p{M}\p{N}\p{P}\p{Sc}]/u.test(character);

/** @param folders with files that contain visible text */
export function usedCharacters(folders: readonly string[]): string[] {
  const used = new Set([...ascii, ...reserve]);
  for (const folder of folders)
    for (const file of ownFilesBelow(folder).filter((name) => /\.(?:css|md|yaml|tsx?)$/.test(name)))
      for (const character of readFileSync(path.join(folder, file), 'utf8').normalize('NFC'))
        if (character > '~' && isType(character)) used.add(character);
  return [...used].sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0));
}
