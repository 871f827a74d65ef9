/** Generates `sw.js`: the code by esbuild, the precache list by workbox-build. */
import { underBase } from '../../../components/base/address.ts';
import { packEnding } from '../../../components/base/offline-pack.ts';
import type { PublicSettings } from '../../../components/base/settings.ts';
import type { Content } from '../../../content/types.ts';
import { hashOf } from '../../core/cache/hash.ts';
import { BuildError } from '../../core/errors/problem.ts';
import { routeOf } from '../../core/files/route-files.ts';
import type { CodeBundle } from '../code/bundle.ts';
import { hashedFolders } from '../hosts/rules.ts';
import type { Output } from '../output/output.ts';
import { makeOfflinePack, partition } from './offline-pack.ts';
import { precacheFiles } from './precache.ts';

const hashed = new RegExp(`^assets/(?:${hashedFolders.join('|')})/`);

/** Precache budget in bytes. */
export const precacheLimit = 1_500_000;

interface WorkerOptions {
  code: Pick<CodeBundle, 'worker'>;
  /** It must contain every listed file. */
  output: Output;
  pages: readonly { route: string }[];
  content: Pick<Content, 'posts'>;
  settings: Pick<PublicSettings, 'basePath'>;
}

interface Precache {
  /** Number of precached files. */
  count: number;
  /** Their bytes together. */
  bytes: number;
  /** Bytes that a first visit fetches for them, on a host that compresses nothing. */
  sent: number;
}

/**
 * Writes `sw.js` and the offline pack, unless both are those of the last build.
 * @throws Error for a missing file; BuildError for anything that Workbox would skip silently
 */
export async function writeServiceWorker({
  code: { worker },
  output,
  pages,
  content,
  settings: { basePath },
}: WorkerOptions): Promise<Precache> {
  const built = output.list();
  const files = precacheFiles({
    pages: pages.map(({ route }) => route),
    posts: content.posts.map(({ id }) => id),
    files: built,
    limit: precacheLimit,
  });
  const missing = files.filter((file) => !built[file]);
  if (missing.length > 0)
    throw new Error(`The service worker would precache missing files: ${missing.join(', ')}`);
  const key = hashOf(worker, basePath, JSON.stringify(files.map((file) => [file, built[file]?.hash])));
  const pack = `assets/offline/${key}${packEnding}`;
  const { packed, single } = partition(files, output);
  const sizeOf = (some: readonly string[]) => some.reduce((sum, file) => sum + (built[file]?.size ?? 0), 0);
  const bytes = sizeOf(files);
  const result = () => ({ count: files.length, bytes, sent: sizeOf([pack, ...single]) });
  if (output.keepByKey(key, 'sw.js', pack)) return result();
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
  if (bytes > precacheLimit) {
    const message = `The service worker would precache ${bytes} bytes, more than ${precacheLimit}`;
    problems.push({
      file: 'sw.js',
      message,
      remedy: 'Precache fewer posts in scripts/generator/files/precache.ts',
    });
  }
  if (problems.length > 0) throw new BuildError(problems);
  const [start, end, ...more] = worker.split('self.__WB_MANIFEST');
  if (end === undefined || more.length > 0)
    throw new Error("The service worker's code must contain self.__WB_MANIFEST once, for the precache list.");
  output.write('sw.js', start + JSON.stringify(manifestEntries) + end, { key });
  const texts = new Map(packed.map((file) => [routeOf(file).slice(1), output.read(file).toString()]));
  output.write(pack, makeOfflinePack(texts), { key });
  return result();
}
