/** Compiles Markdown to article nodes by unified, remark and rehype, with our own rules for pictures, links and headings. */
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { brokenNamesIn, namesIn } from '../../../../content/constant-names.ts';
import type { ArticleNode } from '../../../../content/types.ts';
import type { Problem } from '../../../core/errors/problem.ts';
import {
  controlProblems,
  forbiddenCharacters,
  forbiddenProblem,
} from '../../../core/text/control-characters.ts';
import type { SourceReference } from '../yaml/fields.ts';
import { articleNodes } from './article-nodes.ts';
import { finishHtml, mapAddress, normalizeHeadings } from './article-tree.ts';
import { checkLink, checkPicture } from './markdown-links.ts';
import { lineOf, type TreeNode, textOf, visit } from './markdown-tree.ts';
import { plainSpaces, treatPastedText } from './pasted-text.ts';

export interface CompiledMarkdown {
  /** Pictures and constants are placeholders by name; `loadPost` replaces them. */
  body: ArticleNode[];
  /** The parsed Markdown, with the same placeholders. */
  tree: TreeNode;
  words: number;
  references: SourceReference[];
  /** Heading text → id. */
  headings: Record<string, string>;
  /** Line of the map's placeholder, if any. */
  mapLine?: number | undefined;
  problems: Problem[];
}

const commonMark = unified().use(remarkParse).freeze();
/** A single tilde is text: `2~4`. */
const github = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze();
/** GFM doubles the compile time of a post, so it runs only if its syntax occurs; the output is the same. */
const githubMarks = /\||~|\[\^|\[[ xX]\]|(?<!\]\()https?:|www\.|@/;

const schema = {
  ...defaultSchema,
  clobberPrefix: '',
  tagNames: (defaultSchema.tagNames ?? []).filter((name) => name !== 'input'),
  attributes: { ...defaultSchema.attributes, img: ['src', 'alt', 'title'], td: [], th: [] },
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
};
const toHtml = unified().use(remarkRehype).use(rehypeSanitize, schema).freeze();

/**
 * Compiles the body of a post. Headings move down one level where the text uses `#`, since the title is the page's
 * only h1. Raw HTML never reaches the page.
 */
export function compileMarkdown(file: string, text: string, lineOffset: number): CompiledMarkdown {
  const tooDeep = (at: number): CompiledMarkdown => {
    const [message, remedy] = ['The Markdown is nested too deeply', 'Simplify the text'];
    const problems = [{ file, line: at + lineOffset, message, remedy }];
    return { body: [], tree: { type: 'root' }, words: 0, references: [], headings: {}, problems };
  };
  // The parser's time is quadratic in the depth.
  const deep = text.search(deepLine);
  if (deep >= 0) return tooDeep(text.slice(0, deep).split('\n').length);
  try {
    return compile(file, text, lineOffset);
  } catch (error) {
    // From `visit`, or from a recursive parser that has exhausted the stack.
    if (!(error instanceof RangeError)) throw error;
    return tooDeep(1);
  }
}

/** What is wrong with a piece of HTML, and the remedy. */
const htmlProblem = (html: string): [message: string, remedy: string] =>
  html.startsWith('<!--')
    ? ['An HTML comment would be lost', 'Remove it']
    : [
        'HTML tags are not used in posts',
        /^<br\b/i.test(html)
          ? 'End the previous line with a backslash'
          : 'Write plain Markdown, or \\< for a less-than sign',
      ];

/** A hundred nested quotes or lists. */
const deepLine = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){100}/m;

function compile(file: string, written: string, lineOffset: number): CompiledMarkdown {
  const problems = controlProblems(file, written, lineOffset);
  const references: SourceReference[] = [];
  const report = (at: number, message: string, remedy: string) => {
    const line = at + lineOffset;
    // A start tag and its end tag are one mistake.
    if (!problems.some((problem) => problem.line === line && problem.message === message))
      problems.push({ file, line, message, remedy });
  };
  let mapLine: number | undefined;
  const refer = (kind: SourceReference['kind'], value: string, line: number) =>
    references.push({ kind, value, line: line + lineOffset });

  const text = plainSpaces(written, (code) => codeRanges(commonMark.parse(code) as TreeNode));
  const tree: TreeNode = (githubMarks.test(text) ? github : commonMark).parse(text);
  treatPastedText(tree, text, report);
  const escaped = problems.length === 0 && /&#/.test(written);
  visit(tree, (at, above) => {
    const line = lineOf(at, above);
    if (at.type === 'html') report(line, ...htmlProblem(at.value ?? ''));
    if (at.type === 'link' || at.type === 'definition') checkLink(at, line, refer, report);
    if (at.type === 'image' && at.url === mapAddress) mapLine = line + lineOffset;
    else if (at.type === 'image') checkPicture(at, above, line, refer, report);
    if (at.type === 'imageReference')
      report(
        line,
        'Pictures are written ![description](/images/name.jpg)',
        'Write the address in the brackets',
      );
    for (const words of wordsOf(at)) {
      for (const name of [...namesIn(words), ...brokenNamesIn(words)]) refer('constant', name, line);
      const [character] = escaped ? forbiddenCharacters(words) : [];
      if (character) {
        const { message, remedy } = forbiddenProblem(character.name);
        report(line, message, remedy);
      }
    }
  });
  normalizeHeadings(tree, report);
  const html = toHtml.runSync(tree as never) as unknown as TreeNode;
  const headings = finishHtml(html);
  return {
    body: articleNodes(html),
    tree,
    words: countWords(textOf(html)),
    references,
    headings,
    mapLine,
    problems: problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
  };
}

/** Texts of a node, except code, which is not changed. */
const wordsOf = ({ type, value, url, alt, title }: TreeNode): string[] =>
  [type === 'text' ? value : undefined, url, alt, title].filter((words) => typeof words === 'string');

function codeRanges(tree: TreeNode): [start: number, end: number][] {
  const ranges: [number, number][] = [];
  visit(tree, ({ type, position }) => {
    if (type === 'code' && position) ranges.push([position.start.offset ?? 0, position.end.offset ?? 0]);
  });
  return ranges;
}

/** A word contains a letter or a digit. */
const countWords = (text: string): number => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
