/** Renders an article as plain HTML for feed readers: no classes, absolute addresses. */
import { sourceParts } from '../../../components/base/source-parts.ts';
import type { Source } from '../../../content/schema.ts';
import type { ArticleNode, ArticleProps } from '../../../content/types.ts';
import { escapeHtml } from '../../core/text/html-text.ts';

const kept = ['href', 'title', 'start', 'align', 'colSpan', 'rowSpan'] as const;
const empty = new Set(['br', 'hr']);
/** Approximate width of pictures in feed readers, in pixels. */
const readerWidth = 1024;

/**
 * @param body with its pictures resolved
 * @param absolute makes a path of this site, or a fragment of the article, an absolute address
 */
export function articleHtml(body: readonly ArticleNode[], absolute: (address: string) => string): string {
  return body.map((node) => html(node, absolute)).join('');
}

/** The post's sources, as on its page. */
export function sourcesHtml(sources: readonly Source[]): string {
  if (sources.length === 0) return '';
  const items = sources.map((source) => {
    const parts = sourceParts(source).map(({ words, cite, linked }) => {
      const text = escapeHtml(words);
      const inside = linked ? `<a href="${escapeHtml(source.url ?? '')}">${text}</a>` : text;
      return cite ? `<cite>${inside}</cite>` : inside;
    });
    return `<li>${parts.join('')}</li>`;
  });
  return `<h2>Sources</h2><ul>${items.join('')}</ul>`;
}

function html(node: ArticleNode, absolute: (address: string) => string): string {
  if (typeof node === 'string') return escapeHtml(node);
  const [type, props, children] = node;
  if (type === 'Picture') return picture(props, absolute);
  // The map needs this site's styles; the text has the same information.
  if (type === 'Map') return '';
  if (type === 'Clipping') return `<blockquote>${articleHtml(children, absolute)}</blockquote>`;
  if (type === 'figcaption') return `<p>${articleHtml(children, absolute)}</p>`;
  const attributes = kept.flatMap((name) => {
    const value = props[name];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const text = name === 'href' ? absolute(String(value)) : String(value);
    return [` ${name.toLowerCase()}="${escapeHtml(text)}"`];
  });
  const open = `<${type}${attributes.join('')}>`;
  return empty.has(type) ? open : `${open}${articleHtml(children, absolute)}</${type}>`;
}

function picture({ image, caption }: ArticleProps, absolute: (address: string) => string): string {
  if (!image || typeof image !== 'object' || !('src' in image)) return '';
  const width = image.widths.findLast((candidate) => candidate <= readerWidth) ?? image.width;
  const height = Math.round((width * image.height) / image.width);
  const src = absolute(`${image.stem}-${width}.${image.format}`);
  const img = `<img src="${escapeHtml(src)}" alt="${escapeHtml(image.alt)}" width="${width}" height="${height}">`;
  return typeof caption === 'string'
    ? `<figure>${img}<figcaption>${escapeHtml(caption)}</figcaption></figure>`
    : `<p>${img}</p>`;
}
