import { build } from '../../../build.ts';
import { inRoot } from '../../core/files/paths.ts';
import { listen } from '../../serve/listen.ts';
import { createSiteHandler } from '../../serve/static-server.ts';
import { openStandIn, servedSite } from './stand-in.ts';

interface MeasuredSite {
  origin: string;
  /** Encodes all pictures, for measurements in which no page may wait for one; otherwise each is encoded on request. */
  makePictures: () => Promise<unknown>;
  /** Folder of the built site. */
  dir: string;
  close: () => Promise<void>;
}

/**
 * Builds and serves a site with the local stand-in for its providers: if the real ones cannot be reached, their failed
 * requests would count against the pages.
 * @param name of the folder below `.sandbox/`
 * @param content folder, relative to the project's root
 */
export async function openMeasuredSite(name: string, content: string): Promise<MeasuredSite> {
  const standIn = await openStandIn(() => {});
  try {
    const dir = inRoot('.sandbox', name);
    const report = await build({
      ...servedSite(dir, standIn),
      contentDir: inRoot(content),
      env: { BUILD_DATE: process.env.BUILD_DATE },
    });
    const queue = await report.pictures();
    const site = await listen(createSiteHandler({ dir, basePath: '/', pictures: () => queue }), 0);
    const close = async () => {
      await Promise.all([site.close(), standIn.close()]);
    };
    return { origin: site.origin, dir, makePictures: async () => queue?.makeAll(), close };
  } catch (error) {
    // An open server would keep the process.
    await standIn.close();
    throw error;
  }
}
