/**
 * The build: content → pages → HTML → assets → checks.
 * Each step is a module under `scripts/generator/` with typed input and output; this file only defines their order.
 */
import { hashOf } from './scripts/core/cache/hash.ts';
import { BuildError } from './scripts/core/errors/problem.ts';
import { type BuildContext, openBuildContext } from './scripts/generator/build-context.ts';
import { realPlace } from './scripts/generator/folders.ts';
import { loadSteps, type Steps } from './scripts/generator/load-steps.ts';
import type { BuildOptions, BuildReport } from './scripts/generator/options.ts';
import { takeLock } from './scripts/generator/output/lock.ts';
import type { WorkerPool } from './scripts/generator/threads/pool.ts';
import { createTimer } from './scripts/generator/timer.ts';

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
  pool: WorkerPool,
  { step, times }: ReturnType<typeof createTimer>,
): Promise<BuildReport> {
  const { settings, editor, cacheDir, store, output } = context;
  const { log = () => {} } = options;
  const last = context.memory();
  const images = await step('find pictures', () => steps.findImages(context));
  const [loaded, code] = await Promise.all([
    step('content', () => steps.loadContent({ ...context, ...pool, images })),
    step('bundle', () => steps.bundleCode({ ...context, ...options })),
  ]);
  const { content, problems } = loaded;
  if (!content || images.problems.length > 0) throw new BuildError([...images.problems, ...problems]);

  const share = steps.shareDefaults(content, context.shareKey);
  const policy = steps.policySources(settings);
  const hashOfPart = steps.hashParts(content);
  /** What the following steps take their inputs from. */
  const known = { ...context, ...pool, ...loaded, content, images, code, share, policy, hashOfPart };
  const plan = steps.planRoutes({
    ...known,
    modules: steps.loadSite(code.site).pages,
    codeKey: (file) => hashOf(code.keys[file] ?? '', JSON.stringify(share)),
  });
  const inputs = hashOf(JSON.stringify([code.keys, share]), steps.partsOf(content).map(hashOfPart));
  output.begin();
  const {
    pages,
    memory: pageMemory,
    facts,
    seen: shown,
  } = await step('render', () => steps.renderSite({ ...known, last, plan, inputs }));
  const rules = steps.hostRules({ ...known, pages });
  const watched = steps.watchContent(content);
  const redirectPages = await step('write', () =>
    steps.writeSite({ ...known, pages, rules, content: watched.content }),
  );
  const pictures = await step('pictures', () =>
    steps.providePictures(images, pages, cacheDir, output, options),
  );
  const check = async () =>
    steps.checkSite(
      context,
      { pages: pageMemory, redirectPages, fresh: facts },
      pictures.queue,
      loaded.sources,
    );
  // The server of `npm run dev` has a worker of its own.
  const precache = options.dev
    ? undefined
    : await step('service worker', () => steps.writeServiceWorker({ ...known, pages }));
  if (editor) {
    const { writeEditor } = await import('./scripts/generator/files/editor.ts');
    await step('editor', () => writeEditor({ ...context, editor, log }));
  }
  if (options.checks) await step('checks', check);
  if (options.compress) await step('compress', () => steps.precompress(output, store));
  const seen = [...new Set([...shown, ...watched.seen, ...loaded.seen])];
  const warnings = [
    ...loaded.warnings,
    ...steps.warnOfForeignLetters(pages),
    ...steps.unreadFields(loaded.yaml, new Set(seen)),
  ];
  await step('publish', () => {
    // First, since a fault here has to leave the output unchanged.
    const hosts =
      options.hostsDir === undefined ? undefined : steps.writeHostConfigs(options.hostsDir, rules);
    context.publish(code.inputs, { pages: pageMemory, inputs, redirectPages, seen }, warnings, hosts);
  });
  const summary = steps.summarize({
    out: options.out,
    pages: { total: pages.length, rendered: facts.size },
    pictures,
    files: output.list(),
    precache,
    lastDate: steps.lastTourDate(content, settings.buildDate),
    times,
  });
  return {
    changed: true,
    pages: pages.length,
    summary,
    times,
    warnings,
    check,
    table: async () => steps.tableOf(pageMemory, context),
    pictures: async () => pictures.queue,
  };
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
