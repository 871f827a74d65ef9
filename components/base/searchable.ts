/**
 * A text as searches compare it: whatever its case and accents, with straight apostrophes, of which phones make curly ones, and
 * without the space that they add after a word.
 */
export const searchable = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019]/g, "'");
