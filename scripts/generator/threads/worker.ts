/** Entry of a worker thread: answers the pool's requests with the tasks. */
import { parentPort } from 'node:worker_threads';
import { crawl } from '../../checks/crawl.ts';
import type { Reply, Request } from './pool.ts';
import { compilePosts, createRenderer, type RenderPages } from './tasks.ts';

let renderPages: RenderPages | undefined;

async function answer(request: Request): Promise<unknown> {
  if (request.type === 'compile') return compilePosts(request.files);
  if (request.type === 'prepare') {
    renderPages = await createRenderer(request.shared);
    return null;
  }
  if (request.type === 'crawl') return crawl(request.crawl);
  if (!renderPages) throw new Error('A page was asked for before the thread was prepared.');
  return renderPages(request.jobs);
}

parentPort?.on('message', (request: Request) => {
  answer(request).then(
    (result) => reply({ id: request.id, result }),
    (error: unknown) => {
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      reply({ id: request.id, error: { message, stack } });
    },
  );
});

function reply(message: Reply): void {
  parentPort?.postMessage(message);
}
