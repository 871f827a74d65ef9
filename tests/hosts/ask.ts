/** Requests as they are written: no client tidies a path, follows a redirect or unpacks an answer. */
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** As it came over the line. */
  body: Buffer;
}

const asked = new Map<string, Promise<Answer>>();

/** The same question is put once. A host that hangs up answers with status 0. */
export function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const question = JSON.stringify([origin, path, headers, method]);
  const known = asked.get(question) ?? send(origin, path, headers, method);
  asked.set(question, known);
  return known;
}

function send(
  origin: string,
  path: string,
  headers: Record<string, string>,
  method: string,
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const hungUp = () => resolve({ status: 0, headers: {}, body: Buffer.alloc(0) });
    const call = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', hungUp);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    call.setTimeout(60_000, () => call.destroy());
    call.on('error', hungUp);
    call.end();
  });
}

/** A header as one text; empty if it did not come. */
export const header = ({ headers }: Answer, name: string): string => [headers[name] ?? []].flat().join(', ');

/** Where an answer leads, on this host as path and query (a lone `&` at its end left off), elsewhere as it stands. */
export function target(answer: Answer, origin: string): string {
  const location = header(answer, 'location');
  if (!URL.canParse(location, origin)) return location;
  const url = new URL(location, origin);
  return url.origin === origin ? (url.pathname + url.search).replace(/&$/, '') : url.href;
}

const unpackers: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

/** The body as the host's file has it. */
export function unpacked(answer: Answer): Buffer {
  const encoding = header(answer, 'content-encoding');
  return unpackers[encoding]?.(answer.body) ?? answer.body;
}

export const isRedirect = ({ status }: Answer): boolean => [301, 302, 303, 307, 308].includes(status);

/** Follows redirects of this host, five at most. @returns the last answer, its address, and how many there were */
export async function follow(
  origin: string,
  path: string,
): Promise<{ answer: Answer; at: string; hops: number }> {
  let at = path;
  for (let hops = 0; ; hops++) {
    const answer = await ask(origin, at);
    if (!isRedirect(answer) || hops === 5) return { answer, at, hops };
    at = target(answer, origin);
    if (!at.startsWith('/')) return { answer, at, hops };
  }
}

/** Asks several things at a time. @returns all that was found wrong, in the order of the items */
export async function each<Item>(
  items: readonly Item[],
  find: (item: Item) => Promise<string | readonly string[] | undefined>,
): Promise<string[]> {
  const found: string[][] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) found[index] = [(await find(item)) ?? []].flat();
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  return found.flat();
}
