/** What the service worker stores on the first visit, read from the built worker. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { packEnding } from '../../components/base/offline-pack.ts';

export interface KeptOffline {
  /** Files and bytes per kind, the largest first. */
  kinds: { kind: string; files: number; bytes: number }[];
  files: number;
  bytes: number;
  /** Pages that are available offline. */
  pages: string[];
}

const kindOf: Readonly<Record<string, string>> = {
  '': 'pages',
  '.css': 'styles',
  '.js': 'scripts',
  '.woff2': 'fonts',
  '.json': 'stories',
};

export function keptOffline(dir: string, basePath: string): KeptOffline {
  const worker = readFileSync(path.join(dir, 'sw.js'), 'utf8');
  const addresses = [...worker.matchAll(/"url":"([^"]*)"/g)]
    .map(([, url = '']) => url.slice(basePath.length))
    // It holds other files of the list.
    .filter((address) => !address.endsWith(packEnding));
  const sums = new Map<string, { files: number; bytes: number }>();
  for (const address of addresses) {
    const kind = kindOf[path.extname(address)] ?? 'pictures and icons';
    const places = [address, `${address}.html`, path.join(address, 'index.html')];
    const file = places
      .map((place) => path.join(dir, place))
      .find((place) => existsSync(place) && statSync(place).isFile());
    const sum = sums.get(kind) ?? { files: 0, bytes: 0 };
    sums.set(kind, { files: sum.files + 1, bytes: sum.bytes + (file ? statSync(file).size : 0) });
  }
  const kinds = [...sums].map(([kind, sum]) => ({ kind, ...sum })).sort((a, b) => b.bytes - a.bytes);
  return {
    kinds,
    files: addresses.length,
    bytes: kinds.reduce((sum, { bytes }) => sum + bytes, 0),
    pages: addresses.filter((address) => path.extname(address) === '').map((address) => `/${address}`),
  };
}
