/** Compiles posts without shared state, so that it can run in a worker thread or in the main thread. */
import type { TakeBatch } from '../../core/batches.ts';
import { visit } from './markdown-tree.ts';
import type { CompiledPost } from './post-record.ts';

export interface PostFile {
  /** Path as shown to the editor: `content/blog/jerry-fox.md`. */
  file: string;
  absolute: string;
  /** Of its bytes. */
  hash: string;
}

/** A compiled post with its body as cached text. */
export type CompiledText = Omit<CompiledPost, 'body'> & { body: string };

/** Compiles all files, on several threads if there are many. */
export type CompilePosts = (files: PostFile[], take: TakeBatch<CompiledText>) => Promise<void>;

export async function compilePosts(files: readonly PostFile[]): Promise<CompiledText[]> {
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
