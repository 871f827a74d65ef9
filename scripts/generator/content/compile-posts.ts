/** Compiles posts without shared state, so that it can run in a worker thread or in the main thread. */
import type { TakeBatch } from '../../core/batches.ts';
import type { ContentFile } from './content-files.ts';
import { visit } from './markdown-tree.ts';
import type { CompiledPost } from './post-record.ts';

/** A compiled post with its body as cached text. */
type CompiledText = Omit<CompiledPost, 'body'> & { body: string };

/** Compiles all files, on several threads if there are many. */
export type CompilePosts = (files: ContentFile[], take: TakeBatch<CompiledText>) => Promise<void>;

export async function compilePosts(files: readonly ContentFile[]): Promise<CompiledText[]> {
  // Loaded on demand: loading the Markdown compiler takes a tenth of a second.
  const { compilePost } = await import('./post-record.ts');
  return files.map(({ file, absolute, hash }) => {
    const { body, ...result } = compilePost(file, absolute, hash);
    // Only the compiler needs the positions of a Markdown tree.
    visit(body.tree, (node) => {
      delete node.position;
    });
    return { ...result, body: JSON.stringify(body) };
  });
}
