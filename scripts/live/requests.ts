/**
 * Sends requests as given: no client normalizes a path, follows a redirect or decompresses a response. A host gets
 * at most two at a time.
 */
import http from 'node:http';
import https from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import pLimit from 'p-limit';
import { attempt } from '../core/errors/attempt.ts';
import { UserError } from '../core/errors/user-error.ts';
import { codeOf } from '../core/files/files.ts';

export interface Answer {
  /** 0 if the host closes the connection or cannot be reached. */
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** As received, still compressed. */
  body: Buffer;
  /** Why there is no response, as Node's error code: `ENOTFOUND`, `ECONNREFUSED`, `CERT_HAS_EXPIRED`. */
  failure?: string | undefined;
}

export interface Host {
  /** Address of the site without the trailing slash. */
  root: string;
  /** Requests a path below the root; equal requests are sent once. */
  request: (path: string, headers?: Record<string, string>, method?: 'GET' | 'HEAD') => Promise<Answer>;
}

/** Most simultaneous requests to one host. */
const requestsAtOnce = 2;
/** More than any file of the site, in bytes: the rest of a response that never ends is not read. */
const mostBytes = 100_000_000;

/**
 * @param always headers of every request, e.g. the session cookie of a protected preview
 * @param longestWaitMs without any response, in milliseconds
 */
export function openHost(root: string, always: Record<string, string> = {}, longestWaitMs = 30_000): Host {
  const secure = new URL(root).protocol === 'https:';
  const agent = new (secure ? https : http).Agent({ keepAlive: true, maxSockets: requestsAtOnce });
  const asked = new Map<string, Promise<Answer>>();
  const retry = retrying(root);
  const send: Host['request'] = (path, headers = {}, method = 'GET') => {
    const { hostname, port } = new URL(root);
    const options = {
      hostname: hostname.replace(/^\[|\]$/g, ''),
      port,
      agent,
      method,
      // Node refuses to send other characters; browsers encode them.
      path: (folderOf(root) + path).replace(/[^!-~]/gu, encodeURIComponent),
      headers: { ...always, ...headers },
    };
    return new Promise((resolve) => {
      const call = (secure ? https : http).request(options, (response) => {
        const parts: Buffer[] = [];
        let bytes = 0;
        response.on('data', (part: Buffer) => {
          parts.push(part);
          bytes += part.length;
          if (bytes > mostBytes) stop('EFBIG');
        });
        response.on('error', (error) => resolve(noResponse(error)));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      });
      const stop = (code: string) => call.destroy(Object.assign(new Error('No response'), { code }));
      call.setTimeout(longestWaitMs, () => stop('ETIMEDOUT'));
      // A host that sends a byte now and then is not silent.
      const end = setTimeout(() => stop('ETIMEDOUT'), 4 * longestWaitMs).unref();
      call.on('close', () => clearTimeout(end));
      // A kept-alive connection may have been closed by the host in the meantime.
      call.on('error', (error) =>
        resolve(call.reusedSocket ? send(path, headers, method) : noResponse(error)),
      );
      call.end();
    });
  };
  return {
    root,
    request(path, headers = {}, method = 'GET') {
      const question = JSON.stringify([path, headers, method]);
      const known = asked.get(question) ?? retry(() => send(path, headers, method));
      asked.set(question, known);
      return known;
    },
  };
}

/** Refusals in a row after which no more requests are sent. */
const mostRefusals = 5;
/** Longest wait that a host may ask for, in seconds. */
const longestPause = 20;

/** Whether a host asks for fewer requests, or for a later one. */
const isRefusal = (answer: Answer): boolean =>
  answer.status === 429 || (answer.status === 503 && header(answer, 'retry-after') !== '');

/**
 * Repeats a refused request once, after the time given by `Retry-After`, unless that is too long.
 * @returns a function that throws UserError when the host has refused several requests in a row
 */
