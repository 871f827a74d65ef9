/** Reads, checks and compiles one blog file. Runs in a worker thread or in the main thread. */
import path from 'node:path';
import { slugOf } from '../../../../components/base/slug.ts';
import { pathFault } from '../../../../content/output-path.ts';
import { type PostFrontMatter, postSchema, type Source } from '../../../../content/schema.ts';
import type { ArticleNode, PostStop } from '../../../../content/types.ts';
import type { Problem } from '../../../core/errors/problem.ts';
import { copyRemedy } from '../../../core/files/copied-file.ts';
import { readEditorText } from '../../../core/text/read-text.ts';
import type { FieldPath } from '../../../core/values/visit-fields.ts';
import { type CompiledMarkdown, compileMarkdown } from '../markdown/markdown.ts';
import { type Report, type TreeNode, visit } from '../markdown/markdown-tree.ts';
import { fillIn } from '../values/constants.ts';
import { otherReferences, placesIn, type SourceReference } from '../yaml/fields.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';

/** A post without its body, as needed by lists, cross-checks and the cache. */
export interface PostRecord {
  id: string;
  /** Path as shown to the editor: `content/blog/jerry-fox.md`. */
  file: string;
  data: Omit<PostFrontMatter, 'sources' | 'map' | 'readTime'>;
  sources: Source[];
  /** The post's own map, without the drawing, and its line. */
  map?: { caption: string; stops: PostStop[]; line: number };
  words: number;
  readTime: number;
  references: SourceReference[];
  /** Lines of the fields that are checked against other posts or the day of the build. */
  lines: {
    title: number;
    metaTitle: number | undefined;
    date: number;
    excerpt: number;
    updated: number | undefined;
    aliases: number[];
  };
}
/** The text of a post, as HTML and as Markdown; pictures and constants are placeholders. */
export interface CompiledBody {
  nodes: ArticleNode[];
  tree: TreeNode;
}
export interface CompiledPost {
  record: PostRecord | undefined;
  /** A `CompiledBody` as the text that is cached; empty for a post with mistakes. */
  body: string;
  /** Those of a post with mistakes; the others are in the record. */
  references?: SourceReference[];
  problems: Problem[];
}

const frontMatter = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;
const isValidId = (id: string): boolean =>
  /^(?!index$)[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) && !pathFault(`/${id}`);

/** `index` and names that Windows keeps for itself, such as `con`, are valid with a number. */
function nameRemedy(slug: string): string {
  if (isValidId(slug)) return `Rename it to ${slug}.md`;
  return isValidId(`${slug}-1`)
    ? `This name is reserved: rename it, e.g. to ${slug}-1.md`
    : 'Use lower-case letters, digits and hyphens, e.g. jerry-fox.md';
}

/** Why the fields are not found: message, remedy, line. Programs write `—` in place of hyphens, or add one. */
function frontMatterFault(text: string): [message: string, remedy: string, line: number] {
  const lines = text.split('\n');
  const isOpen = /^---\s*\n/.test(text);
  const marks = lines.flatMap((line, index) => (/^\s*[-–—+]+\s*$/.test(line) ? [index] : []));
  const first = lines.findIndex((line) => line.trim() !== '');
  const mark = isOpen ? marks[1] : marks.find((index) => index === first);
  const written = mark === undefined ? '' : (lines[mark] ?? '').trimEnd();
  if (mark !== undefined && written !== '---')
    return [
      `The line "${written}" is not the line --- ${isOpen ? 'below' : 'above'} the fields`,
      'Write ---',
      mark + 1,
    ];
  if (isOpen)
    return ['The fields at the top of the post have no end', 'Write a line --- after the last field', 1];
  if (mark !== undefined)
    return ['The line --- is not the first of the file', 'Delete the empty lines above it', 1];
  return [
    'The post has no front matter',
    'Start the file with a line ---, the fields (title, date …), and a line ---',
    1,
  ];
}

