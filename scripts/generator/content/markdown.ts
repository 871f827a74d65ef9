/** Markdown in, article nodes out: unified, remark, rehype and our own rules for pictures, links and headings. */
import rehypeReact from 'rehype-react';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { namesIn } from '../../../content/constant-names.ts';
import type { ArticleNode, ArticleProps } from '../../../content/types.ts';
import type { Problem } from '../../core/problem.ts';
import { createSlugger } from './heading-ids.ts';

/** A link, a picture or a constant that the source names, with its line for messages. */
export interface SourceReference {
  kind: 'link' | 'image' | 'constant';
  value: string;
  line: number;
}
export interface CompiledMarkdown {
  /** Pictures stand in it by name; `resolvePictures` fills in their files. */
  body: ArticleNode[];
  words: number;
  references: SourceReference[];
  /** Fragment of each heading, by its words. */
  headings: Record<string, string>;
  /** Line of the place for the story's map, where the text has one. */
  mapLine?: number;
  problems: Problem[];
}

/** The parts of a Markdown or HTML tree that our rules look at. */
interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  url?: string;
  alt?: string | null;
  depth?: number;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
  position?: { start: { line: number } } | undefined;
}

const commonMark = unified().use(remarkParse).freeze();
const github = unified().use(remarkParse).use(remarkGfm).freeze();
/** GFM doubles the cost of a post, so it runs only where one of its marks occurs; the output is the same. */
const githubMarks = /\||~|\[\^|\[[ xX]\]|(?<!\]\()https?:|www\.|@/;

const schema = {
  ...defaultSchema,
  clobberPrefix: '',
  tagNames: (defaultSchema.tagNames ?? []).filter((name) => name !== 'input'),
  attributes: { ...defaultSchema.attributes, img: ['src', 'alt'], td: [], th: [] },
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto'] },
};
const toHtml = unified().use(remarkRehype).use(rehypeSanitize, schema).freeze();

/** rehype-react with a runtime of ours: instead of React elements it makes the JSON of an article. */
const fragment = Symbol('fragment');
interface NodeProps {
  children?: unknown;
  [name: string]: unknown;
}
function node(type: unknown, props: NodeProps, children: ArticleNode[]): ArticleNode {
  const { children: _children, ...attributes } = props;
  return [type === fragment ? 'fragment' : String(type), attributes as ArticleProps, children];
}
/**
 * The runtime is given one child, or a list of them. Our nodes are lists themselves, which it cannot tell apart: a node's
 * second item is its props, while a list holds texts and nodes.
 */
function jsx(type: unknown, props: NodeProps): ArticleNode {
  // Children come from our own calls to `node`, or are text.
  const children = props.children as ArticleNode | ArticleNode[] | undefined;
  if (children === undefined) return node(type, props, []);
  const isList = Array.isArray(children) && (typeof children[1] !== 'object' || Array.isArray(children[1]));
  return node(type, props, isList ? (children as ArticleNode[]) : [children as ArticleNode]);
}
const toArticle = unified()
  // The runtime's types are React's; ours returns plain JSON instead.
  .use(rehypeReact, { Fragment: fragment, jsx, jsxs: jsx, tableCellAlignToStyle: false } as never)
  .freeze();

/**
 * Compiles the body of a post. Headings move down one level where the text uses `#`, since the title is the page's
 * only h1. Raw HTML never reaches the page.
 */
export function compileMarkdown(file: string, text: string, lineOffset: number): CompiledMarkdown {
  const problems: Problem[] = [];
  const references: SourceReference[] = [];
  const headings: Record<string, string> = {};
  let mapLine: number | undefined;
  const lineOf = (at: TreeNode) => (at.position?.start.line ?? 1) + lineOffset;
  const report = (at: TreeNode, message: string, remedy: string) =>
    problems.push({ file, line: lineOf(at), message, remedy });

  const source = (githubMarks.test(text) ? github : commonMark).parse(text) as TreeNode;
  const shift = hasTopHeading(source) ? 1 : 0;
  visit(source, (at) => {
    if (at.type === 'heading') at.depth = Math.min(6, (at.depth ?? 1) + shift);
    if (at.type === 'html')
      report(at, 'HTML tags are not used in posts', 'Write plain Markdown, or \\< for a less-than sign');
    if (at.type === 'text' && /!?\[[^\]]*\]\(/.test(at.value ?? '')) {
      report(
        at,
        'A picture or link here is not complete',
        'Give files names without blanks or brackets, and close the bracket',
      );
    }
    if (at.type === 'link') checkLink(at, references, lineOf, report);
    if (at.type === 'text')
      for (const value of namesIn(at.value ?? ''))
        references.push({ kind: 'constant', value, line: lineOf(at) });
    if (at.type === 'image' && at.url === mapAddress) mapLine = lineOf(at);
    else if (at.type === 'image') checkPicture(at, references, lineOf, report);
    if (at.type === 'imageReference')
      report(
        at,
        'Pictures are written ![what is seen](/images/name.jpg)',
        'Write the address in the brackets',
      );
  });
  const html = toHtml.runSync(source as never) as unknown as TreeNode;
  const slug = createSlugger();
  visit(html, (at) => {
    if (/^h[1-6]$/.test(at.tagName ?? '')) {
      const id = slug(textOf(at));
      at.properties = { ...at.properties, id };
      headings[textOf(at)] = `#${id}`;
    }
    if (at.tagName === 'blockquote') markClipping(at);
    if (at.tagName === 'a' && /^https?:/.test(String(at.properties?.href)))
      at.properties = { ...at.properties, rel: ['noopener'] };
    if (at.children?.some(holdsPicture)) at.children = at.children.flatMap(unwrapPicture);
  });
  const article = toArticle.stringify(html as never) as unknown as ArticleNode;
  const body = typeof article === 'string' ? [article] : article[2];
  return {
    body: body.filter((child) => child !== '\n'),
    words: countWords(textOf(html)),
    references,
    headings,
    ...(mapLine === undefined ? {} : { mapLine }),
    problems,
  };
}

/** Where a story's own map stands: `![what the map shows](/map)`. */
const mapAddress = '/map';

type Report = (at: TreeNode, message: string, remedy: string) => void;

function checkLink(
  at: TreeNode,
  references: SourceReference[],
  lineOf: (at: TreeNode) => number,
  report: Report,
): void {
  const url = at.url ?? '';
  if (/^(?:\/(?!\/)|#)/.test(url)) references.push({ kind: 'link', value: url, line: lineOf(at) });
  else if (!/^(?:https?:\/\/|mailto:)/.test(url)) {
    report(
      at,
      `The link "${url}" leads nowhere safe`,
      'Start it with / for a page of this site, or with https://',
    );
  }
}

function checkPicture(
  at: TreeNode,
  references: SourceReference[],
  lineOf: (at: TreeNode) => number,
  report: Report,
): void {
  if (!at.alt?.trim())
    report(at, 'The picture has no description', 'Write what is seen: ![what is seen](/images/name.jpg)');
  if (/^(?:https?:)?\/\//.test(at.url ?? '')) {
    report(
      at,
      `The picture "${at.url}" is on another site`,
      'Put the file into content/images/ and write /images/name.jpg',
    );
    return;
  }
  const name = pictureName(at.url ?? '');
  references.push({ kind: 'image', value: name, line: lineOf(at) });
  at.url = name;
}

/** `/images/jerry-fox.jpg` → `jerry-fox`; the ending may be left out. */
function pictureName(url: string): string {
  const path = decodeURI(url).replace(/^\/?(?:images\/)?/, '');
  return path.replace(/\.(?:jpe?g|png|webp)$/i, '');
}

const holdsPicture = (at: TreeNode): boolean =>
  at.tagName === 'img' ||
  (at.tagName === 'p' && (at.children ?? []).some(({ tagName }) => tagName === 'img'));

/** A paragraph of nothing but a picture becomes the picture; `Picture` is one of our components. */
function unwrapPicture(at: TreeNode): TreeNode[] {
  const only =
    at.tagName === 'p' &&
    at.children?.every((child) => child.tagName === 'img' || (child.type === 'text' && !child.value?.trim()));
  if (only) return (at.children ?? []).filter((child) => child.tagName === 'img').flatMap(unwrapPicture);
  if (at.tagName !== 'img') return [at];
  if (at.properties?.src === mapAddress)
    return [{ type: 'element', tagName: 'Map', properties: {}, children: [] }];
  return [
    {
      type: 'element',
      tagName: 'Picture',
      properties: { name: at.properties?.src, alt: at.properties?.alt },
      children: [],
    },
  ];
}

/**
 * A quotation that begins with a line in bold is a notice out of an old paper; a last paragraph that begins with a dash
 * says where it stood.
 */
function markClipping(quote: TreeNode): void {
  const paragraphs = (quote.children ?? []).filter(({ tagName }) => tagName === 'p');
  const [first, last] = [paragraphs[0], paragraphs.at(-1)];
  if (first?.children?.length !== 1 || first.children[0]?.tagName !== 'strong') return;
  quote.tagName = 'Clipping';
  quote.children = paragraphs;
  const start = last?.children?.[0];
  if (!last || !start?.value?.startsWith('— ')) return;
  last.tagName = 'figcaption';
  start.value = start.value.slice(2);
}

function hasTopHeading(tree: TreeNode): boolean {
  return (tree.children ?? []).some((child) => child.type === 'heading' && child.depth === 1);
}

function visit(tree: TreeNode, act: (at: TreeNode) => void): void {
  act(tree);
  for (const child of tree.children ?? []) visit(child, act);
}

const textOf = (at: TreeNode): string =>
  at.value ?? (at.children ?? []).map(textOf).join(at.tagName === 'p' ? '' : ' ');
/** A word has a letter or a digit. */
const countWords = (text: string): number => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
