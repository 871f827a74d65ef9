import type { Problem } from '../core/problem.ts';
import type { PageFacts } from './page-facts.ts';

/** Search results cut a title after about this many characters. */
const shownTitle = 60;

/** Titles of pages are short enough to be shown whole, the company's name included; stories may need more. */
export function titlesFit(pages: readonly PageFacts[]): Problem[] {
  return pages.flatMap(({ file, path, title, stub }) =>
    stub || path.startsWith('/blog/') || title.length <= shownTitle
      ? []
      : [
          {
            file,
            message: `Its title has ${title.length} characters, of which search results show ${shownTitle}`,
            remedy: 'Shorten "title" in its file under content/',
          },
        ],
  );
}

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
