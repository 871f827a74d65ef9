/** Makes `sw.js`: the worker's code by esbuild, the list of what it keeps by workbox-build. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { underBase } from '../../../components/base/address.ts';
import { writeAtomic } from '../../core/files.ts';
import { hashOf } from '../../core/hash.ts';
import { BuildError } from '../../core/problem.ts';
import { routeOf } from '../../core/route-files.ts';
import type { Output } from '../output/output.ts';
import { precacheFiles } from './precache.ts';

/** Precache budget in bytes: what a first visit downloads behind its back. */
export const precacheLimit = 1_500_000;

export interface WorkerOptions {
  /** The bundled worker, from `bundleWorker`. */
  code: string;
  /** The output; every listed file must be in it. */
  output: Output;
  /** Private folder for Workbox's files. */
  scratchDir: string;
  pages: readonly { route: string }[];
  /** Newest first. */
  posts: readonly { id: string }[];
  basePath: string;
  /** React's development build alone would fill the budget; nobody reads such a site offline. */
  dev: boolean;
  /** What the last build of this output made. */
  previous: ServiceWorker | undefined;
}

export interface ServiceWorker {
  /** Fingerprint of its code and of the files that it keeps. */
  key: string;
  /** Files that it fetches at the first visit. */
  count: number;
  /** Their bytes together. */
  bytes: number;
}

/** Writes `sw.js`. A file that is missing, or anything that Workbox would leave out in silence, is an error. */
export async function writeServiceWorker({
  code,
  output,
  scratchDir,
  pages,
  posts,
  basePath,
  dev,
  previous,
}: WorkerOptions): Promise<ServiceWorker> {
  const built = output.list();
  const chosen = precacheFiles({
    pages: pages.map(({ route }) => route),
    posts: posts.map(({ id }) => id),
    files: built,
    limit: precacheLimit,
  });
  const files = dev ? chosen.filter((file) => !file.endsWith('.js')) : chosen;
  const missing = files.filter((file) => !built[file]);
  if (missing.length > 0)
    throw new Error(`The service worker would keep files that are not there: ${missing.join(', ')}`);
  const key = hashOf(code, basePath, JSON.stringify(files.map((file) => [file, built[file]?.hash])));
  if (previous?.key === key && output.keepByKey('sw.js', key)) return previous;
  const source = path.join(scratchDir, 'sw-source.js');
  const result = path.join(scratchDir, 'sw.js');
  writeAtomic(source, code);
  // The package's front door loads all of Rollup and Babel; this file is the one function that is needed.
  const workbox = await import('workbox-build/build/inject-manifest.js');
  // A CommonJS module: bundled, all of it is its default.
  const { injectManifest } = 'default' in workbox ? (workbox.default as typeof workbox) : workbox;
  const { warnings } = await injectManifest({
    swSrc: source,
    swDest: result,
    globDirectory: scratchDir,
    globPatterns: [],
    additionalManifestEntries: files.map((file) => ({
      // The address under which every host answers 200 without a redirect.
      url: underBase(basePath, routeOf(file)),
      // Those names hold a hash of their contents.
      revision: /^assets\/(?:css|js|fonts|images)\//.test(file)
        ? null
        : createHash('md5').update(output.read(file)).digest('hex'),
    })),
  });
  const problems = warnings.map((message) => ({
    file: 'sw.js',
    message,
    remedy: 'Leave the file out of the precache',
  }));
  const bytes = files.reduce((sum, file) => sum + (built[file]?.size ?? 0), 0);
  if (bytes > precacheLimit) {
    const message = `The service worker would fetch ${bytes} bytes, more than ${precacheLimit}`;
    problems.push({
      file: 'sw.js',
      message,
      remedy: 'Precache fewer posts in scripts/generator/files/precache.ts',
    });
  }
  if (problems.length > 0) throw new BuildError(problems);
  output.write('sw.js', readFileSync(result), { key });
  return { key, count: files.length, bytes };
}