/** @param file path for messages; @param absolute path to read; @param hash of its bytes */
export function compilePost(file: string, absolute: string, hash?: string): CompiledPost {
  const id = path.basename(file, '.md');
  const problems: Problem[] = [];
  const report = (line: number, message: string, remedy: string) =>
    problems.push({ file, line, message, remedy });
  const fail = (message: string, remedy: string, line = 1): CompiledPost => ({
    record: undefined,
    body: '',
    problems: [{ file, line, message, remedy }],
  });
  if (!isValidId(id))
    return fail(
      `"${id}.md" is not a valid name for a post`,
      copyRemedy(absolute, `${slugOf(id)}.md`) ?? nameRemedy(slugOf(id)),
    );
  const text = readEditorText(absolute, hash);
  if (typeof text !== 'string') return fail(text.message, text.remedy, text.line);
  if (!text.trim()) return fail('The file is empty', 'Write the post, or delete the file');
  const match = frontMatter.exec(text);
  if (!match) return fail(...frontMatterFault(text));

  const front = match[1] ?? '';
  const bodyText = text.slice(match[0].length);
  const parsed = parseYaml({ file, text: front, lineOffset: 1 }, postSchema);
  const lineOffset = match[0].split('\n').length - 1;
  const article = compileMarkdown(file, bodyText, lineOffset);
  problems.push(...parsed.problems, ...article.problems);
  if (article.problems.length === 0 && article.body.every(([name]) => name === 'hr'))
    report(lineOffset + 1, 'The post has no text', 'Write it below the second ---');

  const readTime = Math.max(1, Math.round(article.words / 200));
  const data = parsed.value;
  if (data?.readTime !== undefined && data.readTime !== readTime)
    report(
      parsed.lineOf(['readTime']),
      `"readTime" is ${data.readTime}, but ${article.words} words take ${readTime} min`,
      `Write ${readTime}, or remove the field`,
    );
  if (data) checkMap(data, article, parsed.lineOf, report);
  if (!data || problems.length > 0) {
    const { input, lineOf } = parsed;
    const references = [...otherReferences({ input, lineOf, problems }), ...article.references];
    return { record: undefined, body: '', references, problems };
  }
  // Without constants: each text in one line, so that a post without references needs no further change.
  const { sources, map, readTime: _readTime, ...shown } = fillIn(data, {}) as PostFrontMatter;
  const references: SourceReference[] = [
    ...placesIn(data, parsed.lineOf).references,
    ...(shown.tour
      ? [{ kind: 'link' as const, value: `/tours/${shown.tour}`, line: parsed.lineOf(['tour']) }]
      : []),
    ...article.references,
  ];
  const lines = {
    title: parsed.lineOf(['title']),
    metaTitle: shown.metaTitle === undefined ? undefined : parsed.lineOf(['metaTitle']),
    date: parsed.lineOf(['date']),
    excerpt: parsed.lineOf(['excerpt']),
    updated: shown.updated === undefined ? undefined : parsed.lineOf(['updated']),
    aliases: shown.aliases.map((_, index) => parsed.lineOf(['aliases', index])),
  };
  const record: PostRecord = {
    id,
    file,
    data: shown,
    sources,
    ...(map && {
      map: {
        caption: map.caption,
        stops: map.stops.map(({ heading, at, via }) => ({
          // Numbers in the map are no text.
          title: heading.replace(/^\d+\.\s+/, ''),
          at,
          via,
          href: article.headings[heading] ?? '',
        })),
        line: parsed.lineOf(['map']),
      },
    }),
    words: article.words,
    readTime,
    references,
    lines,
  };
  return { record, body: cachedText(article), problems: [] };
}

/** Without the positions in the source, which only the compiler needs. */
function cachedText({ body, tree }: CompiledMarkdown): string {
  visit(tree, (node) => {
    delete node.position;
  });
  return JSON.stringify({ nodes: body, tree } satisfies CompiledBody);
}

/** A map needs a placeholder in the text, and its stops must be headings of the text. */
function checkMap(
  { map }: PostFrontMatter,
  { headings, mapLine }: CompiledMarkdown,
  lineOf: (path: FieldPath) => number,
  report: Report,
): void {
  if (!map) {
    if (mapLine !== undefined)
      report(
        mapLine,
        'The text has a place for a map, but there is no map',
        'Add the field "map", or remove the line',
      );
    return;
  }
  for (const [index, { heading }] of map.stops.entries())
    if (headings[heading] === undefined)
      report(
        lineOf(['map', 'stops', index, 'heading']),
        `The text has no heading "${heading}"`,
        'Write a heading of the text, word for word',
      );
  if (mapLine === undefined)
    report(
      lineOf(['map']),
      'The text has no place for the map',
      'Add a line ![description of the map](/map)',
    );
}
