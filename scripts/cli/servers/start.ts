/** `npm start`: builds the site with the local stand-in for outside services and serves it. */
import { build } from '../../../build.ts';
import { messageOf } from '../../core/errors/message.ts';
import { inRoot } from '../../core/files/paths.ts';
import { createProgress } from '../../core/process/progress.ts';
import { untilStopped } from '../../core/process/until-stopped.ts';
import { readSettings } from '../../generator/content/settings/settings.ts';
import type { BuildReport } from '../../generator/options.ts';
import { madeLines } from '../../generator/pictures/made-lines.ts';
import type { PictureQueue } from '../../generator/pictures/queue.ts';
import { createSiteHandler } from '../../serve/static-server.ts';
import { warn } from '../build/warn.ts';
import { defaultPorts } from './ports.ts';
import { servedSite } from './stand-in.ts';
import { withServers } from './with-servers.ts';

const out = inRoot('.sandbox', 'site');

export async function start(): Promise<number> {
  await withServers('start', defaultPorts.start, async ({ site, standIn, open }) => {
    console.log('Building the site …');
    const report = await build({ ...servedSite(out, standIn), env: process.env });
    const { basePath } = readSettings(process.env, standIn.origin);
    const pictures = await report.pictures();
    open(createSiteHandler({ dir: out, basePath, pictures: () => pictures }));
    console.log(report.summary);
    warn(report);
    console.log(`\n  The site:          ${site.origin}${basePath}`);
    console.log(
      `  External services: ${standIn.origin}, a local stand-in; messages are stored in .sandbox/outbox/`,
    );
    console.log('  Stop with Ctrl+C.\n');
    void finish(pictures, report);
    await untilStopped().stopped;
  });
  // Pictures may still be encoding; a partial file is never kept.
  process.exit(0);
}

/** Does what the first page did not need: the remaining pictures, then the checks. A failure is printed; the server keeps running. */
async function finish(pictures: PictureQueue | undefined, { check }: BuildReport): Promise<void> {
  try {
    const made = await pictures?.makeAll(createProgress('Encoding pictures', console.log));
    for (const line of madeLines(made?.originals ?? [])) console.log(line);
    await check();
    console.log('All checks passed.');
  } catch (error) {
    console.error(messageOf(error));
  }
}
