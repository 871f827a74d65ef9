/** Leads from a fault of a finished page back to the line that an editor wrote. */
import type { PageFacts } from './page-facts.ts';

export interface Place {
  /** As the editor knows it, e.g. `content/blog/jerry-fox.md`. */
  file: string;
  line?: number | undefined;
}

/** Plain data. */
export interface SourceIndex {
  /** A link of the site as it is written → where. */
  links: Record<string, Place[]>;
  /** Address of a page → its file, with the lines of what stands in its head. */
  pages: Record<string, { file: string; title?: number | undefined; description?: number | undefined }>;
}

interface Sources {
  basePath: string;
  sources?: SourceIndex | undefined;
}

/** Where the content has a link of a page; nothing for a link of the code. */
export function writtenAt(link: string, page: PageFacts, { basePath, sources }: Sources): PlainPlace[] {
  const written = link.startsWith(basePath) ? `/${link.slice(basePath.length)}` : link;
  const places = sources?.links[written] ?? sources?.links[decoded(written)] ?? [];
  const own = sources?.pages[page.path]?.file;
  return places.filter(({ file }) => !link.startsWith('#') || file === own).map(plain);
}

/** Where the content says what stands in a page's head, else the file of the output. */
export function headPlace(
  page: PageFacts,
  field: 'title' | 'description',
  sources?: SourceIndex,
): PlainPlace {
  const known = sources?.pages[page.path];
  return known ? plain({ file: known.file, line: known[field] }) : { file: page.file };
}

/** The content's file of a page, else the file of the output. */
export const pageSource = ({ path, file }: PageFacts, sources?: SourceIndex): string =>
  sources?.pages[path]?.file ?? file;

type PlainPlace = { file: string; line?: number };

/** Without a line that is not known. */
const plain = ({ file, line }: Place): PlainPlace => (line === undefined ? { file } : { file, line });

function decoded(link: string): string {
  try {
    return decodeURI(link);
  } catch {
    return link;
  }
}
