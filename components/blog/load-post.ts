import type { Post } from '../../content/types.ts';
import { href } from '../base/settings.ts';
import { fileLimitMs, within } from '../base/within.ts';

/** A post could not be loaded; `message` is the status or the browser's error. */
export class PostLoadError extends Error {
  /** The site no longer has the post: the page is older than that. */
  readonly gone: boolean;
  constructor(message: string, status?: number) {
    super(message);
    this.gone = status === 404 || status === 410;
  }
}

/**
 * The compiled post, from the request started in the head or a new one; retried once after a failure
 * or after the time limit.
 * @throws PostLoadError
 */
export async function loadPost(id: string): Promise<Post> {
  const early = window.requestedPost?.id === id ? window.requestedPost.response : undefined;
  delete window.requestedPost;
  try {
    return await read(id, early);
  } catch {
    return read(id);
  }
}

async function read(id: string, early?: Promise<Response>): Promise<Post> {
  try {
    return await within(fileLimitMs, async (signal) => {
      const response = await (early ?? fetch(href(`/assets/posts/${id}.json`), { signal }));
      if (!response.ok)
        throw new PostLoadError(`${response.status} ${response.statusText}`.trim(), response.status);
      // The file is written by the build from the same type.
      return (await response.json()) as Post;
    });
  } catch (error) {
    if (error instanceof PostLoadError) throw error;
    throw new PostLoadError(error instanceof Error ? error.message : String(error));
  }
}
