/** HTML of React elements, without what only React in a browser would need. */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * React parts neighboring texts by comments, and writes apostrophes as entities, which HTML with attributes in double
 * quotes does not ask for. Without them a page's texts also compress better: data and visible words are the same bytes.
 */
export const htmlOf = (node: ReactNode): string =>
  renderToString(node).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
