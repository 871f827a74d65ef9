import type { Post } from '../../content/types.ts';
import { fetchJson, StatusError } from '../base/request.ts';

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
 * The compiled post, from the request started in the head or a new one; retried once after a failure or
 * the time limit.
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
    // The file is written by the build from the same type.
    return (await fetchJson(`/assets/posts/${id}.json`, early)) as Post;
  } catch (error) {
    const status = error instanceof StatusError ? error.status : undefined;
    throw new PostLoadError(error instanceof Error ? error.message : String(error), status);
  }
}
