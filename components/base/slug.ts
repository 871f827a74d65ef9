/**
 * Converts a text to a part of an address or an id: ASCII letters, digits and single hyphens, at most 60 characters.
 * `Fanny’s Café, 1904` → `fannys-cafe-1904`; a text without letters or digits gives an empty string.
 */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
}
