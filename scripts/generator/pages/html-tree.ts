/** Parses the HTML of our pages: React writes all attributes in double quotes and closes all elements. */
import type { Element, Root } from 'hast';
import { decode } from '../../core/text/html-text.ts';

const voids = new Set(['br', 'hr', 'img', 'source', 'input', 'meta', 'link', 'wbr', 'col']);
const token = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)([^>]*)>|<!--[\s\S]*?-->|[^<]+/g;
const attribute = / ([a-zA-Z-]+)(?:="([^"]*)")?/g;

/** @param html of an element of a page @param kept attributes that the tree has */
export function htmlTree(html: string, kept: ReadonlySet<string>): Root {
  const root: Root = { type: 'root', children: [] };
  const open: (Root | Element)[] = [root];
  for (const [text, closing, name, attributes = ''] of html.matchAll(token)) {
    const parent = open.at(-1) ?? root;
    if (name === undefined) {
      if (!text.startsWith('<!--')) parent.children.push({ type: 'text', value: decode(text) });
    } else if (closing) {
      if (open.length > 1) open.pop();
    } else {
      const properties: Element['properties'] = {};
      for (const [, key = '', value = ''] of attributes.matchAll(attribute))
        if (kept.has(key)) properties[key] = decode(value);
      const element: Element = { type: 'element', tagName: name, properties, children: [] };
      parent.children.push(element);
      if (!voids.has(name) && !attributes.endsWith('/')) open.push(element);
    }
  }
  return root;
}
