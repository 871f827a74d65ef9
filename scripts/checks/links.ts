import type { Problem } from '../build/build-error.ts';
import type { HtmlPage } from './html-page.ts';
import type { CheckOptions } from './index.ts';

/** Every own address leads to a file, and every fragment to an id; none to a redirect stub. */
export function linksLeadSomewhere(
  pages: readonly HtmlPage[],
  files: ReadonlySet<string>,
  { basePath, promised }: Pick<CheckOptions, 'basePath' | 'promised'>,
): Problem[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const verdicts = new Map<string, Pick<Problem, 'message' | 'remedy'> | undefined>();
  const judge = (link: string, page: HtmlPage) => {
    const [address = '', fragment] = link.split('#');
    const [place = ''] = address.split('?');
    if (place !== '' && !place.startsWith(basePath))
      return { message: `"${link}" leaves the folder ${basePath}`, remedy: 'Use href() for own addresses' };
    const path = place === '' ? page.path : `/${place.slice(basePath.length)}`;
    const target = byPath.get(decodeURI(path));
    if (!target) {
      if (files.has(path.slice(1)) || promised?.(path)) return undefined;
      return {
        message: `"${link}" leads to nothing`,
        remedy: 'Correct the address, or add the page or file',
      };
    }
    if (target.stub && !page.stub)
      return { message: `"${link}" leads to an old address`, remedy: 'Write the new one' };
    if (fragment && !target.ids.has(decodeURIComponent(fragment))) {
      return {
        message: `"${link}": there is no id "${fragment}" on ${target.path}`,
        remedy: 'Correct the fragment',
      };
    }
    return undefined;
  };
  return pages.flatMap((page) =>
    [...new Set(page.links)].flatMap((link) => {
      if (!link.startsWith('/') && !link.startsWith('#')) return [];
      const key = link.startsWith('#') ? page.path + link : link;
      if (!verdicts.has(key)) verdicts.set(key, judge(link, page));
      const verdict = verdicts.get(key);
      return verdict ? [{ file: page.file, ...verdict }] : [];
    }),
  );
}
