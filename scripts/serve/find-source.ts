/** Finds the content behind a part of a page: the lines whose words the part shows, and the originals of its pictures. */
import path from 'node:path';
import { originalExtension } from '../../content/original-formats.ts';
import { filesBelow } from '../core/files/files-below.ts';
import { readTextIfAny } from '../core/text/read-text.ts';

interface PagePart {
  /** Path of the page below the base path: `/tours/brooklyn-heights`. */
  route: string;
  /** The visible text; empty for a picture. */
  text: string;
  /** Addresses of the pictures in it. */
  images: readonly string[];
}

interface SourcePlace {
  /** `content/pages/home.yaml` */
  file: string;
  line: number;
}

/** Most places that are useful to see at once. */
const maxPlaces = 6;
/** Shorter lines match by accident. */
const minLetters = 4;

/**
 * Compares letters and digits only, so that marks, quotes, folds and typography do not matter, and needs no valid file.
 * @param root folder above `content/`
 * @returns the best first: files of the page before files that all pages share
 */
export function findSource(root: string, part: PagePart): SourcePlace[] {
  const files = filesBelow(
    path.join(root, 'content'),
    (entry) => entry.isFile() || entry.isSymbolicLink(),
  ).map((name) => `content/${name}`);
  const names = new Set(part.images.map(imageName));
  const originals = files
    .filter((file) => originalExtension.test(file) && names.has(path.parse(file).name))
    .map((file) => ({ file, line: 1 }));
  const shown = letters(part.text);
  const places = files
    .filter((file) => /\.(?:md|ya?ml)$/.test(file) && file !== 'content/README.md')
    .flatMap((file) => {
      const lines = readTextIfAny(path.join(root, file)).split('\n');
      const own = path.parse(file).name === pageName(part.route);
      return passages(lines, (line) => score(line, shown, names)).map((place) => ({ ...place, file, own }));
    })
    .sort((a, b) => Number(b.own) - Number(a.own) || b.score - a.score);
  // Lines that share a word or two with the part are not its content.
  const best = Math.max(...places.map(({ score }) => score));
  const good = places.filter(({ score }) => score * 4 >= best);
  return [...originals, ...good.map(({ file, line }) => ({ file, line }))].slice(0, maxPlaces);
}

/** Neighboring lines that match are one place, e.g. a folded text. */
function passages(
  lines: readonly string[],
  scoreOf: (line: string) => number,
): { line: number; score: number }[] {
  const found: { line: number; score: number }[] = [];
  let before = 0;
  for (const [index, line] of lines.entries()) {
    const score = scoreOf(line);
    const last = found.at(-1);
    if (score > 0 && before > 0 && last) last.score += score;
    else if (score > 0) found.push({ line: index + 1, score });
    before = score;
  }
  return found;
}

/** Number of letters of a line that the part shows, or of the part that the line contains; 0 if they do not match. */
function score(line: string, shown: string, names: ReadonlySet<string>): number {
  const value = line.replace(/^\s*(?:- )?(?:"?[\w-]+"?:(?= |$))?/, '').replace(/\]\([^)]*\)/g, ']');
  if (value.match(/[\w-]+/g)?.some((word) => names.has(word))) return minLetters;
  // Constants are shown with their values.
  const parts = value.split(/\$\{[^}]*\}/).map(letters);
  const whole = parts.join('');
  if (whole.length < minLetters || shown.length < minLetters) return 0;
  // A line with these words alone is the best match.
  if (whole === shown) return 2 * shown.length;
  if (whole.includes(shown)) return shown.length;
  let from = 0;
  for (const text of parts) {
    const at = shown.indexOf(text, from);
    if (at < 0) return 0;
    from = at + text.length;
  }
  return whole.length;
}

const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** `/assets/images/hero-home.1a2b3c-640.webp` → `hero-home` */
const imageName = (address: string): string => path.posix.basename(address).split('.')[0] ?? '';

/** `/` → `home`, `/tours/brooklyn-heights` → `brooklyn-heights`: the base name of the page's own file. */
const pageName = (route: string): string => path.posix.basename(route) || 'home';
