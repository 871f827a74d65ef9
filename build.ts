/**
 * The build: content → pages → HTML → assets → checks.
 * Each step is a module under `scripts/generator/` with typed input and output; this file only defines their order.
 */
import { absoluteAt } from './components/base/address.ts';
import { hashOf } from './scripts/core/hash.ts';
import { BuildError } from './scripts/core/problem.ts';
import { createTimer } from './scripts/core/timer.ts';
import { type BuildContext, openBuildContext } from './scripts/generator/build-context.ts';
import { realPlace } from './scripts/generator/folders.ts';
import { loadSteps, type Steps } from './scripts/generator/load-steps.ts';
import type { BuildOptions, BuildReport } from './scripts/generator/options.ts';
import { takeLock } from './scripts/generator/output/lock.ts';
import type { WorkerPool } from './scripts/generator/threads/pool.ts';

/**
 * Builds the site into `options.out`; waits while another build of it runs.
 * @throws BuildError with all problems of the content or the output; the last good output stays in place
 */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const unlock = await takeLock(realPlace(options.out), { log: options.log });
  let context: BuildContext | undefined;
  try {
    const timer = createTimer();
    context = await timer.step('find changes', () => openBuildContext(options));
    if (context.upToDate) return reportUnchanged(context, context.upToDate, options);
    const steps = await loadSteps();
    const pool = steps.createPool();
    try {
      return await buildChanged(steps, context, options, pool, timer);
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

async function buildChanged(
  steps: Steps,
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
  const images = await step('find pictures', () => steps.findImages(files.imageFolder, cacheDir, hashes));
  const [loaded, code] = await Promise.all([
    step('content', () =>
      steps.loadContent({
        images,
        pageFiles,
        files,
        store,
        compilePosts,
        buildDate: settings.buildDate,
        home: absoluteAt(settings, '/'),
      }),
    ),
    step('bundle', () =>
      steps.bundleCode({
        store,
        hashes,
        pages: pageFiles,
        settings,
        key,
        dev,
        keepBundlers: options.watched ?? false,
      }),
    ),
  ]);
  const { content, posts, maps, redirects, problems, sources } = loaded;
  if (!content || images.problems.length > 0) throw new BuildError([...images.problems, ...problems]);

  const { pages: modules } = steps.loadSite(code.site);
  const share = steps.shareDefaults(content, shareKey);
  const codeKey = (file: string) => hashOf(code.keys[file] ?? '', JSON.stringify(share));
  const hashOfPart = steps.hashParts(content);
  const plan = steps.planRoutes({ pages: pageFiles, modules, content, hashOfPart, posts, codeKey });
  const inputs = hashOf(JSON.stringify([code.keys, share]), steps.partsOf(content).map(hashOfPart));
  const policy = steps.policySources(settings);
  output.begin();
  const site = await step('render', () =>
    steps.renderSite({
      settings,
      store,
      output,
      share,
      last,
      plan,
      inputs,
      content,
      code,
      policy,
      images,
      compilePosts,
      renderPages,
    }),
  );
  const watched = steps.watchContent(content);
  const rules = steps.hostRules({
    settings,
    redirects,
    inline: code.inline,
    policy,
    pages: site.pages,
    editor,
  });
  const redirectPages = await step('write', () =>
    steps.writeSite({
      settings,
      output,
      store,
      posts,
      maps,
      hashOfPart,
      code,
      rules,
      images,
      compilePosts,
      pages: site.pages,
      content: watched.content,
    }),
  );
  const pictures = await step('pictures', () =>
    steps.providePictures(images, site.pages, cacheDir, output, options),
  );
  const check = async () =>
    steps.checkSite(
      context,
      { pages: site.memory, redirectPages, fresh: site.facts },
      pictures.queue,
      sources,
    );
  const writeWorker = () =>
    steps.writeServiceWorker({
      output,
      code: code.worker,
      basePath: settings.basePath,
      pages: site.pages,
      posts: content.posts,
      previous: last?.worker,
    });
  // The server of `npm run dev` has a worker of its own.
  const worker = dev ? undefined : await step('service worker', writeWorker);
  if (editor) {
    const log = options.log ?? (() => {});
    const { writeEditor } = await import('./scripts/generator/files/editor.ts');
    await step('editor', () => writeEditor({ editor, settings, files, output, log }));
  }
  if (options.checks) await step('checks', check);
  if (options.compress) await step('compress', () => steps.precompress(output, store));
  const seen = [...new Set([...site.seen, ...watched.seen, ...loaded.seen])];
  const memory = { pages: site.memory, inputs, redirectPages, worker, seen };
  const warnings = [
    ...loaded.warnings,
    ...steps.warnOfForeignLetters(site.pages),
    ...steps.unreadFields(loaded.yaml, new Set(seen)),
  ];
  await step('publish', () => {
    // First, since a fault here has to leave the output unchanged.
    const hosts =
      options.hostsDir === undefined ? undefined : steps.writeHostConfigs(options.hostsDir, rules);
    context.publish(code.inputs, memory, warnings, hosts);
  });
  const pages = { total: site.pages.length, rendered: site.facts.size };
  const lastDate = steps.lastTourDate(content, settings.buildDate);
  const summary = steps.summarize({
    out: options.out,
    pages,
    pictures,
    files: output.list(),
    precache: worker,
    lastDate,
    times,
  });
  return {
    changed: true,
    pages: pages.total,
    summary,
    times,
    warnings,
    check,
    table: async () => steps.tableOf(site.memory, context),
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
  const memory = () => context.memory() ?? { pages: {}, redirectPages: [] };
  const queue = async () => {
    const { findImages, openPictures } = await loadSteps();
    const images = await findImages(files.imageFolder, cacheDir, hashes);
    const shown = Object.values(memory().pages).map(({ page }) => page);
    return pictures === 'defer' ? openPictures(images, shown, cacheDir) : undefined;
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
