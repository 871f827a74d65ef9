/** What is known of the pages of a site: the checks of the output, the table of structured data. */
import { packEnding } from '../../components/base/offline-pack.ts';
import { checkOutput } from '../checks/index.ts';
import { type PageFacts, readPageFacts } from '../checks/page-facts.ts';
import { splitPage } from '../checks/page-parts.ts';
import type { SourceIndex } from '../checks/sources.ts';
import { dataTable } from '../checks/structured-data-table.ts';
import { hashOf } from '../core/hash.ts';
import { htmlFiles } from '../core/route-files.ts';
import type { BuildContext, Memory } from './build-context.ts';
import type { RenderedPage } from './pages/render-pages.ts';
import { factsName, type RenderedSite } from './pages/render-site.ts';
import type { PictureQueue } from './pictures/queue.ts';

type Kept = Pick<BuildContext, 'store' | 'output'>;
type Pages = Memory['pages'];

/** Facts of each page, from the store; where they are damaged, from the page itself. */
function factsOf(pages: Pages, { store, output }: Kept, fresh?: RenderedSite['facts']): PageFacts[] {
  return pagesOf(pages).map((page) => {
    const rendered = fresh?.get(page.facts);
    if (rendered) return rendered;
    const known = store.get(factsName(page.facts));
    if (known) return JSON.parse(known.toString()) as PageFacts; // written by `renderSite`
    const [file] = htmlFiles(page.route);
    return readPageFacts(file, splitPage(output.read(file).toString()));
  });
}

const pagesOf = (pages: Pages): RenderedPage[] => Object.values(pages).map(({ page }) => page);

/** The types of structured data of each page. */
export const tableOf = (pages: Pages, kept: Kept): string => dataTable(factsOf(pages, kept));

/**
 * Checks the output of a build, unless the same has passed before.
 * @param queue with the pictures that are planned and not yet made
 * @param sources where an editor wrote what the checks may find
 * @throws BuildError with every fault of every page
 */
export function checkSite(
  context: Pick<BuildContext, 'settings' | 'output' | 'store'>,
  {
    pages,
    redirectPages,
    fresh,
  }: Pick<Memory, 'pages' | 'redirectPages'> & { fresh?: RenderedSite['facts'] },
  queue: PictureQueue | undefined,
  sources?: () => SourceIndex,
): void {
  const { output, store, settings } = context;
  const all = pagesOf(pages);
  // Those of pages follow from their routes.
  const own = new Set(all.flatMap(({ texts }) => texts.flatMap(({ files }) => files)));
  const key = hashOf(
    JSON.stringify([settings.basePath, redirectPages]),
    all.map(({ route, facts, noindex }) => `${route} ${facts} ${noindex}`),
    // Sorted: a file that was written again comes last. No page links to the offline pack, whose name has a hash.
    output
      .names()
      .filter((name) => !own.has(name) && !name.endsWith(packEnding))
      .sort(),
    [...(queue?.paths() ?? [])],
  );
  if (store.record<string>('checked') === key) return;
  checkOutput([...factsOf(pages, context, fresh), ...redirectPages], {
    hidden: new Set(all.filter(({ noindex }) => noindex).map(({ route }) => route)),
    basePath: settings.basePath,
    hasFile: (file) => output.has(file),
    planned: queue?.has,
    sources: sources?.(),
  });
  store.keepRecord('checked', key);
}
