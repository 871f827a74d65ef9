/** Plans all pages, and which of them must be rendered again. */
import type { AnyPage, Page, Pages } from '../../../components/page/define-page.ts';
import type { Content } from '../../../content/types.ts';
import { hashOf } from '../../core/cache/hash.ts';
import { memoize } from '../../core/values/memoize.ts';
import { isPattern, type PageFile } from '../code/page-files.ts';
import type { PostEntry } from '../content/posts/post-entries.ts';
import type { HashOfPart } from './content-parts.ts';
import { inPage } from './page-error.ts';
import type { RenderJob } from './render-pages.ts';

export interface PlannedPage {
  job: RenderJob;
  /** Version of its post's text; empty for a page without a post. */
  version: string;
  /**
   * Cache key: the hash of the code and of everything that the page is given.
   * @param reads names of the parts of the content that it read when it was rendered, separated by spaces
   */
  keyFor: (reads: string) => string;
}

interface PlanOptions {
  pageFiles: readonly PageFile[];
  /** Page file → what it exports. */
  modules: Readonly<Record<string, AnyPage>>;
  content: Content;
  hashOfPart: HashOfPart;
  /** In the order of `content.posts`. */
  posts: readonly PostEntry[];
  /** Hash of the code that a page file depends on: its imports, styles, scripts and settings. */
  codeKey: (file: string) => string;
}

/**
 * A page depends on the parts of the content that it reads. A page of a family also depends on the result of its file's `data`
 * and on its post's text, so that editing one of a thousand posts renders a handful of pages.
 */
export function planRoutes({
  pageFiles,
  modules,
  content,
  hashOfPart,
  posts,
  codeKey,
}: PlanOptions): PlannedPage[] {
  // All posts share a file, and most of them the parts that they read: 7 instead of 60 ms for 10,000 posts.
  const keyOfParts = memoize((fileAndReads: string): string => {
    const [file = '', ...reads] = fileAndReads.split(' ');
    return hashOf(
      codeKey(file),
      reads.map((name) => `${name} ${hashOfPart(name)}`),
    );
  });
  return pageFiles.flatMap(({ file, route }): PlannedPage[] => {
    if (!isPattern(route))
      return [
        {
          job: { file, route, pattern: route },
          version: '',
          keyFor: (reads) => keyOfParts(`${file} ${reads}`),
        },
      ];
    // A family's types are known in its own file only; here its data is passed on as unknown.
    const page = modules[file] as Page | Pages<unknown, unknown> | undefined;
    const [before, after = ''] = route.split(/\[\w+\]/);
    return posts.map((post) => {
      const { summary, text } = post;
      const address = before + summary.id + after;
      // The version represents the body, which has not been read yet.
      const { words, sources, map, version } = text;
      const job = { file, pattern: route, route: address, post };
      const own = (): string => {
        const given =
          page?.kind === 'pages'
            ? inPage(job, () => page.data(content, { ...summary, words, sources, body: [] }))
            : undefined;
        return hashOf(version, JSON.stringify([given, map]));
      };
      return {
        job,
        version,
        keyFor: (reads) => `${own()} ${keyOfParts(`${file} ${reads}`)}`,
      };
    });
  });
}
