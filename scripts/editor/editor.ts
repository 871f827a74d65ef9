/** `npm run edit`: the editor of the content, as a part of the server for development. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { transform } from 'esbuild';
import { inRoot } from '../core/paths.ts';
import { editorBundle } from './bundle.ts';
import { type ContentFolder, openContentFolder } from './content-folder.ts';
import { editorSetup } from './form/setup.ts';
import { createEditorHandler } from './handler.ts';
import { createProxy } from './proxy/proxy.ts';
import { readSchemas } from './schemas.ts';

export interface EditorOptions {
  /** Where the site's pages lie, with a slash at both ends. */
  basePath: string;
  /** Folder of the content; the project's own by default. */
  content?: string;
  log: (line: string) => void;
}

export interface Editor {
  /** Path of its page: `/edit/`. */
  address: string;
  /** Answers the editor's addresses. @returns whether it was one */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
}

/** @throws UserError if the editor's program cannot be fetched */
export function createEditor({ basePath, content = inRoot('content'), log }: EditorOptions): Editor {
  const address = `${basePath}edit/`;
  const bundle = editorBundle(log);
  const folder = openContentFolder(content);
  const schemas = readSchemas();
  const backend = { name: 'proxy', proxy_url: `${address}api/v1`, branch: 'main' };
  const answer = createEditorHandler({
    base: address,
    bundle: () => bundle,
    client: editorClient,
    setup: () => editorSetup({ folder, schemas, basePath, backend, siteUrl: basePath }),
    proxy: createProxy(folder, schemas),
  });
  return {
    address,
    handle(request, response) {
      const pathname = (request.url ?? '/').split('?')[0] ?? '/';
      const original = originalOf(folder, basePath, pathname);
      if (original) response.writeHead(200, { 'Cache-Control': 'no-store' }).end(original);
      else if (`${pathname}/` === address) response.writeHead(302, { Location: address }).end();
      else if (pathname.startsWith(address)) void answer(request, response);
      else return false;
      return true;
    },
  };
}

/** Pictures as a story's text names them, for the preview: `/images/jerry-fox.jpg`. The site itself has only variants of them. */
function originalOf(folder: ContentFolder, basePath: string, pathname: string): Buffer | undefined {
  const name = pathname.startsWith(`${basePath}images/`) ? pathname.slice(basePath.length) : '';
  try {
    return name ? folder.read(`content/${name}`) : undefined;
  } catch {
    // No name of a picture: the site answers that there is none.
    return undefined;
  }
}

/** The script of the editor's page. */
export async function editorClient(): Promise<string> {
  const source = readFileSync(inRoot('scripts', 'editor', 'client', 'editor-client.ts'), 'utf8');
  return (await transform(source, { loader: 'ts', target: 'es2022' })).code;
}
