/** Runs the two heavy steps, compiling posts and rendering pages, on all cores; small amounts run here at once. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { CompiledPost } from './post-record.ts';
import type { RenderedPage, RenderJob, RenderShared } from './tasks.ts';

export interface PostFile {
  file: string;
  absolute: string;
}
export type Request = { id: number } & (
  | { type: 'compile'; cacheDir: string; files: PostFile[] }
  | { type: 'prepare'; shared: RenderShared }
  | { type: 'render'; jobs: RenderJob[] }
);
export type Reply = { id: number } & (
  | { result: unknown }
  | { error: { message: string; stack?: string | undefined } }
);

export interface WorkerPool {
  /** In the order of the files; bodies are in the cache, not in the result. */
  compilePosts(files: PostFile[]): Promise<CompiledPost[]>;
  /** In the order of the jobs. */
  renderPages(shared: RenderShared, jobs: RenderJob[]): Promise<RenderedPage[]>;
  close(): Promise<void>;
}

/** Below this many items a thread's start costs more than it saves. */
const worthAThread = 60;
const batchSize = 20;

/** @param workerFile the bundled `worker.ts`; where it does not exist all work is done in this thread */
export function createPool(cacheDir: string, workerFile: URL | undefined): WorkerPool {
  const threads: Thread[] = [];
  const useThreads = workerFile !== undefined && existsSync(workerFile);
  const start = () => {
    while (threads.length < availableParallelism() && workerFile) threads.push(new Thread(workerFile));
    return threads;
  };
  return {
    async compilePosts(files) {
      if (files.length === 0) return [];
      if (!useThreads || files.length < worthAThread)
        return (await import('./tasks.ts')).compilePosts(files, cacheDir);
      return spread(start(), files, (thread, batch) =>
        thread.ask<CompiledPost[]>({ type: 'compile', cacheDir, files: batch }),
      );
    },
    async renderPages(shared, jobs) {
      if (jobs.length === 0) return [];
      if (!useThreads || jobs.length < worthAThread)
        return (await import('./tasks.ts')).renderPages(shared, jobs);
      await Promise.all(start().map((thread) => thread.ask<null>({ type: 'prepare', shared })));
      return spread(threads, jobs, (thread, batch) =>
        thread.ask<RenderedPage[]>({ type: 'render', jobs: batch }),
      );
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.stop()));
      threads.length = 0;
    },
  };
}

/** Hands out batches as threads become free, and puts the results back in order. */
async function spread<Item, Result>(
  threads: Thread[],
  items: Item[],
  run: (thread: Thread, batch: Item[]) => Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[][] = [];
  let next = 0;
  await Promise.all(
    threads.map(async (thread) => {
      while (next * batchSize < items.length) {
        const batch = next++;
        results[batch] = await run(thread, items.slice(batch * batchSize, (batch + 1) * batchSize));
      }
    }),
  );
  return results.flat();
}

/** One worker thread that answers one request at a time. */
class Thread {
  private readonly worker: Worker;
  private readonly waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (error: Error) => void }
  >();
  private lastId = 0;

  constructor(file: URL) {
    this.worker = new Worker(file);
    this.worker.on('message', (reply: Reply) => {
      const waiting = this.waiting.get(reply.id);
      this.waiting.delete(reply.id);
      if ('error' in reply)
        waiting?.reject(Object.assign(new Error(reply.error.message), { stack: reply.error.stack }));
      else waiting?.resolve(reply.result);
    });
    this.worker.on('error', (error) => this.failAll(error));
    this.worker.on('exit', (code) => this.failAll(new Error(`A worker thread ended early (code ${code}).`)));
  }

  ask<Result>(
    request:
      | Omit<Extract<Request, { type: 'compile' }>, 'id'>
      | Omit<Extract<Request, { type: 'prepare' }>, 'id'>
      | Omit<Extract<Request, { type: 'render' }>, 'id'>,
  ): Promise<Result> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      // The thread answers each type with the result that its task returns.
      this.waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.worker.postMessage({ id, ...request });
    });
  }

  async stop(): Promise<void> {
    this.waiting.clear();
    await this.worker.terminate();
  }

  private failAll(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
