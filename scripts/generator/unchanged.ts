import type { BuildOptions, BuildReport } from './options.ts';
import { findImages, providePictures } from './pictures/pictures.ts';
import { checkSite, type Memory, tableOf, type Workspace, warningsOf } from './workspace.ts';

/** The report of a build that had nothing to do; the queue of pictures is opened again, since some may not be made yet. */
export async function reportUnchanged(
  workspace: Workspace,
  last: Memory,
  options: BuildOptions,
): Promise<BuildReport> {
  const { cacheDir, files, staging } = workspace;
  const deferred = options.pictures === 'defer';
  const images = deferred ? await findImages(files.imageFolders, cacheDir) : undefined;
  const pages = Object.values(last.pages).map(({ page }) => page);
  const pictures = images ? await providePictures(images, pages, cacheDir, staging, options) : undefined;
  return {
    changed: false,
    pages: Object.keys(last.pages).length,
    summary: 'Nothing has changed since the last build.',
    warnings: warningsOf(workspace, last),
    table: () => tableOf(last.pages),
    pictures: pictures?.queue,
    check: () => checkSite(workspace, last, pictures?.queue?.has),
  };
}
