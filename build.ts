/**
 * The build: content → pages → HTML → assets → checks.
 * Each step is a module under `scripts/generator/` with typed input and output; this file only defines their order.
 */

import { absoluteAt } from './components/base/address.ts';
import { warnOfForeignLetters } from './scripts/checks/foreign-letters.ts';
import { hashOf } from './scripts/core/hash.ts';
import { root } from './scripts/core/paths.ts';
import { BuildError } from './scripts/core/problem.ts';
import { createTimer } from './scripts/core/timer.ts';
import { type BuildContext, openBuildContext, realPlace } from './scripts/generator/build-context.ts';
import { bundleCode, loadSite } from './scripts/generator/code/bundle.ts';
import { policySources } from './scripts/generator/code/content-policy.ts';
import { lastTourDate } from './scripts/generator/content/last-tour-date.ts';
import { readContent } from './scripts/generator/content/read-content.ts';
import { unreadFields } from './scripts/generator/content/unread-fields.ts';
import { watchContent } from './scripts/generator/content/watch-content.ts';
import { writeEditor } from './scripts/generator/files/editor.ts';
import { writeServiceWorker } from './scripts/generator/files/service-worker.ts';
import { writeSite } from './scripts/generator/files/write-site.ts';
import { siteRules, writeHostConfigs } from './scripts/generator/hosts/site-rules.ts';
import type { BuildOptions, BuildReport } from './scripts/generator/options.ts';
import { precompress } from './scripts/generator/output/compress.ts';
import { takeLock } from './scripts/generator/output/lock.ts';
import { renderSite } from './scripts/generator/pages/render-site.ts';
import { planRoutes } from './scripts/generator/pages/route-plan.ts';
import { findImages, openPictures, providePictures } from './scripts/generator/pictures/pictures.ts';
import { shareDefaults } from './scripts/generator/pictures/share/share-plan.ts';
import { summarize } from './scripts/generator/report.ts';
import { checkSite, tableOf } from './scripts/generator/site-facts.ts';
import { createPool, type WorkerPool } from './scripts/generator/threads/pool.ts';

/**
 * Builds the site into `options.out`; waits while another build of it runs.
 * @throws BuildError with all problems of the content or the output; the last good output stays in place
 */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const unlock = await takeLock(realPlace(options.out), { log: options.log, limitMs: options.lockLimitMs });
  try {
    const timer = createTimer();
    const context = await timer.step('look', () => openBuildContext(options));
    if (context.upToDate) return reportUnchanged(context, context.upToDate, options);
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
  const {
    settings,
    editor,
    files,
    pageFiles,
    cacheDir,
    store,
    hashes,
    codeKey: key,
    shareKey,
    output,
  } = context;
  const last = context.memory();
  const dev = options.dev ?? false;
  const images = await step('look at pictures', () => findImages(files.imageFolders, cacheDir, hashes));
  const [loaded, code] = await Promise.all([
    step('content', () =>
      readContent({
        ...{ images, pageFiles, files, store, compilePosts },
        ...{ buildDate: settings.buildDate, home: absoluteAt(settings, '/') },
      }),
    ),
    step('bundle', () => bundleCode({ root, store, hashes, pages: pageFiles, settings, key, dev })),
  ]);
  const { content, posts, redirects, problems, sources } = loaded;
  if (!content || images.problems.length > 0) throw new BuildError([...images.problems, ...problems]);

  const { pages: modules } = await loadSite(code.site);
  const share = shareDefaults(content, shareKey);
  const codeKey = (file: string) => hashOf(code.keys[file] ?? '', JSON.stringify(share));
  const plan = planRoutes({ pages: pageFiles, modules, content, posts, codeKey });
  const policy = policySources(settings);
  output.begin();
  const site = await step('render', () =>
    renderSite({
      ...{ settings, store, output, share, last, plan, content, code, policy, images },
      ...{ compilePosts, renderPages },
    }),
  );
  const watched = watchContent(content, 'ignored');
  const rules = siteRules({
    ...{ settings, redirects, scripts: code.scripts, policy, pages: site.pages, editor },
  });
  const stubs = await step('write', () =>
    writeSite({
      ...{ settings, output, store, posts, code, rules, images, compilePosts },
      ...{ pages: site.pages, content: watched.content },
    }),
  );
  const pictures = await step('pictures', () =>
    providePictures(images, site.pages, cacheDir, output, options),
  );
  const check = async () =>
    checkSite(context, { pages: site.memory, stubs, fresh: site.facts }, pictures.queue, sources);
  const worker = await step('service worker', () =>
    writeServiceWorker({
      ...{ output, dev, code: code.worker, scratchDir: store.dir, basePath: settings.basePath },
      ...{ pages: site.pages, posts: content.posts, previous: last?.worker },
    }),
  );
  if (editor) {
    const log = options.log ?? (() => {});
    await step('editor', () => writeEditor({ editor, settings, files, output, log }));
  }
  if (options.checks) await step('checks', check);
  if (options.compress) await step('compress', () => precompress(output, store));
  const seen = [...new Set([...site.seen, ...watched.seen, ...loaded.namedByPosts])];
  const memory = { pages: site.memory, stubs, worker, seen };
  const warnings = [
    ...loaded.warnings,
    ...warnOfForeignLetters(site.pages),
    ...unreadFields(loaded.cache.yaml, new Set(seen)),
  ];
  await step('publish', () => {
    context.publish(code.inputs, memory, warnings);
    if (options.hostsDir) writeHostConfigs(options.hostsDir, rules);
  });
  const pages = { total: site.pages.length, rendered: site.facts.size };
  const lastDate = lastTourDate(content, settings.buildDate);
  const summary = summarize({
    ...{ out: options.out, pages, pictures, files: output.list(), precache: worker, lastDate, times },
  });
  return {
    ...{ changed: true, pages: pages.total, summary, times, warnings, check },
    table: () => tableOf(site.memory, context),
    pictures: async () => pictures.queue,
  };
}

/** The report of a build without changes. Some pictures may not be encoded yet, so their queue is opened again. */
function reportUnchanged(
  context: BuildContext,
  { pages, warnings }: NonNullable<BuildContext['upToDate']>,
  { pictures }: BuildOptions,
): BuildReport {
  const { files, cacheDir, hashes } = context;
  const memory = () => context.memory() ?? { pages: {}, stubs: [] };
  const queue = async () => {
    const images = await findImages(files.imageFolders, cacheDir, hashes);
    const shown = Object.values(memory().pages).map(({ page }) => page);
    return pictures === 'defer' ? openPictures(images, shown, cacheDir) : undefined;
  };
  return {
    ...{ changed: false, pages, warnings },
    summary: 'Nothing has changed since the last build.',
    times: new Map(),
    table: () => tableOf(memory().pages, context),
    pictures: queue,
    check: async () => checkSite(context, memory(), await queue()),
  };
}
