/** Reads, checks and compiles one blog file. Runs in a worker thread or in the main thread. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type PostFrontMatter, postSchema, type Source } from '../../../content/schema.ts';
import type { ArticleNode, PostStop } from '../../../content/types.ts';
import type { Problem } from '../../core/problem.ts';
import { decodeText } from '../../core/read-text.ts';
import { type FieldPath, placesIn } from './fields.ts';
import { type CompiledMarkdown, compileMarkdown } from './markdown.ts';
import { parseYaml } from './parse-yaml.ts';
import type { SourceReference } from './source-reference.ts';

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
  /** Hash of the file's bytes. */
  hash: string;
  references: SourceReference[];
  /** Lines of the fields that are checked against other posts or the day of the build. */
  lines: {
    title: number;
    date: number;
    excerpt: number;
    updated: number | undefined;
    aliases: number[];
  };
}
export interface CompiledPost {
  record: PostRecord | undefined;
  body: ArticleNode[];
  problems: Problem[];
}

const frontMatter = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;
const idRule = /^(?!index$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** @param file path for messages; @param absolute path to read */
export function compilePost(file: string, absolute: string): CompiledPost {
  const id = path.basename(file, '.md');
  const fail = (line: number, message: string, remedy: string): CompiledPost => ({
    record: undefined,
    body: [],
    problems: [{ file, line, message, remedy }],
  });
  if (!idRule.test(id))
    return fail(
      1,
      `"${id}.md" is not a good name for a post`,
      'Use lower-case letters, digits and hyphens, e.g. jerry-fox.md',
    );
  const bytes = readFileSync(absolute);
  let text: string;
  try {
    text = decodeText(bytes);
  } catch {
    return fail(1, 'The file is not text in UTF-8 or UTF-16', 'Save it as UTF-8');
  }
  if (!text.trim()) return fail(1, 'The file is empty', 'Write the post, or delete the file');
  const match = frontMatter.exec(text);
  if (!match)
    return fail(
      1,
      'The post has no front matter',
      'Begin the file with a line ---, the fields (title, date …), and a line ---',
    );

  const front = match[1] ?? '';
  const bodyText = text.slice(match[0].length);
  const parsed = parseYaml({ file, text: front, lineOffset: 1 }, postSchema);
  const lineOffset = match[0].split('\n').length - 1;
  const article = compileMarkdown(file, bodyText, lineOffset);
  const problems = [...parsed.problems, ...article.problems];
  if (!bodyText.trim())
    problems.push({
      file,
      line: lineOffset + 1,
      message: 'The post has no text',
      remedy: 'Write it below the second ---',
    });

  const readTime = Math.max(1, Math.round(article.words / 200));
  const data = parsed.value;
  if (data?.readTime !== undefined && data.readTime !== readTime) {
    problems.push({
      file,
      line: parsed.lineOf(['readTime']),
      message: `"readTime" says ${data.readTime}, but ${article.words} words take ${readTime} minutes`,
      remedy: `Write ${readTime}, or leave the field out`,
    });
  }
  if (data) problems.push(...mapProblems(file, data, article, parsed.lineOf));
  if (!data || problems.length > 0) return { record: undefined, body: [], problems };
  const { sources, map, readTime: _readTime, ...shown } = data;
  const references: SourceReference[] = [
    ...placesIn(data, parsed.lineOf).references,
    ...(shown.tour
      ? [{ kind: 'link' as const, value: `/tours/${shown.tour}`, line: parsed.lineOf(['tour']) }]
      : []),
    ...article.references,
  ];
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const lines = {
    title: parsed.lineOf(['title']),
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
    hash,
    references,
    lines,
  };
  return { record, body: article.body, problems: [] };
}

/** A map needs a placeholder in the text, and its stops must be headings of the text. */
function mapProblems(
  file: string,
  { map }: PostFrontMatter,
  { headings, mapLine }: CompiledMarkdown,
  lineOf: (path: FieldPath) => number,
): Problem[] {
  if (!map)
    return mapLine === undefined
      ? []
      : [
          {
            file,
            line: mapLine,
            message: 'The text shows a map that is not there',
            remedy: 'Add the field "map", or take the line out',
          },
        ];
  const problems: Problem[] = map.stops.flatMap(({ heading }, index) =>
    headings[heading] === undefined
      ? [
          {
            file,
            line: lineOf(['map', 'stops', index, 'heading']),
            message: `The text has no heading "${heading}"`,
            remedy: 'Write a heading of the text, word for word',
          },
        ]
      : [],
  );
  if (mapLine === undefined)
    problems.push({
      file,
      line: lineOf(['map']),
      message: 'The map has no place in the text',
      remedy: 'Add a line ![what the map shows](/map)',
    });
  return problems;
}
