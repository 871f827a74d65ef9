/** Generates `sw.js`: the code by esbuild, the precache list by workbox-build. */
import { underBase } from '../../../components/base/address.ts';
import { packEnding } from '../../../components/base/offline-pack.ts';
import { hashOf } from '../../core/hash.ts';
import { BuildError } from '../../core/problem.ts';
import { routeOf } from '../../core/route-files.ts';
import { hashedFolders } from '../hosts/rules.ts';
import type { Output } from '../output/output.ts';
import { makeOfflinePack, partition } from './offline-pack.ts';
import { precacheFiles } from './precache.ts';

const hashed = new RegExp(`^assets/(?:${hashedFolders.join('|')})/`);

/** Precache budget in bytes. */
export const precacheLimit = 1_500_000;

interface WorkerOptions {
  /** The bundled worker. */
  code: string;
  /** The output; it must contain every listed file. */
  output: Output;
  pages: readonly { route: string }[];
  /** Newest first. */
  posts: readonly { id: string }[];
  basePath: string;
  /** Result of the last build of this output. */
  previous: ServiceWorker | undefined;
}

export interface ServiceWorker {
  /** Hash of its code and of the precached files. */
  key: string;
  /** Number of precached files. */
  count: number;
  /** Their bytes together. */
  bytes: number;
  /** Bytes that a first visit fetches for them, on a host that compresses nothing. */
  sent: number;
  /** The file that holds most of them. */
  pack: string;
}

/** Writes `sw.js`. A missing file, or anything that Workbox would skip silently, is an error. */
export async function writeServiceWorker({
  code,
  output,
  pages,
  posts,
  basePath,
  previous,
}: WorkerOptions): Promise<ServiceWorker> {
  const built = output.list();
  const files = precacheFiles({
    pages: pages.map(({ route }) => route),
    posts: posts.map(({ id }) => id),
    files: built,
    limit: precacheLimit,
  });
  const missing = files.filter((file) => !built[file]);
  if (missing.length > 0)
    throw new Error(`The service worker would precache missing files: ${missing.join(', ')}`);
  const key = hashOf(code, basePath, JSON.stringify(files.map((file) => [file, built[file]?.hash])));
  const pack = `assets/offline/${key}${packEnding}`;
  if (previous?.key === key && output.keepByKey(key, 'sw.js', pack)) return previous;
  const { getManifest } = await import('./precache-list.ts');
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: output.dir,
    globPatterns: [],
    additionalManifestEntries: [
      { revision: null, url: underBase(basePath, `/${pack}`) },
      ...files.map((file) => ({
        // These names contain a hash of the contents.
        revision: hashed.test(file) ? null : (built[file]?.hash ?? null),
        // The address that every host serves with 200, without a redirect.
        url: underBase(basePath, routeOf(file)),
      })),
    ],
  });
  const problems = warnings.map((message) => ({
    file: 'sw.js',
    message,
    remedy: 'Remove the file from the precache',
  }));
  const sizeOf = (some: readonly string[]) => some.reduce((sum, file) => sum + (built[file]?.size ?? 0), 0);
  const bytes = sizeOf(files);
  if (bytes > precacheLimit) {
    const message = `The service worker would precache ${bytes} bytes, more than ${precacheLimit}`;
    problems.push({
      file: 'sw.js',
      message,
      remedy: 'Precache fewer posts in scripts/generator/files/precache.ts',
    });
  }
  if (problems.length > 0) throw new BuildError(problems);
  const [start, end, ...more] = code.split('self.__WB_MANIFEST');
  if (end === undefined || more.length > 0)
    throw new Error("The service worker's code must contain self.__WB_MANIFEST once, for the precache list.");
  output.write('sw.js', start + JSON.stringify(manifestEntries) + end, { key });
  const { packed, single } = partition(files, output);
  const contents = makeOfflinePack(
    new Map(packed.map((file) => [routeOf(file).slice(1), output.read(file).toString()])),
  );
  output.write(pack, contents, { key });
  return { key, count: files.length, bytes, sent: contents.length + sizeOf(single), pack };
}
