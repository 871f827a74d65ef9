/** Compiles all posts that changed. Bodies stay on disk until their page is rendered. */
import type { EntryLocation, Store } from '../../../core/cache/store.ts';
import { BuildError, type Problem } from '../../../core/errors/problem.ts';
import type { ContentFile } from '../files/content-files.ts';
import type { FileReferences } from '../yaml/fields.ts';
import type { CompilePosts } from './compile-posts.ts';
import type { PostRecord } from './post-record.ts';

/** A post's file, and where its compiled body is in the store. */
export interface PostSource extends ContentFile {
  stored: EntryLocation;
}

/** Hash of a post's bytes, and the result of compiling them: its record and the location of its body. */
interface KnownPost {
  hash: string;
  record: PostRecord;
  stored: EntryLocation;
}

/** A post without mistakes. */
export interface ReadPost {
  record: PostRecord;
  source: PostSource;
}

interface ReadPosts {
  posts: ReadPost[];
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
  const previous = store.table<KnownPost>('posts');
  const index: typeof previous = {};
  const changed: ContentFile[] = [];
  for (const file of files) {
    const known = previous[file.file];
    if (known?.hash === file.hash && store.has(known.stored)) index[file.file] = known;
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
      index[file.file] = { hash: file.hash, record, stored: store.put(body) };
    });
  });
  // In the order of the files, of which those just compiled come last in the index.
  const known = files.flatMap((file) => {
    const post = index[file.file];
    return post ? [{ file, post }] : [];
  });
  store.keepTable('posts', Object.fromEntries(known.map(({ file, post }) => [file.file, post])));
  return {
    posts: known.map(({ file, post: { record, stored } }) => ({ record, source: { ...file, stored } })),
    references: results,
    problems: results.flatMap(({ problems }) => problems),
  };
}

/** Recompiles posts whose cached bodies are damaged, before other threads read them. */
export async function ensureBodies(
  sources: readonly PostSource[],
  store: Store,
  compilePosts: CompilePosts,
): Promise<void> {
  const lost = sources.filter(({ stored }) => !store.get(stored));
  await compilePosts(lost, (compiled, first) => {
    compiled.forEach(({ body, problems }, offset) => {
      if (problems.length > 0) throw new BuildError(problems);
      store.put(body, lost[first + offset]?.stored);
    });
  });
  store.flush();
}
