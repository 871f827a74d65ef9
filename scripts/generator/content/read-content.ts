import path from 'node:path';
import { inRoot } from '../../core/paths.ts';
import type { Store } from '../../core/store.ts';
import { checkPageFiles, type PageFile, singleRoutes } from '../code/page-files.ts';
import type { KnownImages } from '../pictures/pictures.ts';
import type { CompilePosts } from './compile-posts.ts';
import type { ContentFiles } from './content-files.ts';
import { type ContentCache, emptyContentCache, type LoadedContent, loadContent } from './load.ts';
import { checkPublicFiles, generatedFiles, publicFiles } from './public-files.ts';
import { checkUnreadFiles } from './unread-files.ts';

export interface ContentStepInput {
  images: KnownImages;
  pageFiles: readonly PageFile[];
  /** Day of the build, YYYY-MM-DD. */
  buildDate: string;
  files: ContentFiles;
  store: Store;
  compilePosts: CompilePosts;
}

/** Loads the content by way of the cache, and updates the cache. */
export async function readContent({
  images,
  pageFiles,
  buildDate,
  files,
  store,
  compilePosts,
}: ContentStepInput): Promise<LoadedContent> {
  const routes = singleRoutes(pageFiles);
  const shipped = publicFiles(inRoot('public'));
  const loaded = await loadContent({
    files,
    images: images.images,
    brokenImages: images.problems.map(({ file }) => path.parse(file).name),
    pageRoutes: routes,
    ownFiles: [...generatedFiles, ...shipped],
    buildDate,
    store,
    previous: store.record<ContentCache>('content') ?? emptyContentCache,
    compilePosts,
  });
  store.keepRecord('content', loaded.cache);
  const problems = [
    ...checkPageFiles(pageFiles),
    ...checkPublicFiles(shipped, routes),
    ...checkUnreadFiles(files.unread),
    ...loaded.problems,
  ];
  return problems.length > 0 ? { ...loaded, content: undefined, problems } : loaded;
}
