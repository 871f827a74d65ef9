/** Runs the expensive steps, compiling posts and rendering pages, on all cores; small amounts run in this thread. */
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { bundledFile } from '../../core/bundle/bundled-file.ts';
import type { TakeBatch } from '../../core/values/batches.ts';
import type { ContentFile } from '../content/files/content-files.ts';
import type { CompilePosts } from '../content/posts/compile-posts.ts';
import type { RenderJob, RenderPagesInBatches, RenderShared } from '../pages/render-pages.ts';

type Task =
  | { type: 'compile'; files: ContentFile[] }
  | { type: 'prepare'; shared: RenderShared }
  | { type: 'render'; jobs: RenderJob[] };
export type Request = { id: number } & Task;
/** Of an error the fields that its message needs, since a copied `Error` loses those of a system error. */
export type Reply = { id: number } & (
  | { result: unknown }
  | { error: Pick<NodeJS.ErrnoException, 'message' | 'stack' | 'code' | 'syscall' | 'path'> }
);

export interface WorkerPool {
  compilePosts: CompilePosts;
  renderPages: RenderPagesInBatches;
  close(): Promise<void>;
}

/** With fewer items, starting a thread costs more than it saves. */
const minItems = 60;
const batchSize = 20;
/** Batches queued per thread, so that it never waits for the next. */
const queued = 2;

/** Without the bundled `worker.ts` all work is done in this thread. */
export function createPool(): WorkerPool {
  const workerFile = bundledFile('generator/threads/worker.mjs');
  const threads: Thread[] = [];
  optimizeLater();
  const start = (file: string) => {
    while (threads.length < availableParallelism()) threads.push(new Thread(file));
    return threads;
  };
  return {
    async compilePosts(files, take) {
      if (files.length === 0) return;
      if (!workerFile || files.length < minItems)
        return take(await (await import('../content/posts/compile-posts.ts')).compilePosts(files), 0);
      await spread(start(workerFile), files, take, (thread, batch) =>
        thread.ask({ type: 'compile', files: batch }),
      );
    },
    async renderPages(shared, jobs, take) {
      if (jobs.length === 0) return;
      if (!workerFile || jobs.length < minItems)
        return take((await import('../pages/render-pages.ts')).createRenderer(shared)(jobs), 0);
      await Promise.all(start(workerFile).map((thread) => thread.ask({ type: 'prepare', shared })));
      await spread(threads, jobs, take, (thread, batch) => thread.ask({ type: 'render', jobs: batch }));
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.stop()));
      threads.length = 0;
    },
  };
}

/**
 * V8 compiles a function with the optimizing compiler after it has run a certain amount of bytecode. For a build that ends
 * within seconds the default is too early: with four times the amount, one edited post of 1,000 takes 27 % less CPU time, and
 * a cold build of them 10 % less time. The flag is not a public interface, so it is set only where this was measured, in Node 20.
 */
function optimizeLater(): void {
  if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=528000');
}

/** Assigns batches to threads as they become free. */
async function spread<Item, Result>(
  threads: Thread[],
  items: Item[],
  take: TakeBatch<Result>,
  run: (thread: Thread, batch: Item[]) => Promise<Result[]>,
): Promise<void> {
  let next = 0;
  const lanes = Array.from({ length: queued }, () => threads).flat();
  await Promise.all(
    lanes.map(async (thread) => {
      while (next < items.length) {
        const first = next;
        next += batchSize;
        take(await run(thread, items.slice(first, next)), first);
      }
    }),
  );
}

/** A worker thread that processes one request at a time. */
class Thread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Pick<PromiseWithResolvers<unknown>, 'resolve' | 'reject'>>();
  private lastId = 0;

  constructor(file: string) {
    // Trees and strings are short-lived: a larger young generation avoids most of the garbage collector's work.
    this.worker = new Worker(file, { resourceLimits: { maxYoungGenerationSizeMb: 64 } });
    this.worker.on('message', (reply: Reply) => {
      const waiting = this.waiting.get(reply.id);
      this.waiting.delete(reply.id);
      if ('error' in reply) waiting?.reject(Object.assign(new Error(reply.error.message), reply.error));
      else waiting?.resolve(reply.result);
    });
    this.worker.on('error', (error) => this.failAll(error));
    this.worker.on('exit', (code) => this.failAll(new Error(`A worker thread ended early (code ${code}).`)));
  }

  ask<Result>(task: Task): Promise<Result> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      // The worker replies to each type of task with that task's result.
      this.waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.worker.postMessage({ id, ...task });
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
