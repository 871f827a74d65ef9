/** The crawl itself, free of state and with plain data on both sides: it may run in a thread of its own. */
export interface CrawlRequest {
  /** Folder of the site. */
  dir: string;
  /** Pages to read, by their files. */
  files: string[];
  /** Paths that are not asked for. */
  skip: string[];
}
export interface CrawlResult {
  /** Paths that answered well. */
  good: string[];
  /** Paths that did not, with the page that names each. */
  broken: { path: string; parent: string | undefined; status: number | undefined }[];
}
export type RunCrawl = (request: CrawlRequest) => Promise<CrawlResult>;

/** Pictures are nine tenths of all addresses and would cost 5 s more; our own check looks for each file. */
export const pictures = '/assets/images/';

/** Other hosts are not asked: a build needs no network. */
export async function crawl({ dir, files, skip }: CrawlRequest): Promise<CrawlResult> {
  const skipped = new Set(skip);
  const { LinkChecker } = await import('linkinator');
  const { links } = await new LinkChecker().check({
    // Each page is named: recursion from index.html would follow only addresses that begin with that file's.
    path: files,
    serverRoot: dir,
    cleanUrls: true,
    concurrency: 50,
    linksToSkip: async (link) => {
      const { hostname, pathname } = new URL(link);
      return hostname !== 'localhost' || pathname.startsWith(pictures) || skipped.has(pathname);
    },
  });
  const pathOf = (address: string) => new URL(address, 'http://localhost').pathname;
  return {
    good: links.filter(({ state }) => state === 'OK').map(({ url }) => pathOf(url)),
    broken: links
      .filter(({ state }) => state === 'BROKEN')
      .map(({ url, parent, status }) => ({ path: pathOf(url), parent: parent && pathOf(parent), status })),
  };
}
