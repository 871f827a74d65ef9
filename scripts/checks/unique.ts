import type { Problem } from '../build/build-error.ts';
import type { PageFacts } from './page-facts.ts';

/** No two pages share a title or a description. */
export function headsAreUnique(pages: readonly PageFacts[]): Problem[] {
  const shown = pages.filter(({ stub }) => !stub);
  return [...repeated(shown, 'title'), ...repeated(shown, 'description')];
}

function repeated(pages: readonly PageFacts[], field: 'title' | 'description'): Problem[] {
  const first = new Map<string, PageFacts>();
  return pages.flatMap((page) => {
    const other = first.get(page[field]);
    if (other)
      return [
        {
          file: page.file,
          message: `Its ${field} is that of ${other.file} too`,
          remedy: 'Give each page its own',
        },
      ];
    first.set(page[field], page);
    return [];
  });
}
