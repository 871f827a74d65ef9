/** Serves `npm run dev`: the built site, with a small script in every page, the event stream and another service worker. */
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { build } from 'esbuild';
import { messageOf } from '../core/errors/message.ts';
import { inRoot } from '../core/files/paths.ts';
import { memoize } from '../core/values/memoize.ts';
import type { PictureQueue } from '../generator/pictures/queue.ts';
import type { DevChannel } from './dev-state.ts';
import type { DevTools } from './dev-tools.ts';
import { selfRemovingWorker } from './dev-worker.ts';
import type { Handler } from './listen.ts';
import { createSiteHandler } from './static-server.ts';

interface DevHandlerOptions {
  dir: string;
  basePath: string;
  channel: DevChannel;
  pictures: () => PictureQueue | undefined;
  /** The editor, if enabled: handles its own addresses and returns whether it did. */
  editor?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Answers the bar's requests. */
  tools?: DevTools;
}

export function createDevHandler({
  dir,
  basePath,
  channel,
  pictures,
  editor,
  tools,
}: DevHandlerOptions): Handler {
  const folder = `${basePath}__dev/`;
  /** With the version of the page: a build may end before the script connects. */
  const tag = () =>
    `<script src="${folder}switches.js"></script><script type="module" src="${folder}client.js?${channel.state.version}"></script>`;
  const site = createSiteHandler({
    dir,
    basePath,
    pictures,
    transformHtml: () => {
      const current = tag();
      return (html) => withTag(html, current);
    },
  });
  return (request, response) => {
    const pathname = (request.url ?? '/').split('?')[0] ?? '/';
    if (editor?.(request, response)) return;
    const action = pathname.startsWith(folder) ? pathname.slice(folder.length) : undefined;
    if (action === 'events') channel.subscribe(response);
    else if (action === 'client.js') void clientScript(response, 'dev-client.ts', 'esm');
    else if (action === 'switches.js') void clientScript(response, 'switches.ts', 'iife');
    else if (action !== undefined && tools) void tools(action, request, response);
    else if (pathname === `${basePath}sw.js`) script(response, selfRemovingWorker);
    else if (channel.state.error !== null && !existsSync(path.join(dir, 'index.html')))
      response
        .writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
        .end(`<!doctype html><html lang="en"><title>Not built yet</title><body>${tag()}</body></html>`);
    else site(request, response);
  };
}

/** Inserts a tag at the end of the head, which every page has. */
const withTag = (html: string, tag: string): string =>
  html.includes('</head>') ? html.replace('</head>', () => `${tag}</head>`) : html + tag;

/** Bundled once: every reload of a page waits for these scripts. */
const clientCode = memoize(async (file, format: 'esm' | 'iife'): Promise<string> => {
  const entryPoints = [inRoot('scripts', 'serve', 'client', file)];
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false, format, target: 'es2022' });
  return outputFiles[0]?.text ?? '';
});

/** Without its script a page does not reload by itself, but it is served. */
async function clientScript(response: ServerResponse, file: string, format: 'esm' | 'iife'): Promise<void> {
  try {
    script(response, await clientCode(file, format));
  } catch (error) {
    console.error(messageOf(error));
    response.writeHead(500, { 'Cache-Control': 'no-store' }).end();
  }
}

function script(response: ServerResponse, code: string): void {
  response
    .writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(code);
}
