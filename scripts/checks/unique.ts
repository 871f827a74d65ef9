import type { Problem } from '../core/problem.ts';
import type { PageFacts } from './page-facts.ts';
import { headPlace, pageSource, type SourceIndex } from './sources.ts';

/** Search results truncate titles after about this many characters. */
const shownTitle = 60;

/** Checks that the titles of pages, with the company's name, are short enough to be shown whole; posts may need more. */
export function titlesFit(pages: readonly PageFacts[], sources?: SourceIndex): Problem[] {
  return pages.flatMap((page) => {
    const { path, title, stub } = page;
    return stub || path.startsWith('/blog/') || title.length <= shownTitle
      ? []
      : [
          {
            ...headPlace(page, 'title', sources),
            message: `Its title has ${title.length} characters, of which search results show ${shownTitle}`,
            remedy: 'Shorten "title" in its file under content/',
          },
        ];
  });
}

/** Checks that no two pages share a title or a description. */
export function headsAreUnique(pages: readonly PageFacts[], sources?: SourceIndex): Problem[] {
  const shown = pages.filter(({ stub }) => !stub);
  return [...repeated(shown, 'title', sources), ...repeated(shown, 'description', sources)];
}

function repeated(
  pages: readonly PageFacts[],
  field: 'title' | 'description',
  sources?: SourceIndex,
): Problem[] {
  const first = new Map<string, PageFacts>();
  return pages.flatMap((page) => {
    const other = first.get(page[field]);
    if (other)
      return [
        {
          ...headPlace(page, field, sources),
          message: `Its ${field} is that of ${pageSource(other, sources)} too`,
          remedy: 'Give each page its own',
        },
      ];
    first.set(page[field], page);
    return [];
  });
}
