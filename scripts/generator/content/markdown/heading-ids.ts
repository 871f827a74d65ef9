import { slugOf } from '../../../../components/base/slug.ts';

/** Ids used by the site's own pages, which headings of articles must not take. */
const reserved = new Set(['main', 'book-now', 'faq-section', 'top']);

/**
 * Generates the ids of one article's headings: ASCII, not empty (only emoji: `section`), unique (`the-hall`,
 * `the-hall-2`).
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
