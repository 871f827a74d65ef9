/** Finds letters that the site's fonts lack: browsers show them in a fallback font, which looks like a mistake. */
import list from '../../styles/faces.json' with { type: 'json' };
import { characterName } from '../core/errors/character-name.ts';
import { textOf } from '../core/text/html-text.ts';

/** Those in the fonts, and those that the typefaces lack as well, so that making the fonts again would not help. */
const known = [...(list.characters + list.absent)].map(
  (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`,
);
/** Symbols and emoji always come from the reader's own fonts. One expression: it runs over the text of every page. */
const foreign = new RegExp(`[[\\p{L}\\p{M}\\p{N}\\p{P}\\p{Sc}]--[${known.join('')}]]`, 'gv');

/** @param html of the body or a part of it, without scripts and styles @returns each letter once */
export function foreignLetters(html: string): string {
  // Every face has the ASCII letters; without them the search takes a third of the time.
  const letters = textOf(html).replace(/[\0-\x7f]+/g, '');
  return [...new Set(letters.match(foreign))].join('');
}

/** At most this many letters are named in a line: a story in another script has hundreds. */
const named = 5;

/** One line for all letters that the same pages have. */
export function warnOfForeignLetters(
  pages: readonly { route: string; foreign?: string | undefined }[],
): string[] {
  const places = new Map<string, string[]>();
  for (const { route, foreign = '' } of pages)
    for (const letter of foreign) places.set(letter, [...(places.get(letter) ?? []), route]);
  const lines = new Map<string, string[]>();
  for (const [letter, [first = '', ...others]] of places) {
    const place = sourceOf(first) + (others.length > 0 ? ` and ${others.length} more` : '');
    lines.set(place, [...(lines.get(place) ?? []), `"${letter}" (${characterName(letter)})`]);
  }
  return [...lines].map(([place, letters]) => {
    const more = letters.length > named ? ` and ${letters.length - named} more` : '';
    const all = letters.slice(0, named).join(', ') + more;
    return `${place}: The site's fonts lack ${all}. Run npm run fonts to add ${letters.length > 1 ? 'those that the typefaces have' : 'it'}.`;
  });
}

/** Path of the file as shown to the editor. */
function sourceOf(route: string): string {
  const id = /^\/blog\/(.+)$/.exec(route)?.[1];
  return id ? `content/blog/${id}.md` : route;
}
