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

/**
 * The same question is put once. A host that hangs up answers with status 0.
 * @param root address of the site without the slash at its end
 * @param path what follows it
 */
export function ask(
  root: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const question = JSON.stringify([root, path, headers, method]);
  const known = asked.get(question) ?? send(root, path, headers, method);
  asked.set(question, known);
  return known;
}

function send(root: string, path: string, headers: Record<string, string>, method: string): Promise<Answer> {
  const { hostname, port } = new URL(root);
  return new Promise((resolve) => {
    const hungUp = () => resolve({ status: 0, headers: {}, body: Buffer.alloc(0) });
    const call = request(
      { hostname, port, path: folderOf(root) + path, method, headers, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', hungUp);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    call.setTimeout(60_000, () => call.destroy());
    call.on('error', hungUp);
    call.end();
  });
}

/** A header as one text; empty if it did not come. */
export const header = ({ headers }: Answer, name: string): string => [headers[name] ?? []].flat().join(', ');

/** `/cats` of `http://127.0.0.1:8080/cats`; empty for a site that has its host to itself. */
const folderOf = (root: string): string => new URL(root).pathname.replace(/\/$/, '');

/** Where an answer leads: within the site its path and query (a lone `&` at its end left off), else as it stands. */
export function target(answer: Answer, root: string): string {
  const location = header(answer, 'location');
  return URL.canParse(location, root) ? within(new URL(location, root), root) : location;
}

/** The path below the site's address, or all of an address that is elsewhere. */
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

/** The body as the host's file has it. */
export function unpacked(answer: Answer): Buffer {
  const encoding = header(answer, 'content-encoding');
  return unpackers[encoding]?.(answer.body) ?? answer.body;
}

export const isRedirect = ({ status }: Answer): boolean => [301, 302, 303, 307, 308].includes(status);

/** Follows redirects of this host, five at most. @returns the last answer, its address, and how many there were */
export async function follow(
  root: string,
  path: string,
): Promise<{ answer: Answer; at: string; hops: number }> {
  let at = path;
  for (let hops = 0; ; hops++) {
    const answer = await ask(root, at);
    if (!isRedirect(answer) || hops === 5) return { answer, at, hops };
    at = target(answer, root);
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
