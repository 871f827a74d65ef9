/** Serves text files compressed as real hosts do, so that sizes and times measured here are realistic. */
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

export const isText = (file: string): boolean => path.extname(file) in types;

/** In bytes; compressing smaller files saves nothing. */
const minCompressibleBytes = 512;

interface TextOptions {
  /** Brotli level, 0 to 11; hosts that compress on the fly use about 5. */
  brotliLevel: number;
  /** Called before the file is read. What it returns transforms the HTML of the response; the file stays the same. */
  transformHtml?: (() => (html: string) => string) | undefined;
}

type Encoding = 'br' | 'gzip' | 'identity';

/** Sends a text file, with status 200 by default. */
type TextAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status?: number,
) => Promise<void>;

/** Keeps the compressed files until they change. */
export function createTextAnswer({ brotliLevel, transformHtml }: TextOptions): TextAnswer {
  const compressed = new Map<string, { tag: string; body: Buffer }>();
  const encodedFile = async (file: string, tag: string, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${file}`;
    const known = compressed.get(key);
    if (known?.tag === tag) return known.body;
    const body = await encode(await readFile(file), encoding, brotliLevel);
    if (encoding !== 'identity') compressed.set(key, { tag, body });
    return body;
  };
  return async (request, response, file, status = 200) => {
    const { size, mtimeMs } = await stat(file);
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    const transform = type.startsWith('text/html') ? transformHtml?.() : undefined;
    const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''), size);
    const tag = `W/"${size.toString(36)}-${mtimeMs.toString(36)}"`;
    response.setHeader('Vary', 'Accept-Encoding');
    if (status === 200 && !transform) {
      response.setHeader('ETag', tag);
      if (request.headers['if-none-match'] === tag) {
        response.writeHead(304).end();
        return;
      }
    }
    const body = transform
      ? await encode(Buffer.from(transform(await readFile(file, 'utf8'))), encoding, brotliLevel)
      : await encodedFile(file, tag, encoding);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.writeHead(status, { 'Content-Type': type, 'Content-Length': body.byteLength });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

async function encode(body: Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === 'br')
    return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
  return encoding === 'gzip' ? promisify(gzip)(body, { level: 6 }) : body;
}

function chooseEncoding(accepted: string, size: number): Encoding {
  if (size < minCompressibleBytes) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
