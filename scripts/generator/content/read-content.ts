import path from 'node:path';
import { type PageFile, singleRoutes } from '../pages/page-files.ts';
import type { KnownImages } from '../pictures/pictures.ts';
import type { WorkerPool } from '../threads/pool.ts';
import type { Workspace } from '../workspace.ts';
import { readContentCache, writeContentCache } from './content-cache.ts';
import { type LoadedContent, loadContent } from './load.ts';

export interface ContentStepInput {
  images: KnownImages;
  pageFiles: readonly PageFile[];
  pool: WorkerPool;
}

/** Loads the content with what the last build remembered of it, and remembers it for the next. */
export async function readContent(
  { cacheDir, folders, files, keys }: Workspace,
  { images, pageFiles, pool }: ContentStepInput,
): Promise<LoadedContent> {
  const loaded = await loadContent({
    files,
    images: images.images,
    brokenImages: images.problems.map(({ file }) => path.parse(file).name),
    pageRoutes: singleRoutes(pageFiles),
    cacheDir,
    previous: readContentCache(cacheDir, folders, keys.rules),
    pool,
  });
  writeContentCache(cacheDir, folders, keys.rules, loaded.cache);
  return loaded;
}
