import type { Problem } from '../core/problem.ts';
import { crawl, pictures, type RunCrawl } from './crawl.ts';
import type { PageFacts } from './page-facts.ts';

export interface CrawlOptions {
  dir: string;
  basePath: string;
  hasFile: (file: string) => boolean;
  promised?: ((path: string) => boolean) | undefined;
  /** Addresses that an earlier crawl of this output found good. */
  known: readonly string[];
  /** Runs the crawl elsewhere, in a thread that has nothing else to do. */
  run?: RunCrawl | undefined;
}
export interface Crawl {
  problems: Problem[];
  /** All addresses that are known to be good now. */
  known: string[];
}

/**
 * Crawling costs about 40 ms a page. Up to this many pages all are crawled; of a larger site all but the older posts,
 * made by the same code as the newest, and the pages that list them. Our own check has read the links of every page.
 */
const crawlLimit = 100;
const newestPosts = 3;
/** A list of hundreds of posts costs as much as all other pages together. */
const longList = 500;

/**
 * linkinator's crawl over the output finds no broken address. Other hosts are not asked: a build needs no network.
 * An address once found good stays good while its file is there, so a small edit crawls only what is new.
 */
export async function linkinatorPasses(pages: readonly PageFacts[], options: CrawlOptions): Promise<Crawl> {
  const { dir, basePath, hasFile, promised, run = crawl } = options;
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

  const named = new Set(unknown.flatMap(({ links }) => links.map(plain)));
  const skip = [...named].filter((path) => skipped(path) || known.has(path));
  const { good, broken } = await run({ dir, files: unknown.map(({ file }) => file), skip });
  for (const path of good) known.add(path);
  for (const address of open) known.add(address);
  const problems = broken.map(({ path, parent, status }) => ({
    file: parent ?? 'the site',
    message: `"${path}" answers ${status ?? 'nothing'}`,
    remedy: 'Correct the address, or add the page or file',
  }));
  return { problems, known: [...known] };
}
