/** Fields of a parsed file: their paths, their lines, and what their texts refer to. */
import { brokenNamesIn, namesIn } from '../../../../content/constant-names.ts';
import { type FieldPath, visitFields } from '../../../core/values/visit-fields.ts';
import type { Parsed } from './parse-yaml.ts';

/** A reference in the source to a page, an image or a constant, with its line. */
export interface SourceReference {
  kind: 'link' | 'image' | 'constant';
  value: string;
  line: number;
}

/** A file's references. */
export interface FileReferences {
  /** Path as shown to the editor. */
  file: string;
  references: SourceReference[];
}

export interface FieldPlaces {
  references: SourceReference[];
  /** Line of each field and item: path joined by dots → line. */
  lines: Record<string, number>;
}

/** Fields that name a picture. */
export const imageFields = new Set(['image', 'src', 'file']);
const linkFields = new Set(['href', 'path', 'link', 'to', 'download']);

/** Pictures, own pages and constants that a value names, and the lines of its fields. */
export function placesIn(value: unknown, lineOf: (path: FieldPath) => number): FieldPlaces {
  const references: SourceReference[] = [];
  const lines: FieldPlaces['lines'] = {};
  visitFields(value, (at, path) => {
    const line = lineOf(path);
    const field = String(path.at(-1));
    if (path.length > 0) lines[path.join('.')] = line;
    if (typeof at !== 'string') return;
    if (imageFields.has(field)) references.push({ kind: 'image', value: at, line });
    if (linkFields.has(field) && /^(?:\/|https?:)/.test(at))
      references.push({ kind: 'link', value: at, line });
    for (const name of [...namesIn(at), ...brokenNamesIn(at)])
      references.push({ kind: 'constant', value: name, line });
  });
  return { references, lines };
}

/** References of a file that has mistakes, in its other lines: all mistakes are reported at once. */
export function otherReferences({
  input,
  lineOf,
  problems,
}: Pick<Parsed<unknown>, 'input' | 'lineOf' | 'problems'>): SourceReference[] {
  const reported = new Set(problems.map(({ line }) => line));
  return placesIn(input, lineOf).references.filter(({ line }) => !reported.has(line));
}
