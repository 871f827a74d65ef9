/** What surrounds the steps of a build: the lock of its output, its context, its threads, and a build that has nothing to do. */
import { type BuildContext, openBuildContext } from './build-context.ts';
import { realPlace } from './folders.ts';
import { loadSteps, type Steps } from './load-steps.ts';
import type { BuildOptions, BuildReport } from './options.ts';
import { takeLock } from './output/lock.ts';
import type { WorkerPool } from './threads/pool.ts';
import { createTimer, type Timer } from './timer.ts';

/** What the steps of a build work with. */
export interface BuildRun {
  steps: Steps;
  context: BuildContext;
  options: BuildOptions;
  pool: WorkerPool;
  timer: Timer;
}

/**
 * Runs the steps if something has changed since the last build of `options.out`; waits while another build of it runs.
 * @throws what a step throws, with `published`: whether the output was already replaced; otherwise the last good one stays in place
 */
export async function runBuild(
  options: BuildOptions,
  buildChanged: (run: BuildRun) => Promise<BuildReport>,
): Promise<BuildReport> {
  const unlock = await takeLock(realPlace(options.out), { log: options.log });
  let context: BuildContext | undefined;
  try {
    const timer = createTimer();
    context = await timer.step('find changes', () => openBuildContext(options));
    if (context.upToDate) return reportUnchanged(context, context.upToDate, options);
    const steps = await loadSteps();
    const pool = steps.createPool();
    try {
      return await buildChanged({ steps, context, options, pool, timer });
    } catch (error) {
      context.abandon();
      throw error;
    } finally {
      await pool.close();
    }
  } catch (error) {
    const published = context?.output.isChanged ?? false;
    throw error instanceof Error ? Object.assign(error, { published }) : error;
  } finally {
    await unlock();
  }
}

/** The report of a build without changes. Some pictures may not be encoded yet, so their queue is opened again. */
function reportUnchanged(
  context: BuildContext,
  { pages, warnings }: NonNullable<BuildContext['upToDate']>,
  { pictures }: BuildOptions,
): BuildReport {
  const memory = () => context.memory() ?? { pages: {}, redirectPages: [] };
  const queue = async () => {
    const { findImages, openPictures } = await loadSteps();
    const images = await findImages(context);
    const shown = Object.values(memory().pages).map(({ page }) => page);
    return pictures === 'defer' ? openPictures(images, shown, context.cacheDir) : undefined;
  };
  return {
    changed: false,
    pages,
    warnings,
    summary: 'Nothing has changed since the last build.',
    times: new Map(),
    table: async () => (await loadSteps()).tableOf(memory().pages, context),
    pictures: queue,
    check: async () => (await loadSteps()).checkSite(context, memory(), await queue()),
  };
}
