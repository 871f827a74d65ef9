/** Maps a fault of a rendered page to the source line. */
import type { PageFacts } from './page-facts.ts';

export interface Place {
  /** Path as shown to the editor, e.g. `content/blog/jerry-fox.md`. */
  file: string;
  line?: number | undefined;
}

/** Plain data. */
export interface SourceIndex {
  /** Internal link as written → its positions. */
  links: Record<string, Place[]>;
  /** Address of a page → its file, and the lines of the fields in its head. */
  pages: Record<string, { file: string; title?: number | undefined; description?: number | undefined }>;
}

interface Sources {
  basePath: string;
  sources?: SourceIndex | undefined;
}

/** Source position of a page's link; undefined for a link in the code. */
export function writtenAt(link: string, page: PageFacts, { basePath, sources }: Sources): PlainPlace[] {
  const written = link.startsWith(basePath) ? `/${link.slice(basePath.length)}` : link;
  const places = sources?.links[written] ?? sources?.links[decoded(written)] ?? [];
  const own = sources?.pages[page.path]?.file;
  return places.filter(({ file }) => !link.startsWith('#') || file === own).map(plain);
}

/** Source position of a field of a page's head, or else the output file. */
export function headPlace(
  page: PageFacts,
  field: 'title' | 'description',
  sources?: SourceIndex,
): PlainPlace {
  const known = sources?.pages[page.path];
  return known ? plain({ file: known.file, line: known[field] }) : { file: page.file };
}

/** The content file of a page, or else the output file. */
export const pageSource = ({ path, file }: PageFacts, sources?: SourceIndex): string =>
  sources?.pages[path]?.file ?? file;

type PlainPlace = { file: string; line?: number };

/** Without `line` if it is not known. */
const plain = ({ file, line }: Place): PlainPlace => (line === undefined ? { file } : { file, line });

function decoded(link: string): string {
  try {
    return decodeURI(link);
  } catch {
    return link;
  }
}
