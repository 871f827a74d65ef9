/** `npm run edit`: the content editor, as part of the development server. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { attempt } from '../core/errors/attempt.ts';
import { inRoot } from '../core/files/paths.ts';
import { isOwnHost } from '../core/http/own-requests.ts';
import { editorBundle } from './bundle.ts';
import { clientScript } from './client-script.ts';
import { type ContentFolder, openContentFolder } from './content-folder.ts';
import { editorSetup } from './form/setup.ts';
import { createEditorHandler } from './handler.ts';
import { createProxy } from './proxy/proxy.ts';
import { readSchemas } from './schemas.ts';

export interface EditorOptions {
  /** Base path of the site's pages, with a slash at both ends. */
  basePath: string;
  /** Content folder; the project's own by default. */
  content?: string;
  log: (line: string) => void;
}

export interface Editor {
  /** Path of the editor's page: `/edit/`. */
  address: string;
  /** Handles the editor's addresses. @returns whether the request was for one of them */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
}

/** @throws UserError if the editor's program cannot be downloaded */
export function createEditor({ basePath, content = inRoot('content'), log }: EditorOptions): Editor {
  const address = `${basePath}edit/`;
  const bundle = editorBundle(log);
  const folder = openContentFolder(content);
  const schemas = readSchemas();
  const backend = { name: 'proxy', proxy_url: `${address}api/v1`, branch: 'main' };
  const answer = createEditorHandler({
    base: address,
    bundle: () => bundle,
    client: () => clientScript('editor-client'),
    setup: () => editorSetup({ folder, schemas, basePath, backend, siteUrl: basePath }),
    proxy: createProxy(folder, schemas),
  });
  return {
    address,
    handle(request, response) {
      const pathname = (request.url ?? '/').split('?')[0] ?? '/';
      const original = isOwnHost(request.headers.host) && originalOf(folder, basePath, pathname);
      if (original) response.writeHead(200, { 'Cache-Control': 'no-store' }).end(original);
      else if (`${pathname}/` === address) response.writeHead(302, { Location: address }).end();
      else if (pathname.startsWith(address)) void answer(request, response);
      else return false;
      return true;
    },
  };
}

/** Serves originals as a post's text names them, e.g. `/images/jerry-fox.jpg`, for the preview. The site itself has only variants. */
function originalOf(folder: ContentFolder, basePath: string, pathname: string): Buffer | undefined {
  const name = pathname.startsWith(`${basePath}images/`) ? pathname.slice(basePath.length) : '';
  // For an invalid name of a picture the site replies with 404.
  return name ? attempt(() => folder.read(`content/${name}`)) : undefined;
}
