/** Latin letters that Unicode does not decompose into a basic letter and a mark, as they are written in ASCII. */
import letters from './ascii-letters.json' with { type: 'json' };

const ascii: Readonly<Record<string, string>> = letters;

/** Lower case, with Latin letters in ASCII. Other characters are unchanged. */
export const asciiOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (letter) => ascii[letter] ?? letter);

/**
 * Converts a text to a part of an address or an id: ASCII letters, digits and single hyphens, at most 60 characters.
 * `Fanny’s Café, 1904` → `fannys-cafe-1904`; a text without letters or digits gives an empty string.
 */
export function slugOf(text: string): string {
  return asciiOf(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
}
