import type { Problem } from '../build/build-error.ts';
import type { PageFacts } from './page-facts.ts';

export interface CrawlOptions {
  dir: string;
  basePath: string;
  hasFile: (file: string) => boolean;
  promised?: ((path: string) => boolean) | undefined;
  /** Addresses that an earlier crawl of this output found good. */
  known: readonly string[];
}
export interface Crawl {
  problems: Problem[];
  /** All addresses that are known to be good now. */
  known: string[];
}

/**
 * Crawling costs about 20 ms a page. Up to this many pages all are crawled; of a larger site all but the older posts and
 * the pages that list them, whose links our own check has read.
 */
const crawlLimit = 100;
const newestPosts = 10;
/** A list of hundreds of posts costs as much as all other pages together. */
const longList = 500;
/** Pictures are nine tenths of all addresses and would cost 5 s more; our own check looks for each file. */
const pictures = '/assets/images/';

/**
 * linkinator's crawl over the output finds no broken address. Other hosts are not asked: a build needs no network.
 * An address once found good stays good while its file is there, so a small edit crawls only what is new.
 */
export async function linkinatorPasses(pages: readonly PageFacts[], options: CrawlOptions): Promise<Crawl> {
  const { dir, basePath, hasFile, promised } = options;
  // Its server knows no base path; own addresses are checked under it by our own check.
  if (basePath !== '/') return { problems: [], known: [] };
  const posts = pages.filter(({ path }) => path.startsWith('/blog/'));
  const large = pages.length > crawlLimit;
  const older = new Set(large ? posts.slice(newestPosts).map(({ path }) => path) : []);
  const plain = (link: string) => link.replace(/[?#].*$/, '');
  const skipped = (path: string) =>
    path === '' || path.startsWith(pictures) || older.has(path) || (promised?.(path) ?? false);
  const stillThere = options.known.every(
    (path) =>
      path === '/' || [path, `${path}.html`, `${path}/index.html`].some((file) => hasFile(file.slice(1))),
  );
  const known = new Set(stillThere ? options.known : []);
  // Each new address is asked once, from the first page that shows it: naming every page would ask again and again.
  const open = new Set<string>();
  const unknown = pages.filter(({ path, links }) => {
    const before = open.size;
    if (older.has(path) || (large && links.length > longList)) return false;
    for (const address of links.map(plain)) if (!skipped(address) && !known.has(address)) open.add(address);
    return open.size > before;
  });
  if (unknown.length === 0) return { problems: [], known: [...known] };

  const { LinkChecker } = await import('linkinator');
  const { links } = await new LinkChecker().check({
    // Each page is named: recursion from index.html would follow only addresses that begin with that file's.
    path: unknown.map(({ file }) => file),
    serverRoot: dir,
    cleanUrls: true,
    concurrency: 50,
    linksToSkip: async (link) => {
      const url = new URL(link);
      return url.hostname !== 'localhost' || skipped(url.pathname) || known.has(url.pathname);
    },
  });
  const pathOf = (address: string) => new URL(address, 'http://localhost').pathname;
  for (const { url, state } of links) if (state === 'OK') known.add(pathOf(url));
  for (const address of open) known.add(address);
  const broken = links.filter(({ state }) => state === 'BROKEN');
  const problems = broken.map(({ url, parent, status }) => ({
    file: parent ? pathOf(parent) : 'the site',
    message: `"${pathOf(url)}" answers ${status ?? 'nothing'}`,
    remedy: 'Correct the address, or add the page or file',
  }));
  return { problems, known: [...known] };
}