function retrying(root: string): (send: () => Promise<Answer>) => Promise<Answer> {
  let refusals = 0;
  const attempt = async (send: () => Promise<Answer>) => {
    const answer = await send();
    refusals = isRefusal(answer) ? refusals + 1 : 0;
    if (refusals < mostRefusals) return answer;
    throw new UserError(
      `${root} refuses requests (${answer.status}, ${refusals} in a row)${pauseText(answer)}: ` +
        'it limits how many it accepts, or is under maintenance. Check again later, or allow this machine at the host.',
    );
  };
  return async (send) => {
    const answer = await attempt(send);
    const seconds = isRefusal(answer) ? pauseOf(answer) : Number.POSITIVE_INFINITY;
    if (seconds > longestPause) return answer;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return await attempt(send);
  };
}

/** `Retry-After` in seconds: a number or a date (RFC 9110, section 10.2.3); 1 if it is missing or not valid. */
function pauseOf(answer: Answer): number {
  const value = header(answer, 'retry-after');
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? 1 : Math.max(0, seconds);
}

const pauseText = (answer: Answer): string => {
  const minutes = Math.ceil(pauseOf(answer) / 60);
  return minutes > 1 ? ` and asks for a pause of ${minutes} minutes` : '';
};

const noResponse = (error: unknown): Answer => ({
  status: 0,
  headers: {},
  body: Buffer.alloc(0),
  failure: String(codeOf(error) ?? error),
});

/** A header as one text; empty if it is missing. */
export const header = ({ headers }: Answer, name: string): string => [headers[name] ?? []].flat().join(', ');

/** `/cats` of `http://127.0.0.1:8080/cats`; empty for a site at the root of its host. */
const folderOf = (root: string): string => new URL(root).pathname.replace(/\/$/, '');

/** Target of a redirect: path and query (without a trailing `&`) within the site, otherwise unchanged. */
export function target(answer: Answer, root: string): string {
  const location = header(answer, 'location');
  return URL.canParse(location, root) ? within(new URL(location, root), root) : location;
}

/** The path below the site's address, or the whole address if it is elsewhere. */
export function within({ origin, pathname, search, href }: URL, root: string): string {
  const folder = folderOf(root);
  const inside = origin === new URL(root).origin && pathname.startsWith(`${folder}/`);
  return inside ? (pathname.slice(folder.length) + search).replace(/&$/, '') : href;
}

const unpackers: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

/** The decompressed body; empty if it cannot be decompressed. */
export function unpacked(answer: Answer): Buffer {
  const encoding = header(answer, 'content-encoding').toLowerCase();
  if (answer.body.length === 0 || ['', 'identity'].includes(encoding)) return answer.body;
  return attempt(() => unpackers[encoding]?.(answer.body)) ?? Buffer.alloc(0);
}

export const isRedirect = ({ status }: Answer): boolean => [301, 302, 303, 307, 308].includes(status);

/** Follows at most five redirects within this host. @returns the last response, its address, and the number of redirects */
export async function follow(
  { root, request }: Host,
  path: string,
): Promise<{ answer: Answer; at: string; hops: number }> {
  let at = path;
  for (let hops = 0; ; hops++) {
    const answer = await request(at);
    if (!isRedirect(answer) || hops === 5) return { answer, at, hops };
    at = target(answer, root);
    if (!at.startsWith('/')) return { answer, at, hops };
  }
}

/** Checks items in parallel. @returns all faults, in the order of the items */
export async function each<Item>(
  items: readonly Item[],
  find: (item: Item) => Promise<string | readonly string[] | undefined>,
): Promise<string[]> {
  const found = await pLimit(requestsAtOnce).map(items, (item) => find(item));
  return found.flatMap((faults) => faults ?? []);
}

/** Checks that each address returns a status, after one redirect at most. */
export const eachReturns = (host: Host, paths: readonly string[], status: number): Promise<string[]> =>
  each(paths, async (path) => {
    const { answer, hops } = await follow(host, path);
    return answer.status === status && hops <= 1
      ? undefined
      : `${path} returns ${answer.status} after ${hops} hops`;
  });
