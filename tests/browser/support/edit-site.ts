/** Runs `npm run edit` on a copy of the fixture. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../../../build.ts';
import { messageOf } from '../../../scripts/core/errors/message.ts';
import { inRoot } from '../../../scripts/core/files/paths.ts';
import { createEditor } from '../../../scripts/editor/editor.ts';
import type { PictureQueue } from '../../../scripts/generator/pictures/queue.ts';
import { createDevHandler } from '../../../scripts/serve/dev-handler.ts';
import { createDevChannel } from '../../../scripts/serve/dev-state.ts';
import { listen } from '../../../scripts/serve/listen.ts';
import { watchPlaces } from '../../../scripts/serve/watch.ts';

export interface EditSite {
  /** `http://localhost:…` */
  origin: string;
  /** Folder above `content/`. */
  root: string;
  /** Resolves when all edits so far have been built. @throws the problems of the content */
  built: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openEditSite(): Promise<EditSite> {
  const root = mkdtempSync(path.join(tmpdir(), 'edit-site-'));
  const [content, dir] = [path.join(root, 'content'), path.join(root, 'out')];
  cpSync(inRoot('tests', 'fixtures', 'content'), content, { recursive: true });

  const channel = createDevChannel();
  let pictures: PictureQueue | undefined;
  const rebuild = async () => {
    try {
      const report = await build({
        out: dir,
        sandboxOrigin: process.env.SANDBOX_ORIGIN ?? '',
        contentDir: content,
        pictures: 'defer',
        checks: false,
        dev: true,
        env: { BUILD_DATE: '2026-05-04' },
      });
      pictures = await report.pictures();
      channel.built(report.changed);
    } catch (error) {
      channel.failed(messageOf(error));
    }
  };
  let last = rebuild();
  await last;
  const editor = createEditor({ basePath: '/', content, log: console.log });
  const server = await listen(
    createDevHandler({ dir, basePath: '/', channel, pictures: () => pictures, editor: editor.handle }),
    0,
  );
  const watching = watchPlaces(
    root,
    ['content'],
    () => {
      last = last.then(rebuild);
    },
    console.error,
  );
  await watching.ready;
  return {
    origin: server.origin,
    root,
    async built() {
      await last;
      if (channel.state.error) throw new Error(channel.state.error);
    },
    async close() {
      await watching.stop();
      await last;
      channel.close();
      await server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
