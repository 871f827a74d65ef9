/** Reads and escapes text in our own HTML, in which every attribute is in double quotes and five entities occur. */

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

export const decode = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)
    : text;

/** For text and attributes in double quotes, in HTML and XML. */
export const escapeHtml = (text: string): string =>
  // Few texts need it, and there are thousands of addresses in a sitemap.
  !/[&<>"]/.test(text)
    ? text
    : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Value of an attribute in a tag such as `<a href="/tours">`. */
export function attribute(tag: string, name: string): string | undefined {
  const start = tag.indexOf(` ${name}="`);
  if (start < 0) return undefined;
  const from = start + name.length + 3;
  return decode(tag.slice(from, tag.indexOf('"', from)));
}

/** HTML without its scripts and styles. */
export const withoutCode = (html: string): string => html.replace(/<(script|style)[\s\S]*?(?:<\/\1>|$)/g, '');

/** The visible text, with a space for each tag. */
export const textOf = (html: string): string => decode(html.replace(/<[^>]*>/g, ' '));

/** A text without spaces and line breaks, for comparison. */
export const squeeze = (text: string): string => text.replace(/\s+/g, '');
