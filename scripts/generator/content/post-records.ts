/** Compiles all posts that changed. Bodies stay on disk until their page is rendered. */
import { BuildError, type Problem } from '../../core/problem.ts';
import type { Store } from '../../core/store.ts';
import type { CompilePosts } from './compile-posts.ts';
import type { ContentFile } from './content-files.ts';
import type { FileReferences } from './fields.ts';
import type { PostRecord } from './post-record.ts';

/** Path of a post → hash of its bytes and the result of compiling them. */
type PostIndex = Record<string, { hash: string; record: PostRecord }>;

/** Name of a post's body in the store. */
export const bodyName = ({ file, hash }: Pick<ContentFile, 'file' | 'hash'>): string =>
  `body ${file} ${hash}`;

interface ReadPosts {
  records: PostRecord[];
  /** References of the posts with mistakes. */
  references: FileReferences[];
  problems: Problem[];
}

/** Compiles what changed since the last build, on all cores if it is much. */
export async function readPosts(
  files: readonly ContentFile[],
  store: Store,
  compilePosts: CompilePosts,
): Promise<ReadPosts> {
  const previous: PostIndex = store.table('posts');
  const index: PostIndex = {};
  const changed: ContentFile[] = [];
  for (const file of files) {
    const known = previous[file.file];
    if (known?.hash === file.hash && store.keep(bodyName(file))) index[file.file] = known;
    else changed.push(file);
  }
  /** In the order of the files; batches arrive in any order. */
  const results: (FileReferences & { problems: Problem[] })[] = [];
  await compilePosts(changed, (compiled, first) => {
    compiled.forEach(({ record, body, references = [], problems }, offset) => {
      const file = changed[first + offset];
      if (!file) return;
      results[first + offset] = { file: file.file, references, problems };
      if (!record) return;
      store.put(bodyName(file), body);
      index[file.file] = { hash: file.hash, record };
    });
  });
  // In the order of the files, of which those just compiled come last in the index.
  const known = files.flatMap(({ file }) => (index[file] ? [[file, index[file]] as const] : []));
  store.keepTable('posts', Object.fromEntries(known));
  const records = known.map(([, { record }]) => record);
  return { records, references: results, problems: results.flatMap(({ problems }) => problems) };
}

/** Recompiles posts whose cached bodies are damaged, before other threads read them. */
export async function ensureBodies(
  files: readonly ContentFile[],
  store: Store,
  compilePosts: CompilePosts,
): Promise<void> {
  const lost = files.filter((file) => !store.get(bodyName(file)));
  await compilePosts(lost, (compiled, first) => {
    compiled.forEach(({ body, problems }, offset) => {
      if (problems.length > 0) throw new BuildError(problems);
      const file = lost[first + offset];
      if (file) store.put(bodyName(file), body);
    });
  });
}
