/** All posts, compiled. Only files that changed are compiled; bodies stay on disk until their page is rendered. */

import type { Problem } from '../../core/problem.ts';
import type { WorkerPool } from '../threads/pool.ts';
import { type BodyPlace, createPackLookup, writeBodies } from './body-packs.ts';
import type { ContentFile } from './content-files.ts';
import type { PostRecord } from './post-record.ts';

/** A post whose body lies in the cache. */
export interface StoredPost extends PostRecord {
  body: BodyPlace;
}
/** What the cache keeps of a post, by its absolute path. */
export type PostIndex = Record<string, { stamp: string; record: StoredPost }>;

/** Compiles what changed since `previous`, on all cores when it is much. */
export async function readPosts(
  files: readonly ContentFile[],
  previous: PostIndex,
  cacheDir: string,
  pool: WorkerPool,
): Promise<{ records: StoredPost[]; index: PostIndex; problems: Problem[] }> {
  const index: PostIndex = {};
  const changed: ContentFile[] = [];
  const isThere = createPackLookup(cacheDir);
  for (const file of files) {
    const known = previous[file.absolute];
    if (known?.stamp === file.stamp && isThere(known.record.body)) index[file.absolute] = known;
    else changed.push(file);
  }
  const problemsOf: Problem[][] = [];
  await pool.compilePosts(
    changed.map(({ file, absolute }) => ({ file, absolute })),
    (compiled, first) => {
      const places = writeBodies(
        cacheDir,
        compiled.map(({ body }) => body),
      );
      compiled.forEach(({ record, problems }, offset) => {
        const [file, body] = [changed[first + offset], places[offset]];
        problemsOf[first + offset] = problems;
        if (record && file && body) index[file.absolute] = { stamp: file.stamp, record: { ...record, body } };
      });
    },
  );
  const records = files.flatMap(({ absolute }) => index[absolute]?.record ?? []);
  return { records, index, problems: problemsOf.flat() };
}
