/// <reference lib="webworker" />
import type { PrecacheController } from 'workbox-precaching';
import type { OfflinePack } from '../../base/offline-pack.ts';
import { isOwnResponse } from './own-response.ts';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
};
/** Headers that describe the transfer of a response, not the page. */
const transferHeaders = [
  'content-encoding',
  'content-length',
  'content-range',
  'etag',
  'last-modified',
  'vary',
];

/**
 * Puts the files of the offline pack into the precache, where Workbox then finds them and fetches only what is missing.
 * Pages get the headers of one that the host has answered, with its policies.
 * @param page address of that page
 * @throws Error if the pack cannot be fetched or read; what is missing is fetched file by file then
 */
export async function unpack(
  address: string,
  page: string,
  base: string,
  controller: PrecacheController,
): Promise<void> {
  const [packed, sample, cache] = await Promise.all([
    fetch(address),
    fetch(page, { cache: 'reload' }),
    caches.open(controller.strategy.cacheName),
  ]);
  if (!packed.ok || !packed.body || !(await isOwnResponse(sample, base)))
    throw new Error(`${packed.status}, ${sample.status}`);
  const unzipped = packed.body.pipeThrough(new DecompressionStream('gzip'));
  // Made by this build's `makeOfflinePack`.
  const { pieces, files }: OfflinePack = await new Response(unzipped).json();
  const pageHeaders = new Headers(sample.headers);
  for (const name of transferHeaders) pageHeaders.delete(name);

  const keep = async (name: string, body: string): Promise<void> => {
    const key = controller.getCacheKeyForURL(base + name);
    if (key === undefined) return;
    const type = types[/\.(\w+)$/.exec(name)?.[1] ?? ''];
    const headers = type ? { 'Content-Type': type } : pageHeaders;
    await cache.put(key, new Response(body, { headers }));
  };
  await Promise.all(
    Object.entries(files).map(([name, numbers]) =>
      keep(name, numbers.map((number) => pieces[number] ?? '').join('')),
    ),
  );
  // Last, since its presence shows that the others are there.
  await keep(page.slice(base.length), await sample.text());
}
