/** Our own rules for the tree of an article: headings, pictures, links to other hosts. */
import { createSlugger } from './heading-ids.ts';
import { lineOf, type Report, type TreeNode, textOf, visit } from './markdown-tree.ts';

/** Headings move down one level where the text uses `#`; none leaves out a level below the title. */
export function checkHeadings(tree: TreeNode, report: Report): void {
  const shift = (tree.children ?? []).some(({ type, depth }) => type === 'heading' && depth === 1) ? 1 : 0;
  let before = 1;
  visit(tree, (at, above) => {
    if (at.type !== 'heading') return;
    at.depth = Math.min(6, (at.depth ?? 1) + shift);
    if (at.depth > before + 1) {
      const marks = '#'.repeat(before + 1 - shift);
      report(
        lineOf(at, above),
        'The heading leaves out a level',
        `Write ${marks} before it, or add the heading between`,
      );
    }
    before = at.depth;
  });
}

/** Where a post's own map stands: `![what the map shows](/map)`. */
export const mapAddress = '/map';

/**
 * Gives headings their ids, links to other hosts their `rel`, and pictures a place of their own.
 * @returns the fragment of each heading, by its words
 */
export function finishHtml(html: TreeNode): Record<string, string> {
  const headings: Record<string, string> = {};
  const slug = createSlugger();
  visit(html, (at) => {
    if (/^h[1-6]$/.test(at.tagName ?? '')) {
      // The heading above the notes has an id already, which their marks name.
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

const holdsPicture = (at: TreeNode): boolean =>
  at.tagName === 'img' || (at.children ?? []).some(holdsPicture);
const isBlank = (at: TreeNode): boolean => at.type === 'text' && !at.value?.trim();

/** A figure cannot stand inside a paragraph: each is split around its pictures. `Picture` is one of our components. */
function liftPictures(at: TreeNode): void {
  if (!at.children?.some(holdsPicture)) return;
  for (const child of at.children) liftPictures(child);
  at.children = at.children.flatMap((child) => {
    if (child.tagName === 'img') return [asPicture(child)];
    return child.tagName === 'p' ? split(child) : [child];
  });
}

/** A paragraph as paragraphs of its texts, and the pictures, or links around pictures, between them. */
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

const asPicture = ({ properties }: TreeNode): TreeNode =>
  properties?.src === mapAddress
    ? { type: 'element', tagName: 'Map', properties: {}, children: [] }
    : {
        type: 'element',
        tagName: 'Picture',
        properties: {
          name: properties?.src,
          alt: properties?.alt,
          ...(properties?.title ? { caption: properties.title } : {}),
        },
        children: [],
      };
