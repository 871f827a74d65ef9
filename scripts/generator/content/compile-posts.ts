/** Compiles posts, free of state: the same function runs in a worker thread and in the main one. */
import type { TakeBatch } from '../../core/batches.ts';
import type { CompiledPost } from './post-record.ts';

export interface PostFile {
  /** As the editor knows it: `content/blog/jerry-fox.md`. */
  file: string;
  absolute: string;
}

/** A compiled post whose body is the text that the cache keeps. */
export type CompiledText = Omit<CompiledPost, 'body'> & { body: string };

/** Compiles all files, on as many threads as it takes. */
export type CompilePosts = (files: PostFile[], take: TakeBatch<CompiledText>) => Promise<void>;

export async function compilePosts(files: readonly PostFile[]): Promise<CompiledText[]> {
  // Loaded when there is something to compile: the Markdown compiler costs every command a tenth of a second.
  const { compilePost } = await import('./post-record.ts');
  return files.map(({ file, absolute }) => {
    const { body, ...result } = compilePost(file, absolute);
    return { ...result, body: JSON.stringify(body) };
  });
}
