/**
 * Serves an output folder as a static host would: clean addresses (every page exists as `x.html` and `x/index.html`), the
 * not-found page with status 404, the site's header rules, compression.
 */
import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { attempt } from '../core/errors/attempt.ts';
import { messageOf } from '../core/errors/message.ts';
import { hostFileNames } from '../generator/output/host-files.ts';
import type { PictureQueue } from '../generator/pictures/queue.ts';
import { headersFor, watchHeaderRules } from './header-rules.ts';
import type { Handler } from './listen.ts';
import { createTextAnswer, isText } from './text-answer.ts';

interface SiteHandlerOptions {
  /** Output folder; files that are added later are found, too. */
  dir: string;
  /** `/`, or a folder such as `/cats/`; everything else answers 404. */
  basePath: string;
  /** Queue that encodes pictures on request; read for each request. */
  pictures?: () => PictureQueue | undefined;
  /** Content policies sent in addition to the site's own. */
  policies?: readonly string[];
  /**
   * For development: called before a page is read; what it returns transforms the HTML of the response. Browsers keep no response,
   * and the compression is fast.
   */
  transformHtml?: () => (html: string) => string;
}

const hostFiles = new Set(hostFileNames.map((name) => `/${name}`));

const pictureTypes: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

export function createSiteHandler(options: SiteHandlerOptions): Handler {
  const { basePath, transformHtml } = options;
  const isDev = transformHtml !== undefined;
  const dir = path.resolve(options.dir);
  const rules = watchHeaderRules(dir);
  // Overrides sirv's caching header with the one already set.
  const other = sirv(dir, { dev: true, etag: !isDev });
  const answerText = createTextAnswer({ brotliLevel: isDev ? 1 : 5, transformHtml });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    // Read as a URL, what follows two slashes would be a host. Hosts read them as one.
    const url = (request.url ?? '/').replace(/^\/{2,}/, '/');
    if (!URL.canParse(url, 'http://localhost')) {
      response.writeHead(400).end();
      return;
    }
    const { pathname, search } = new URL(url, 'http://localhost');
    response.setHeader('Cache-Control', 'no-cache');
    for (const [name, value] of headersFor(rules(), pathname)) response.setHeader(name, value);
    for (const policy of options.policies ?? []) response.appendHeader('Content-Security-Policy', policy);
    if (isDev) response.setHeader('Cache-Control', 'no-store');

    const below = belowBase(basePath, pathname);
    if (below === undefined) {
      if (pathname === '/' || `${pathname}/` === basePath)
        response.writeHead(302, { Location: basePath + search }).end();
      else notFound(response);
      return;
    }
    const name = decode(below);
    if (name === undefined || hostFiles.has(name)) return notFoundPage(request, response);
    const pictures = options.pictures?.();
    if (pictures?.has(name)) return answerPicture(request, response, name, await pictures.make(name));
    const file = findFile(dir, name);
    if (file === undefined) return notFoundPage(request, response);
    if (isText(file)) return answerText(request, response, file);
    request.url = below;
    other(request, response, () => notFound(response));
  };

  const notFoundPage = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Cache-Control', 'no-cache');
    const page = path.join(dir, '404.html');
    if (isFile(page)) return answerText(request, response, page, 404);
    notFound(response);
  };

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(messageOf(error));
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('The server failed.');
    });
  };
}

/** The path below the base path with a leading slash, or undefined for a path outside of it. */
function belowBase(basePath: string, pathname: string): string | undefined {
  return pathname.startsWith(basePath) ? `/${pathname.slice(basePath.length)}` : undefined;
}

/** The name of a file below the folder; undefined if it is not valid, hidden, or outside. */
function decode(pathname: string): string | undefined {
  const name = attempt(() => decodeURIComponent(pathname));
  // `URL` resolves `..`, but not as %2e%2e%2f.
  return name === undefined || /\0|(?:^|[\\/])\.(?!well-known)/.test(name) ? undefined : name;
}

/** `/about`, `/about/` and `/about.html` lead to the same page. */
function findFile(dir: string, name: string): string | undefined {
  const trimmed = name.replace(/\/+$/, '');
  const candidates = [...(name.endsWith('/') ? [] : [trimmed]), ...(trimmed ? [`${trimmed}.html`] : [])];
  return [...candidates, `${trimmed}/index.html`]
    .map((candidate) => path.join(dir, candidate))
    .find((file) => file.startsWith(dir + path.sep) && isFile(file));
}

/** Not if a parent in the path is a file, or if the name is too long for the file system. */
const isFile = (file: string): boolean => attempt(() => statSync(file))?.isFile() === true;

function answerPicture(
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  bytes: Buffer,
): void {
  const type = pictureTypes[path.extname(name)] ?? 'application/octet-stream';
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function notFound(response: ServerResponse): void {
  response.setHeader('Cache-Control', 'no-cache');
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
}
