/** Latin letters that Unicode does not decompose into a basic letter and a mark, as they are written in ASCII. */
const ascii: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ə: 'e',
};

/** Lower case, with Latin letters in ASCII: `Łucja Øster` → `lucja oster`. Other characters are unchanged. */
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
