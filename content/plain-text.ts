/** All texts except the bodies of posts are plain: Markdown and HTML in them would be displayed as they are. */

const marks: readonly RegExp[] = [
  /(?:^|[\s(“"'])(\*\*|~~|==)(?=\S)[^\n]*?\S\1/,
  /(?:^|[\s(“"'])[*_](?=[^\s*_])[^*_\n]*[^\s*_][*_](?=$|[\s.,;:!?)”"'])/,
  /!?\[[^\]\n]+\]\([^)\s]*\)/,
  /!?\[\[[^\]\n]+\]\]/,
  /`[^`\n]+`/,
  /^(?:#{1,6}|[-*+>]) /m,
  /<\/?(?:br|b|i|u|em|strong|p|a|span|div|font|su[bp]|[uo]l|li|h[1-6])(?:\s[^>]*)?\/?>/i,
  /&(?:[a-z]{2,}|#\d+|#x[\da-f]+);/i,
];

/** The first piece of syntax that would be displayed, e.g. `**Free**`, `<br>`, `&nbsp;`; undefined if there is none. */
export function markIn(text: string): string | undefined {
  for (const mark of marks) {
    const [found] = mark.exec(text) ?? [];
    if (found !== undefined) return found.trim().slice(0, 40);
  }
  return undefined;
}

/** File names of cameras and programs, and words such as "photo" that do not say what a picture shows. */
const noDescription =
  /^(?:an? )?(?:image|picture|photo(?:graph)?|drawing|illustration|logo|icon|untitled|alt(?: text)?|todo|tbd|placeholder|(?:img|dsc|pxl|screenshot)[\w ().-]*\d[\w ().-]*|\S+\.(?:jpe?g|png|webp|gif|avif|hei[cf]))$/i;

/** Whether a text alternative can be a description. */
export const describes = (alt: string): boolean => !noDescription.test(alt.trim());
