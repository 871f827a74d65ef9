/** Entry of a worker thread: answers the pool's requests with the tasks. */
import { parentPort } from 'node:worker_threads';
import { compilePosts } from '../content/compile-posts.ts';
import { createRenderer, type RenderPages } from '../pages/render-pages.ts';
import type { Reply, Request } from './pool.ts';

let renderPages: RenderPages | undefined;

async function answer(request: Request): Promise<unknown> {
  if (request.type === 'compile') return compilePosts(request.files);
  if (request.type === 'prepare') {
    renderPages = await createRenderer(request.shared);
    return null;
  }
  if (!renderPages) throw new Error('A page was asked for before the thread was prepared.');
  return renderPages(request.jobs);
}

parentPort?.on('message', (request: Request) => {
  answer(request).then(
    (result) => reply({ id: request.id, result }),
    (error: unknown) => {
      // The fields of an error of the system get lost on the way unless they are named.
      const { message, stack, code, syscall, path }: NodeJS.ErrnoException =
        error instanceof Error ? error : new Error(String(error));
      reply({ id: request.id, error: { message, stack, ...(code && { code, syscall, path }) } });
    },
  );
});

function reply(message: Reply): void {
  parentPort?.postMessage(message);
}
