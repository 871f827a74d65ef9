/** Texts of the content are plain, except the posts in Markdown: marks of formats would be printed. */

const marks: readonly RegExp[] = [
  /(?:^|[\s(“"'])(\*\*|~~|==)(?=\S)[^\n]*?\S\1/,
  /(?:^|[\s(“"'])[*_](?=[^\s*_])[^*_\n]*[^\s*_][*_](?=$|[\s.,;:!?)”"'])/,
  /!?\[[^\]\n]+\]\([^)\s]*\)/,
  /!?\[\[[^\]\n]+\]\]/,
  /`[^`\n]+`/,
  /^(?:#{1,6}|[-*+>]) /m,
];

/** The first mark of Markdown in a text, e.g. `**Free**`; undefined if there is none. Tags are escaped, and shown as text. */
export function markIn(text: string): string | undefined {
  for (const mark of marks) {
    const [found] = mark.exec(text) ?? [];
    if (found !== undefined) return found.trim().slice(0, 40);
  }
  return undefined;
}

/** Names that programs and cameras give, and words that say that there is a picture but not what it shows. */
const noDescription =
  /^(?:an? )?(?:image|picture|photo(?:graph)?|drawing|illustration|logo|icon|untitled|alt(?: text)?|todo|tbd|placeholder|(?:img|dsc|pxl|screenshot)[\w ().-]*\d[\w ().-]*|\S+\.(?:jpe?g|png|webp|gif|avif|hei[cf]))$/i;

/** Whether a text says what is seen on a picture. */
export const describes = (alt: string): boolean => !noDescription.test(alt.trim());
