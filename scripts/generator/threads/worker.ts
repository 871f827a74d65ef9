/** Entry of a worker thread: runs the tasks that the pool requests. */
import { parentPort } from 'node:worker_threads';
import { compilePosts } from '../content/posts/compile-posts.ts';
import { createRenderer, type RenderPages } from '../pages/render-pages.ts';
import type { Reply, Request } from './pool.ts';

let renderPages: RenderPages | undefined;

async function answer(request: Request): Promise<unknown> {
  if (request.type === 'compile') return compilePosts(request.files);
  if (request.type === 'prepare') {
    renderPages = createRenderer(request.shared);
    return null;
  }
  if (!renderPages) throw new Error('A page was requested before the thread was prepared.');
  return renderPages(request.jobs);
}

parentPort?.on('message', (request: Request) => {
  answer(request).then(
    (result) => reply({ id: request.id, result }),
    (error: unknown) => {
      const {
        message,
        stack = message,
        code,
        syscall,
        path,
      }: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error));
      reply({ id: request.id, error: { message, stack, ...(code && { code, syscall, path }) } });
    },
  );
});

function reply(message: Reply): void {
  parentPort?.postMessage(message);
}
