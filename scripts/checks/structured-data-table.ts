/** `npm run build -- --table`: the structured data of each page, one line per page. */
import type { PageFacts } from './page-facts.ts';

/** A folder with more pages than this, all of the same types, is one line. */
const listed = 20;

/** One line per page, sorted by path. */
export function dataTable(pages: readonly PageFacts[]): string {
  const rows: { label: string; types: string }[] = [];
  const folders = new Map<string, PageFacts[]>();
  for (const page of pages.filter(({ isRedirect }) => !isRedirect)) {
    const key = `${folderOf(page.path)} ${page.types}`;
    folders.set(key, [...(folders.get(key) ?? []), page]);
  }
  for (const group of folders.values()) {
    const [first] = group;
    if (first && group.length > listed)
      rows.push({ label: `${folderOf(first.path)}* (${group.length} pages)`, types: typesOf(first) });
    else rows.push(...group.map((page) => ({ label: page.path, types: typesOf(page) })));
  }
  rows.sort((a, b) => (a.label < b.label ? -1 : 1));
  const width = Math.max(...rows.map(({ label }) => label.length));
  return rows.map(({ label, types }) => `  ${label.padEnd(width)}  ${types}`).join('\n');
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
const typesOf = ({ types }: PageFacts): string => types.join(', ') || 'none (noindex)';
