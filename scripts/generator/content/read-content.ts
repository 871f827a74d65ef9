import path from 'node:path';
import { inRoot } from '../../core/paths.ts';
import { checkPublicFiles, generatedFiles, publicFiles } from '../files/own-files.ts';
import { checkPageFiles, type PageFile, singleRoutes } from '../pages/page-files.ts';
import type { KnownImages } from '../pictures/pictures.ts';
import type { WorkerPool } from '../threads/pool.ts';
import type { Workspace } from '../workspace.ts';
import { type ContentCache, emptyContentCache, type LoadedContent, loadContent } from './load.ts';

export interface ContentStepInput {
  images: KnownImages;
  pageFiles: readonly PageFile[];
  pool: WorkerPool;
}

/** Loads the content with what the last build remembered of it, and remembers it for the next. */
export async function readContent(
  { settings, store, files }: Workspace,
  { images, pageFiles, pool }: ContentStepInput,
): Promise<LoadedContent> {
  const routes = singleRoutes(pageFiles);
  const shipped = publicFiles(inRoot('public'));
  const loaded = await loadContent({
    files,
    images: images.images,
    brokenImages: images.problems.map(({ file }) => path.parse(file).name),
    pageRoutes: routes,
    ownFiles: [...generatedFiles, ...shipped],
    buildDate: settings.buildDate,
    store,
    previous: store.record<ContentCache>('content') ?? emptyContentCache,
    pool,
  });
  store.keepRecord('content', loaded.cache);
  const problems = [...checkPageFiles(pageFiles), ...checkPublicFiles(shipped, routes), ...loaded.problems];
  return problems.length > 0 ? { ...loaded, content: undefined, problems } : loaded;
}
