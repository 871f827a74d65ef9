/**
 * The editor's request handler, below one address: its page, its program, its configuration, and the proxy that reads and
 * writes `content/`. Only pages of this server may use it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { attempt } from '../core/errors/attempt.ts';
import { messageOf } from '../core/errors/message.ts';
import { UserError } from '../core/errors/user-error.ts';
import { refusalOf } from '../core/http/own-requests.ts';
import { readBody } from '../core/http/read-body.ts';
import type { EditorSetup } from './form/setup.ts';
import { asHeader, editorPage, editorPolicy } from './page.ts';
import type { EditorProxy } from './proxy/proxy.ts';

export interface EditorHandlerOptions {
  /** Address of the editor, with a slash at both ends. */
  base: string;
  /** File name → bytes of the editor's program. */
  bundle: () => ReadonlyMap<string, Buffer>;
  /** Our own script for the editor's page. */
  client: () => Promise<string>;
  setup: () => EditorSetup;
  proxy: EditorProxy;
}

export type EditorHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Largest accepted body in bytes; more than a large photo in base64. */
const largest = 100_000_000;

const types: Record<string, string> = { js: 'text/javascript; charset=utf-8', wasm: 'application/wasm' };

export function createEditorHandler(options: EditorHandlerOptions): EditorHandler {
  const { base, bundle, client, setup, proxy } = options;
  const files: Record<string, (response: ServerResponse, origin: string) => void | Promise<void>> = {
    '': (response, origin) => {
      const policy = asHeader(editorPolicy({ page: origin }));
      send(response, 200, 'text/html; charset=utf-8', editorPage(base), policy);
    },
    'setup.json': (response) => sendJson(response, 200, setup()),
    'client.js': async (response) => send(response, 200, types.js ?? '', await client()),
  };
  return async (request, response) => {
    try {
      const fault = refusalOf(request);
      if (fault) return sendJson(response, 403, { error: fault });
      const name = (request.url ?? '').split(/[?#]/)[0]?.slice(base.length) ?? '';
      if (name === 'api/v1') return await answerProxy(request, response, proxy);
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return sendJson(response, 405, { error: 'GET only' });
      const page = Object.hasOwn(files, name) ? files[name] : undefined;
      if (page) return await page(response, `http://${request.headers.host}`);
      const bytes = bundle().get(name);
      if (!bytes) return sendJson(response, 404, { error: 'There is no such file.' });
      send(response, 200, types[name.split('.').at(-1) ?? ''] ?? 'text/plain', bytes);
    } catch (error) {
      if (!response.headersSent)
        sendJson(response, error instanceof UserError ? 422 : 500, { error: messageOf(error) });
    }
  };
}

async function answerProxy(
  request: IncomingMessage,
  response: ServerResponse,
  proxy: EditorProxy,
): Promise<void> {
  if (request.method !== 'POST') return sendJson(response, 405, { error: 'POST only' });
  // A form of another site can post without a CORS preflight, but not as JSON.
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    return sendJson(response, 415, { error: 'The request must be JSON.' });
  const body = await readBody(request, largest);
  if (body === undefined)
    return sendJson(response, 413, { error: 'The request is too large for the editor.' });
  const call: unknown = attempt(() => JSON.parse(body));
  if (call === undefined) return sendJson(response, 400, { error: 'The request is not valid JSON.' });
  const { action, params } =
    typeof call === 'object' && call !== null ? (call as Record<string, unknown>) : {};
  sendJson(response, 200, proxy.answer(action, params));
}

const sendJson = (response: ServerResponse, status: number, value: unknown): void =>
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(value));

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
  policy?: string,
): void {
  response
    .writeHead(status, {
      'Content-Type': type,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex, nofollow',
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...(policy ? { 'Content-Security-Policy': policy } : {}),
    })
    .end(body);
}
