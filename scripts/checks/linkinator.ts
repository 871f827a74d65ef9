import type { Problem } from '../core/problem.ts';
import { readPages } from './read-pages.ts';

/** Pictures are nine tenths of all addresses and would cost 5 s more; the build's own check looks for each file. */
const pictures = '/assets/images/';

/**
 * Crawls a site with linkinator and reports broken links, as a second opinion on the check of every build. Other hosts are
 * not requested.
 * @param dir folder of a site at the root of its host
 */
export async function linkinatorPasses(dir: string): Promise<Problem[]> {
  const { LinkChecker } = await import('linkinator');
  const { links } = await new LinkChecker().check({
    // Every page is listed, since recursion from index.html only follows addresses below that file's.
    path: readPages(dir).map(({ file }) => file),
    serverRoot: dir,
    cleanUrls: true,
    concurrency: 50,
    // Otherwise it would request this machine's addresses through the proxy of the environment, even with NO_PROXY.
    allowInsecureCerts: true,
    linksToSkip: async (link) => {
      const { hostname, pathname } = new URL(link);
      return hostname !== 'localhost' || pathname.startsWith(pictures);
    },
  });
  const pathOf = (address: string) => new URL(address, 'http://localhost').pathname;
  return links
    .filter(({ state }) => state === 'BROKEN')
    .map(({ url, parent, status }) => ({
      file: parent ? pathOf(parent) : 'the site',
      message: `"${pathOf(url)}" returns ${status ?? 'no response'}`,
      remedy: 'Correct the address, or add the page or file',
    }));
}
