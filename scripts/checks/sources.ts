/** Maps a fault of a rendered page to the source line. */
import { attempt } from '../core/errors/attempt.ts';
import type { Problem } from '../core/errors/problem.ts';
import type { PageFacts } from './page-facts.ts';

/** File as shown to the editor, and line. */
export type Place = Pick<Problem, 'file' | 'line'>;

/** Plain data. */
export interface SourceIndex {
  /** Internal link as written → its positions. */
  links: Record<string, Place[]>;
  /** Address of a page → its file, and the lines of the fields in its head. */
  pages: Record<
    string,
    {
      file: string;
      title?: number | undefined;
      description?: number | undefined;
      /** Id that an element has from a short text → line of the text's last occurrence. Collected only for a fault. */
      ids?: () => Record<string, number>;
    }
  >;
}

interface Sources {
  basePath: string;
  sources?: SourceIndex | undefined;
}

/** Source position of a page's link; undefined for a link in the code. */
export function writtenAt(link: string, page: PageFacts, { basePath, sources }: Sources): Place[] {
  const written = link.startsWith(basePath) ? `/${link.slice(basePath.length)}` : link;
  const places =
    sources?.links[written] ?? sources?.links[attempt(() => decodeURI(written)) ?? written] ?? [];
  const own = sources?.pages[page.path]?.file;
  return places.filter(({ file }) => !link.startsWith('#') || file === own);
}

/** Source position of a field of a page's head, or else the output file. */
export function headPlace(page: PageFacts, field: 'title' | 'description', sources?: SourceIndex): Place {
  const known = sources?.pages[page.path];
  return known ? { file: known.file, line: known[field] } : { file: page.file };
}

/** Source position of the text from which an element has its id, or else the page's file. */
export function idPlace(page: PageFacts, id: string | undefined, sources?: SourceIndex): Place {
  const line = id && sources?.pages[page.path]?.ids?.()[id];
  return { file: pageSource(page, sources), ...(line ? { line } : {}) };
}

/** The content file of a page, or else the output file. */
export const pageSource = ({ path, file }: PageFacts, sources?: SourceIndex): string =>
  sources?.pages[path]?.file ?? file;
