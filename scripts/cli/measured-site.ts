import { build } from '../../build.ts';
import { inRoot } from '../core/paths.ts';
import { listen } from '../serve/listen.ts';
import { createSiteHandler } from '../serve/static-server.ts';
import { openStandIn } from './stand-in.ts';
import { workerFile } from './worker-file.ts';

export interface MeasuredSite {
  origin: string;
  /** Makes all pictures, where no page may wait for one while it is measured; else each is made when it is asked for. */
  makePictures: () => Promise<unknown>;
  /** Folder of the built site. */
  dir: string;
  close: () => Promise<void>;
}

/**
 * Builds and serves a site whose providers are played on this machine: with the real ones out of reach, their failed
 * requests would be counted against its pages.
 * @param name of the folder below `.sandbox/`
 * @param content folder, below the project's root
 */
export async function openMeasuredSite(name: string, content: string): Promise<MeasuredSite> {
  const standIn = await openStandIn(() => {});
  const dir = inRoot('.sandbox', name);
  const report = await build({
    out: dir,
    ownOut: true,
    providers: 'sandbox',
    sandboxOrigin: standIn.origin,
    contentDirs: [inRoot(content)],
    pictures: 'defer',
    checks: false,
    env: { BUILD_DATE: process.env.BUILD_DATE },
    workerFile,
    log: console.log,
  });
  const queue = await report.pictures();
  const site = await listen(createSiteHandler({ dir, basePath: '/', pictures: () => queue }), 0);
  const close = async () => {
    await Promise.all([site.close(), standIn.close()]);
  };
  return { origin: site.origin, dir, makePictures: async () => queue?.makeAll(), close };
}
