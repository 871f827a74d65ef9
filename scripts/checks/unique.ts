import type { Problem } from '../core/errors/problem.ts';
import { isPostRoute } from '../core/files/route-files.ts';
import { repeats } from '../core/values/repeats.ts';
import type { PageFacts } from './page-facts.ts';
import { headPlace, pageSource, type SourceIndex } from './sources.ts';

/** Search results truncate titles after about this many characters. */
const shownTitle = 60;

/** Checks that the titles of pages, with the company's name, are short enough to be shown whole; posts may need more. */
export function titlesFit(pages: readonly PageFacts[], sources?: SourceIndex): Problem[] {
  return pages
    .filter(({ path, title, isRedirect }) => !isRedirect && !isPostRoute(path) && title.length > shownTitle)
    .map((page) => ({
      ...headPlace(page, 'title', sources),
      message: `Its title has ${page.title.length} characters, of which search results show ${shownTitle}`,
      remedy: 'Shorten "title" in its file under content/',
    }));
}

/** Checks that no two pages share a title or a description. */
export function headsAreUnique(pages: readonly PageFacts[], sources?: SourceIndex): Problem[] {
  const shown = pages.filter(({ isRedirect }) => !isRedirect);
  return [...repeated(shown, 'title', sources), ...repeated(shown, 'description', sources)];
}

function repeated(
  pages: readonly PageFacts[],
  field: 'title' | 'description',
  sources?: SourceIndex,
): Problem[] {
  return repeats(pages, (page) => page[field]).map(({ item, first }) => ({
    ...headPlace(item, field, sources),
    message: `Its ${field} is also that of ${pageSource(first, sources)}`,
    remedy: 'Make it unique',
  }));
}
