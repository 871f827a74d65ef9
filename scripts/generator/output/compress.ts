/** Writes compressed copies of text files (`about.html.br`, `about.html.gz`), for hosts that serve them. */
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import pLimit from 'p-limit';
import type { EntryLocation, Store } from '../../core/cache/store.ts';
import { hostFileNames } from './host-files.ts';
import type { Output } from './output.ts';

const textual = /\.(?:html|js|css|svg|json|xml|txt|md|webmanifest)$/;
const forHosts = new Set<string>(hostFileNames);
/** Bytes. A smaller file fits in one packet anyway. */
const tooSmall = 1024;

/** Files whose number grows with the posts; at the highest quality a thousand of them would take a minute. */
const manyOrLong = (file: string, size: number): boolean =>
  /^(?:blog|assets\/posts)\/|\.md$/.test(file) || size > 200_000;

interface Format {
  suffix: string;
  /** Brotli levels: the higher one saves 10 percent and takes 25 times as long. */
  level: (file: string, size: number) => number;
  compress: (bytes: Uint8Array, level: number) => Promise<Uint8Array>;
}
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
const formats: readonly Format[] = [
  {
    suffix: '.br',
    level: (file, size) => (manyOrLong(file, size) ? 6 : 11),
    compress: (bytes, level) =>
      brotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  },
  { suffix: '.gz', level: () => 9, compress: (bytes, level) => gzip(bytes, { level }) },
];

/** Adds the copies to the output. Copies of an earlier build are reused. */
export async function precompress(output: Output, store: Store): Promise<void> {
  const sources = Object.entries(output.list()).filter(
    ([file, { size }]) => textual.test(file) && size >= tooSmall && !forHosts.has(file),
  );
  // Runs on Node's thread pool, which has four threads.
  const limit = pLimit(4);
  const known = store.table<{ stored: EntryLocation }>('copies');
  const kept: typeof known = {};
  const made = new Map<string, Promise<Uint8Array>>();
  const make = async (key: string, run: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const bytes = known[key] && store.get(known[key].stored);
    if (bytes) return bytes;
    const fresh = await limit(run);
    kept[key] = { stored: store.put(fresh) };
    return fresh;
  };
  await Promise.all(
    sources.flatMap(([file, { hash, size }]) =>
      formats.map(async ({ suffix, level, compress }) => {
        const key = `${hash}${suffix} ${level(file, size)}`;
        if (known[key]) kept[key] = known[key];
        if (output.keepByKey(key, file + suffix)) return;
        const making = made.get(key) ?? make(key, async () => compress(output.read(file), level(file, size)));
        made.set(key, making);
        output.write(file + suffix, await making, { key });
      }),
    ),
  );
  store.keepTable('copies', kept);
}
