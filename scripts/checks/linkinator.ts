import type { Problem } from '../core/errors/problem.ts';

/** Pictures are nine tenths of all addresses and would cost 5 s more; the build's own check looks for each file. */
const pictures = '/assets/images/';

/**
 * Crawls a site with linkinator and reports broken links, as a second opinion on the check of every build. Other hosts are
 * not requested.
 * @param origin of the site on this machine. Linkinator's own server takes the folder for a pattern, so that brackets in its
 *   path match other files
 * @param files of its pages, e.g. `about.html`
 */
export async function linkinatorPasses(origin: string, files: readonly string[]): Promise<Problem[]> {
  const { LinkChecker } = await import('linkinator');
  const { links } = await new LinkChecker().check({
    path: files.map((file) => `${origin}/${file}`),
    concurrency: 50,
    // Otherwise it would request this machine's addresses through the proxy of the environment, even with NO_PROXY.
    allowInsecureCerts: true,
    linksToSkip: async (link) => {
      const { hostname, pathname } = new URL(link);
      return hostname !== 'localhost' || pathname.startsWith(pictures);
    },
  });
  const pathOf = (address: string) => new URL(address, origin).pathname;
  return links
    .filter(({ state }) => state === 'BROKEN')
    .map(({ url, parent, status }) => ({
      file: parent ? pathOf(parent) : 'the site',
      message: `"${pathOf(url)}" returns ${status ?? 'no response'}`,
      remedy: 'Correct the address, or add the page or file',
    }));
}
