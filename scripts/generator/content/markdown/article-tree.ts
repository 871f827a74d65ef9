/** Transforms of an article's HTML tree: headings, pictures, external links. */
import { createSlugger } from './heading-ids.ts';
import { lineOf, type Report, type TreeNode, textOf, visit } from './markdown-tree.ts';

/** Moves the headings down one level if the first one has `#`, and reports skipped levels, and `#` after a first heading with `##`. */
export function normalizeHeadings(tree: TreeNode, report: Report): void {
  let shift: number | undefined;
  let before = 1;
  visit(tree, (at, above) => {
    if (at.type !== 'heading') return;
    const written = at.depth ?? 1;
    shift ??= written === 1 ? 1 : 0;
    at.depth = Math.min(6, written + shift);
    if (at.depth > before + 1) {
      const marks = '#'.repeat(before + 1 - shift);
      report(lineOf(at, above), 'The heading skips a level', `Use ${marks}, or add the missing heading`);
    } else if (at.depth === 1)
      report(lineOf(at, above), 'The heading has #, but those above it have more', 'Use ##');
    before = at.depth;
  });
}

/** Placeholder of a post's own map: `![what the map shows](/map)`. */
export const mapAddress = '/map';

/**
 * Adds ids to headings and `rel` to external links, and moves pictures out of paragraphs.
 * @returns heading text → id
 */
export function finishHtml(html: TreeNode): Record<string, string> {
  const headings: Record<string, string> = {};
  const slug = createSlugger();
  visit(html, (at) => {
    if (/^h[1-6]$/.test(at.tagName ?? '')) {
      // The footnotes' heading already has an id, which the footnotes refer to.
      const id = String(at.properties?.id ?? slug(textOf(at)));
      at.properties = { ...at.properties, id };
      headings[textOf(at)] = `#${id}`;
    }
    if (at.tagName === 'blockquote') markClipping(at);
    const { href } = at.properties ?? {};
    if (at.tagName === 'a' && /^https?:/.test(String(href)))
      at.properties = { ...at.properties, rel: ['noopener'] };
    if (typeof href === 'string' && href.includes('$%7B'))
      at.properties = {
        ...at.properties,
        href: href.replace(/\$%7B([\w.-]+)%7D/g, (_, name: string) => `\${${name}}`),
      };
  });
  liftPictures(html);
  return headings;
}

/**
 * A blockquote that begins with a bold line is a notice from an old newspaper; a last paragraph that begins with a dash is
 * its source.
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

const holdsPicture = (at: TreeNode): boolean =>
  at.tagName === 'img' || (at.children ?? []).some(holdsPicture);
const isBlank = (at: TreeNode): boolean => at.type === 'text' && !at.value?.trim();

/** A figure is not allowed inside a paragraph, so paragraphs are split at their pictures. `Picture` is one of our components. */
function liftPictures(at: TreeNode): void {
  if (!at.children?.some(holdsPicture)) return;
  for (const child of at.children) liftPictures(child);
  at.children = at.children.flatMap((child) => {
    if (child.tagName === 'img') return [asPicture(child)];
    return child.tagName === 'p' ? split(child) : [child];
  });
}

/** Splits a paragraph into paragraphs of text and the pictures (or linked pictures) between them. */
function split(paragraph: TreeNode): TreeNode[] {
  const parts: TreeNode[] = [];
  let line: TreeNode[] = [];
  const end = () => {
    if (!line.every(isBlank)) parts.push({ ...paragraph, children: line });
    line = [];
  };
  for (const child of paragraph.children ?? []) {
    if (!isFigure(child)) line.push(child);
    else {
      end();
      parts.push(child);
    }
  }
  end();
  return parts.length === 1 && parts[0]?.tagName === 'p' ? [paragraph] : parts;
}

const isFigure = (at: TreeNode): boolean =>
  at.tagName === 'Picture' ||
  at.tagName === 'Map' ||
  (at.tagName === 'a' && (at.children ?? []).some(isFigure));

const element = (tagName: string, properties: Record<string, unknown>): TreeNode => ({
  type: 'element',
  tagName,
  properties,
  children: [],
});

function asPicture({ properties: { src, alt, title } = {} }: TreeNode): TreeNode {
  return src === mapAddress
    ? element('Map', {})
    : element('Picture', { name: src, alt, ...(title ? { caption: title } : {}) });
}
