/**
 * The build, in one direction: content → pages → HTML → assets → checks.
 * Each step is a module under `scripts/generator/` with typed input and output; this file only says what follows what.
 */
import { hashOf } from './scripts/core/hash.ts';
import { root } from './scripts/core/paths.ts';
import { BuildError } from './scripts/core/problem.ts';
import { createTimer } from './scripts/core/timer.ts';
import {
  type BuildContext,
  checkSite,
  openBuildContext,
  realPlace,
  tableOf,
  warningsOf,
} from './scripts/generator/build-context.ts';
import { bundleCode, loadSite } from './scripts/generator/code/bundle.ts';
import { policySources } from './scripts/generator/code/content-policy.ts';
import { lastTourDate } from './scripts/generator/content/last-tour-date.ts';
import { readContent } from './scripts/generator/content/read-content.ts';
import { watchContent } from './scripts/generator/content/watch-content.ts';
import { writeServiceWorker } from './scripts/generator/files/service-worker.ts';
import { writeSite } from './scripts/generator/files/write-site.ts';
import { siteRules, writeHostConfigs } from './scripts/generator/hosts/site-rules.ts';
import type { BuildOptions, BuildReport } from './scripts/generator/options.ts';
import { precompress } from './scripts/generator/output/compress.ts';
import { takeLock } from './scripts/generator/output/lock.ts';
import { renderSite } from './scripts/generator/pages/render-site.ts';
import { planRoutes } from './scripts/generator/pages/route-plan.ts';
import { findImages, openPictures, providePictures } from './scripts/generator/pictures/pictures.ts';
import { summarize } from './scripts/generator/report.ts';
import { createPool, type WorkerPool } from './scripts/generator/threads/pool.ts';

/**
 * Builds the site into `options.out`; waits while another build of it runs.
 * @throws BuildError with every mistake found in the content or the output; the last good output stays in place
 */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const unlock = await takeLock(realPlace(options.out), { log: options.log, limitMs: options.lockLimitMs });
  try {
    const timer = createTimer();
    const context = await timer.step('look', () => openBuildContext(options));
    if (context.last && context.upToDate) return await reportUnchanged(context, context.last, options);
    const pool = createPool(options.workerFile);
    try {
      return await buildChanged(context, options, pool, timer);
    } catch (error) {
      context.giveUp();
      throw error;
    } finally {
      await pool.close();
    }
  } finally {
    await unlock();
  }
}

async function buildChanged(
  context: BuildContext,
  options: BuildOptions,
  { compilePosts, renderPages }: WorkerPool,
  { step, times }: ReturnType<typeof createTimer>,
): Promise<BuildReport> {
  const { settings, files, pageFiles, cacheDir, store, hashes, codeKey, shareMark, output, last } = context;
  const dev = options.dev ?? false;
  const images = await step('look at pictures', () => findImages(files.imageFolders, cacheDir, hashes));
  const [{ content, posts, problems, sources, namedByPosts }, code] = await Promise.all([
    step('content', () =>
      readContent({ images, pageFiles, buildDate: settings.buildDate, files, store, compilePosts }),
    ),
    step('bundle', () => bundleCode({ root, store, hashes, pages: pageFiles, settings, key: codeKey, dev })),
  ]);
  if (!content || images.problems.length > 0) throw new BuildError([...images.problems, ...problems]);

  const { pages: modules } = await loadSite(code);
  const codeHash = hashOf(code.hash, shareMark);
  const plan = planRoutes({ pages: pageFiles, modules, content, posts, codeHash });
  const policy = policySources(settings);
  output.begin();
  const site = await step('render', () =>
    renderSite({
      ...{ settings, store, output, shareMark, last, plan, content, code, policy, images },
      ...{ compilePosts, renderPages },
    }),
  );
  const watched = watchContent(content, 'ignored');
  const stubs = await step('write', () =>
    writeSite({
      ...{
        settings,
        output,
        store,
        pages: site.pages,
        content: watched.content,
        posts,
        code,
        policy,
        images,
      },
    }),
  );
  const pictures = await step('pictures', () =>
    providePictures(images, site.pages, cacheDir, output, options),
  );
  const check = () => checkSite(context, { pages: site.memory, stubs }, pictures.queue?.has, sources);
  const worker = await step('service worker', () =>
    writeServiceWorker({
      ...{ output, dev, code: code.worker, scratchDir: store.dir, basePath: settings.basePath },
      ...{ pages: site.pages, posts: content.posts, previous: last?.worker },
    }),
  );
  if (options.checks) await step('checks', check);
  if (options.compress) await step('compress', () => precompress(output, store));
  const seen = [...new Set([...site.seen, ...watched.seen, ...namedByPosts])];
  const memory = { pages: site.memory, stubs, worker, seen };
  await step('publish', () => {
    context.publish(code.inputs, memory);
    const rules = siteRules({ settings, content, scripts: code.scripts, policy, pages: site.pages });
    if (options.hostsDir) writeHostConfigs(options.hostsDir, rules);
  });
  const pages = { total: site.pages.length, rendered: site.rendered };
  const lastDate = lastTourDate(content, settings.buildDate);
  const summary = summarize({
    ...{ out: options.out, pages, pictures, files: output.list(), precache: worker, lastDate, times },
  });
  const [warnings, table] = [warningsOf(context, memory), () => tableOf(site.memory)];
  return { changed: true, pages: pages.total, summary, warnings, table, pictures: pictures.queue, check };
}

/** The report of a build that had nothing to do. Some pictures may not be made yet, so their queue is opened again. */
async function reportUnchanged(
  context: BuildContext,
  last: NonNullable<BuildContext['last']>,
  { pictures }: BuildOptions,
): Promise<BuildReport> {
  const { files, cacheDir, hashes } = context;
  const pages = Object.values(last.pages).map(({ page }) => page);
  const queue =
    pictures === 'defer'
      ? openPictures(await findImages(files.imageFolders, cacheDir, hashes), pages, cacheDir)
      : undefined;
  return {
    changed: false,
    pages: pages.length,
    summary: 'Nothing has changed since the last build.',
    warnings: warningsOf(context, last),
    table: () => tableOf(last.pages),
    pictures: queue,
    check: () => checkSite(context, last, queue?.has),
  };
}
