import type { Problem } from '../build/build-error.ts';
import type { HtmlPage } from './html-page.ts';
import type { CheckOptions } from './index.ts';

/**
 * Crawling costs about 5 ms a page. Up to this many pages all are crawled; of a larger site all but the older posts,
 * whose links our own check has read.
 */
const crawlLimit = 300;
const newestPosts = 50;

/** linkinator's crawl over the output finds no broken address. Other hosts are not asked: a build needs no network. */
export async function linkinatorPasses(
  pages: readonly HtmlPage[],
  { dir, basePath, promised }: CheckOptions,
): Promise<Problem[]> {
  // Its server knows no base path; own addresses are checked under it by our own check.
  if (basePath !== '/') return [];
  const { LinkChecker } = await import('linkinator');
  const checker = new LinkChecker();
  const older =
    pages.length > crawlLimit
      ? new Set(
          pages
            .filter(({ path }) => path.startsWith('/blog/'))
            .slice(newestPosts)
            .map(({ path }) => path),
        )
      : new Set<string>();
  const { links } = await checker.check({
    path: ['index.html', '404.html'],
    serverRoot: dir,
    recurse: true,
    cleanUrls: true,
    concurrency: 50,
    linksToSkip: async (link) => {
      const url = new URL(link);
      if (url.hostname !== 'localhost' || url.protocol === 'mailto:') return true;
      return older.has(url.pathname) || (promised?.(url.pathname) ?? false);
    },
  });
  return links
    .filter(({ state }) => state === 'BROKEN')
    .map(({ url, parent, status }) => ({
      file: parent ? new URL(parent, 'http://localhost').pathname : 'the site',
      message: `"${new URL(url, 'http://localhost').pathname}" answers ${status ?? 'nothing'}`,
      remedy: 'Correct the address, or add the page or file',
    }));
}
