/**
 * Finds pictures that are still the drawings of the sample content, and text alternatives that still describe a replaced
 * drawing. `scripts/art/drawings.json` records both; `npm run art -- --record` updates it.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, LineCounter, parseDocument, visit } from 'yaml';
import { listFolder } from '../core/files/system-files.ts';
import { readTextIfAny } from '../core/text/read-text.ts';
import type { ContentFiles } from '../generator/content/files/content-files.ts';

/** Name of the picture → hash of the drawing, hashes of its descriptions. */
export type Drawings = Readonly<Record<string, { drawing: string; alts: readonly string[] }>>;

interface Description {
  /** Name of the picture. */
  image: string;
  /** Name of its crop for narrow screens. */
  narrow?: string | undefined;
  alt: string;
  file: string;
  line: number;
}

const hash = (value: string | Uint8Array): string =>
  createHash('sha256').update(value).digest('hex').slice(0, 12);

/** Placeholder drawings for the company's own pictures: its team, its book, logos of newspapers. */
const standIn = /^(?:team|book|logo)-/;

/**
 * Open points about pictures, one line each; empty once all placeholders and their text alternatives are replaced, and of
 * a picture and its crop for narrow screens both or neither.
 */
export function openPictures(files: ContentFiles, drawings: Drawings): string[] {
  const descriptions = describedIn(files);
  const originals = originalsIn(files);
  const drawn = new Set(
    originals.filter(({ name, bytes }) => drawings[name]?.drawing === hash(bytes)).map(({ name }) => name),
  );
  const open = originals.flatMap(({ name, file, bytes }) => {
    const known = drawings[name];
    if (!known) return [];
    if (hash(bytes) === known.drawing)
      return standIn.test(name)
        ? [`${file} is a placeholder: replace it by the real picture under the same name`]
        : [];
    return descriptions
      .filter(({ image, alt }) => image === name && known.alts.includes(hash(alt)))
      .map(
        ({ file: where, line }) =>
          `${where}:${line} "${name}" has been replaced, but its alt text still describes the drawing: describe the new picture`,
      );
  });
  return [...open, ...descriptions.flatMap((description) => halfReplaced(description, drawn))];
}

/** The point about a picture and its crop for narrow screens, of which one still is the drawing and the other is not. */
function halfReplaced({ image, narrow, file, line }: Description, drawn: ReadonlySet<string>): string[] {
  if (narrow === undefined || drawn.has(image) === drawn.has(narrow)) return [];
  return drawn.has(narrow)
    ? [
        `${file}:${line} "${image}" is your own picture, but narrow screens still show the drawing "${narrow}": replace it too, or remove "narrow"`,
      ]
    : [
        `${file}:${line} "${narrow}", for narrow screens, is your own picture, but wide screens still show the drawing "${image}": replace it too`,
      ];
}

/** @param names of the pictures that are drawings */
export function recordDrawings(files: ContentFiles, names: ReadonlySet<string>): Drawings {
  const descriptions = describedIn(files);
  const drawn = originalsIn(files).filter(({ name }) => names.has(name));
  return Object.fromEntries(
    drawn.map(({ name, bytes }) => {
      const alts = descriptions.filter(({ image }) => image === name).map(({ alt }) => hash(alt));
      return [name, { drawing: hash(bytes), alts: [...new Set(alts)].sort() }];
    }),
  );
}

function originalsIn({ imageFolder }: ContentFiles) {
  return listFolder(imageFolder).map((entry) => ({
    name: path.parse(entry).name,
    file: `content/images/${entry}`,
    bytes: readFileSync(path.join(imageFolder, entry)),
  }));
}

/** All text alternatives in YAML, in front matter and in the bodies of posts. */
function describedIn({ yaml, posts }: ContentFiles): Description[] {
  return [
    ...[...yaml.values()].flatMap(({ file, absolute }) => inYaml(file, readTextIfAny(absolute), 0)),
    ...posts.flatMap(({ file, absolute }) => inPost(file, readTextIfAny(absolute))),
  ];
}

function inYaml(file: string, text: string, linesBefore: number): Description[] {
  const lines = new LineCounter();
  const found: Description[] = [];
  visit(parseDocument(text, { lineCounter: lines }), {
    Map(_key, map) {
      const image = map.get('image') ?? map.get('src') ?? map.get('file');
      const alt = map.get('alt');
      if (typeof image !== 'string' || typeof alt !== 'string') return;
      const node = map.get('alt', true);
      const at = isMap(node) ? 0 : (node?.range?.[0] ?? 0);
      const crop = map.getIn(['narrow', 'image']);
      const narrow = typeof crop === 'string' ? crop : undefined;
      found.push({ image, narrow, alt: alt.trim(), file, line: linesBefore + lines.linePos(at).line });
    },
  });
  return found;
}

function inPost(file: string, text: string): Description[] {
  const [, front = ''] = text.split(/^---\n/m);
  const inText = text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/!\[([^\]]*)\]\(\/images\/([a-z0-9-]+)\.\w+\)/g)].map(([, alt = '', image = '']) => ({
      image,
      alt,
      file,
      line: index + 1,
    })),
  );
  return [...inYaml(file, front, 1), ...inText];
}
