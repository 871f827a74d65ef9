import { createElement, Fragment, type ReactNode } from 'react';
import type { ArticleNode, ArticleProps } from '../../../content/types.ts';
import { href } from '../../base/settings.ts';
import { RouteMap } from '../../tour/route-map/route-map.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './article.module.css';

interface ArticleComponentProps {
  /** A compiled post's body. */
  body: readonly ArticleNode[];
}

/** Elements allowed in an article; of any other element only the content is shown. */
const elements = new Set(
  (
    'p h2 h3 h4 h5 h6 ul ol li strong em del code pre blockquote a br hr table thead tbody tr th td sup ' +
    'section span div dl dt dd'
  ).split(' '),
);
/** Attributes allowed on an element. */
const attributes = new Set([
  'id',
  'href',
  'rel',
  'title',
  'start',
  'align',
  'className',
  // Labels of the links from a footnote back to its reference.
  'aria-label',
  'aria-describedby',
  'colSpan',
  'rowSpan',
]);

/** A post's text as React elements, the same in the build and in the browser. No HTML strings are used. */
export function Article({ body }: ArticleComponentProps) {
  return <article className={styles.article}>{body.map(element)}</article>;
}

function element(node: ArticleNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const [type, props, children] = node;
  if (type === 'Picture') return picture(props, key);
  if (type === 'Map') return map(props, key);
  if (type === 'Clipping') return clipping(children, key);
  const inside = children.map(element);
  if (!elements.has(type)) return createElement(Fragment, { key }, ...inside);
  return createElement(type, { key, ...safeProps(props) }, ...inside);
}

function picture({ image, caption }: ArticleProps, key: number): ReactNode {
  if (!image || typeof image !== 'object' || !('src' in image)) return null;
  return (
    <figure key={key} className={styles.figure}>
      <Picture image={image} sizes="(min-width: 768px) 44rem, 100vw" fallback="blog" />
      {typeof caption === 'string' && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

function map({ map }: ArticleProps, key: number): ReactNode {
  if (!map || typeof map !== 'object' || !('drawing' in map)) return null;
  return (
    <div key={key} className={styles.map}>
      <RouteMap map={map.drawing} stops={map.stops} />
    </div>
  );
}

/** An old newspaper notice: its heading first, its source last. */
function clipping(children: readonly ArticleNode[], key: number): ReactNode {
  const isSource = (child: ArticleNode) => typeof child !== 'string' && child[0] === 'figcaption';
  return (
    <figure key={key} className={styles.clipping}>
      <blockquote>{children.filter((child) => !isSource(child)).map(element)}</blockquote>
      {children.filter(isSource).map((child) => (
        <figcaption key="source">{typeof child === 'string' ? child : child[2].map(element)}</figcaption>
      ))}
    </figure>
  );
}

function safeProps(props: ArticleProps): Record<string, string | number> {
  const safe: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(props)) {
    if (!attributes.has(name) || (typeof value !== 'string' && typeof value !== 'number')) continue;
    safe[name] = name === 'href' ? href(String(value)) : value;
  }
  return safe;
}
