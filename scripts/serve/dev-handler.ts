/** Serves `npm run dev`: the built site, with a small script in every page, the event stream and another service worker. */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { transform } from 'esbuild';
import { inRoot } from '../core/paths.ts';
import type { PictureQueue } from '../generator/pictures/queue.ts';
import type { DevChannel } from './dev-state.ts';
import { selfRemovingWorker } from './dev-worker.ts';
import type { Handler } from './listen.ts';
import { createSiteHandler } from './static-server.ts';

export interface DevHandlerOptions {
  dir: string;
  basePath: string;
  channel: DevChannel;
  pictures: () => PictureQueue | undefined;
  /** The editor, if enabled: handles its own addresses and returns whether it did. */
  editor?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

export function createDevHandler({ dir, basePath, channel, pictures, editor }: DevHandlerOptions): Handler {
  const tag = `<script type="module" src="${basePath}__dev/client.js"></script>`;
  const site = createSiteHandler({
    dir,
    basePath,
    pictures,
    noStore: true,
    brotliLevel: 1,
    transformHtml: (html) => withTag(html, tag),
  });
  return (request, response) => {
    const pathname = (request.url ?? '/').split('?')[0] ?? '/';
    if (editor?.(request, response)) return;
    if (pathname === `${basePath}__dev/events`) channel.subscribe(response);
    else if (pathname === `${basePath}__dev/client.js`) void sendClient(response);
    else if (pathname === `${basePath}sw.js`) script(response, selfRemovingWorker);
    else if (channel.state.error !== null && !existsSync(path.join(dir, 'index.html')))
      response
        .writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
        .end(`<!doctype html><html lang="en"><title>Not built yet</title><body>${tag}</body></html>`);
    else site(request, response);
  };
}

/** Inserts a tag at the end of the head, which every page has. */
const withTag = (html: string, tag: string): string =>
  html.includes('</head>') ? html.replace('</head>', () => `${tag}</head>`) : html + tag;

async function sendClient(response: ServerResponse): Promise<void> {
  const source = readFileSync(inRoot('scripts', 'serve', 'client', 'dev-client.ts'), 'utf8');
  const { code } = await transform(source, { loader: 'ts', target: 'es2022' });
  script(response, code);
}

function script(response: ServerResponse, code: string): void {
  response
    .writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(code);
}
