import path from 'node:path';
import { inRoot } from '../../core/paths.ts';
import { checkPageFiles, type PageFile, singleRoutes } from '../code/page-files.ts';
import type { KnownImages } from '../pictures/pictures.ts';
import {
  type ContentCache,
  emptyContentCache,
  type LoadedContent,
  type LoadOptions,
  loadContent,
} from './load.ts';
import { checkPublicFiles, generatedFiles, publicFiles } from './public-files.ts';
import { checkUnreadFiles } from './unread-files.ts';

export interface ContentStepInput
  extends Pick<LoadOptions, 'buildDate' | 'home' | 'files' | 'store' | 'compilePosts'> {
  images: KnownImages;
  pageFiles: readonly PageFile[];
}

/** Loads the content by way of the cache, and updates the cache. */
export async function readContent({ images, pageFiles, ...input }: ContentStepInput): Promise<LoadedContent> {
  const { store, files } = input;
  const routes = singleRoutes(pageFiles);
  const shipped = publicFiles(inRoot('public'));
  const loaded = await loadContent({
    ...input,
    images: images.images,
    brokenImages: images.problems.map(({ file }) => path.parse(file).name),
    pageRoutes: routes,
    ownFiles: [...generatedFiles, ...shipped],
    previous: store.record<ContentCache>('content') ?? emptyContentCache,
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
