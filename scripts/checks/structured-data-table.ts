/** `npm run build -- --table`: which structured data each page has, one line a page. */
import type { PageFacts } from './page-facts.ts';

/** Neighbors of one folder with the same types share a line: a thousand stories are one. */
export function dataTable(pages: readonly PageFacts[]): string {
  const rows: { label: string; folder: string; types: string; count: number }[] = [];
  for (const { path, types, stub } of pages) {
    if (stub) continue;
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const told = types.join(', ') || 'none (not for search engines)';
    const before = rows.at(-1);
    if (before && folder !== '/' && before.folder === folder && before.types === told) {
      before.count += 1;
      before.label = `${folder}* (${before.count})`;
    } else rows.push({ label: path, folder, types: told, count: 1 });
  }
  const width = Math.max(...rows.map(({ label }) => label.length));
  return rows.map(({ label, types }) => `  ${label.padEnd(width)}  ${types}`).join('\n');
}
