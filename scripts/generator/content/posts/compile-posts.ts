/** Compiles posts without shared state, so that it can run in a worker thread or in the main thread. */
import type { TakeBatch } from '../../../core/values/batches.ts';
import type { ContentFile } from '../files/content-files.ts';
import type { CompiledPost } from './post-record.ts';

/** Compiles all files, on several threads if there are many. */
export type CompilePosts = (files: ContentFile[], take: TakeBatch<CompiledPost>) => Promise<void>;

export async function compilePosts(files: readonly ContentFile[]): Promise<CompiledPost[]> {
  // Loaded on demand: loading the Markdown compiler takes a tenth of a second.
  const { compilePost } = await import('./post-record.ts');
  return files.map(({ file, absolute, hash }) => compilePost(file, absolute, hash));
}
