import { slugOf } from '../../../components/base/slug.ts';

/** Ids that the site's own pages use: a heading of an article must not take them. */
const reserved = new Set(['main', 'book-now', 'faq-section', 'top']);

/**
 * Makes the ids of one article's headings: ASCII, never empty (a heading of only emoji becomes `section`),
 * never twice (`the-hall`, `the-hall-2`).
 */
export function createSlugger(): (text: string) => string {
  const used = new Set(reserved);
  return (text) => {
    const base = slugOf(text) || 'section';
    let id = base;
    for (let count = 2; used.has(id); count++) id = `${base}-${count}`;
    used.add(id);
    return id;
  };
}
