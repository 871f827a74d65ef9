/** All posts, compiled. Only files that changed are compiled; bodies stay on disk until their page is rendered. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ArticleNode } from '../../content/types.ts';
import type { Problem } from './build-error.ts';
import type { ContentFile } from './content-files.ts';
import { writeFresh } from './files.ts';
import type { WorkerPool } from './pool.ts';
import type { PostRecord } from './post-record.ts';

/** What the cache keeps of a post, by its absolute path. */
export type PostIndex = Record<string, { stamp: string; record: PostRecord }>;

/** Bodies lie in the cache under the hash of their post's bytes. */
export const bodyFile = (cacheDir: string, hash: string): string =>
  path.join(cacheDir, 'posts', hash.slice(0, 2), `${hash}.json`);

export function readBody(cacheDir: string, hash: string): ArticleNode[] {
  // Written by this generator under a hash of its source.
  return JSON.parse(readFileSync(bodyFile(cacheDir, hash), 'utf8')) as ArticleNode[];
}

/** Compiles what changed since `previous`, on all cores when it is much. */
export async function readPosts(
  files: readonly ContentFile[],
  previous: PostIndex,
  cacheDir: string,
  pool: WorkerPool,
): Promise<{ records: PostRecord[]; index: PostIndex; problems: Problem[] }> {
  const index: PostIndex = {};
  const changed: ContentFile[] = [];
  for (const file of files) {
    const known = previous[file.absolute];
    if (known?.stamp === file.stamp && existsSync(bodyFile(cacheDir, known.record.hash)))
      index[file.absolute] = known;
    else changed.push(file);
  }
  const problemsOf: Problem[][] = [];
  await pool.compilePosts(
    changed.map(({ file, absolute }) => ({ file, absolute })),
    (compiled, first) => {
      compiled.forEach(({ record, body, problems }, offset) => {
        const file = changed[first + offset];
        problemsOf[first + offset] = problems;
        if (!record || !file) return;
        writeFresh(bodyFile(cacheDir, record.hash), body);
        index[file.absolute] = { stamp: file.stamp, record };
      });
    },
  );
  const records = files.flatMap(({ absolute }) => index[absolute]?.record ?? []);
  return { records, index, problems: problemsOf.flat() };
}
