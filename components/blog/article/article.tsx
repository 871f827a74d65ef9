import { createElement, Fragment, type ReactNode } from 'react';
import type { ArticleNode, ArticleProps } from '../../../content/types.ts';
import { href } from '../../base/settings.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './article.module.css';

interface ArticleComponentProps {
  /** A compiled post's body. */
  body: readonly ArticleNode[];
}

/** Elements that an article may have; anything else shows only what stands inside it. */
const elements = new Set(
  (
    'p h2 h3 h4 h5 h6 ul ol li strong em del code pre blockquote a br hr table thead tbody tr th td sup ' +
    'section span div dl dt dd'
  ).split(' '),
);
/** Properties that may pass on to an element. */
const attributes = new Set([
  'id',
  'href',
  'rel',
  'title',
  'start',
  'align',
  'className',
  'colSpan',
  'rowSpan',
]);

/** A post's text as React elements: the same on the server and in the browser, never from a string of HTML. */
export function Article({ body }: ArticleComponentProps) {
  return <article className={styles.article}>{body.map(element)}</article>;
}

function element(node: ArticleNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const [type, props, children] = node;
  if (type === 'Picture') return picture(props, key);
  const inside = children.map(element);
  if (!elements.has(type)) return createElement(Fragment, { key }, ...inside);
  return createElement(type, { key, ...safeProps(props) }, ...inside);
}

function picture({ image }: ArticleProps, key: number): ReactNode {
  if (!image || typeof image !== 'object') return null;
  return (
    <figure key={key} className={styles.figure}>
      <Picture image={image} sizes="(min-width: 768px) 44rem, 100vw" fallback="blog" />
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
