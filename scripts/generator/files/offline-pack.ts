import { gzipSync } from 'node:zlib';
import type { OfflinePack } from '../../../components/base/offline-pack.ts';
import type { Output } from '../output/output.ts';

/** Pieces begin with a tag: those are what pages have in common. */
const pieceStart = /(?=<[a-z])/;

/**
 * Packs text files, see `OfflinePack`.
 * @param files address → text
 */
export function makeOfflinePack(files: ReadonlyMap<string, string>): Uint8Array {
  const split = [...files].map(([address, text]) => [address, text.split(pieceStart)] as const);
  // Sorted, similar pieces are neighbors, within the distance at which gzip finds what repeats.
  const pieces = [...new Set(split.flatMap(([, parts]) => parts))].sort();
  const numbers = new Map(pieces.map((piece, number) => [piece, number]));
  const pack: OfflinePack = {
    pieces,
    files: Object.fromEntries(
      split.map(([address, parts]) => [address, parts.map((part) => numbers.get(part) ?? 0)]),
    ),
  };
  return gzipSync(JSON.stringify(pack), { level: 9 });
}

const offlinePage = 'offline.html';

/**
 * Which of the kept files are packed and which are fetched one by one. Neither are those that every page has loaded. The
 * offline page is fetched: the packed pages take over the headers that the host sends with it.
 */
export function partition(
  files: readonly string[],
  output: Pick<Output, 'read'>,
): { packed: string[]; single: string[] } {
  const page = files.includes(offlinePage) ? output.read(offlinePage).toString() : '';
  const isLoaded = (file: string) => /^assets\/(?:css|fonts|js)\//.test(file) && page.includes(file);
  const fetched = files.filter((file) => !isLoaded(file));
  const isPacked = (file: string) => page !== '' && file !== offlinePage && /\.(?:html|js|json)$/.test(file);
  return { packed: fetched.filter(isPacked), single: fetched.filter((file) => !isPacked(file)) };
}
