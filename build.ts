/**
 * The build: content → pages → HTML → assets → checks.
 * Each step is a module under `scripts/generator/` with typed input and output; this file only defines their order.
 */
import { hashOf } from './scripts/core/cache/hash.ts';
import { BuildError } from './scripts/core/errors/problem.ts';
import type { BuildOptions, BuildReport } from './scripts/generator/options.ts';
import { type BuildRun, runBuild } from './scripts/generator/run-build.ts';

/**
 * Builds the site into `options.out`; waits while another build of it runs.
 * @throws BuildError with all problems of the content or the output; the last good output stays in place
 */
export const build = (options: BuildOptions): Promise<BuildReport> => runBuild(options, buildChanged);

async function buildChanged({
  steps,
  context,
  options,
  pool,
  timer: { step, times },
}: BuildRun): Promise<BuildReport> {
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
    memory,
    facts,
    seen: shown,
  } = await step('render', () => steps.renderSite({ ...known, last, plan, inputs }));
  const rules = steps.hostRules({ ...known, pages });
  const written = await step('write', () => steps.writeSite({ ...known, pages, rules }));
  const { redirectPages } = written;
  const pictures = await step('pictures', () =>
    steps.providePictures(images, pages, cacheDir, output, options),
  );
  const check = async () =>
    steps.checkSite(context, { pages: memory, redirectPages, fresh: facts }, pictures.queue, loaded.sources);
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
  const seen = [...new Set([...shown, ...written.seen, ...loaded.seen])];
  const warnings = [
    ...loaded.warnings,
    ...steps.warnOfForeignLetters(pages),
    ...steps.unreadFields(loaded.yaml, new Set(seen)),
  ];
  await step('publish', () => {
    // First, since a fault here has to leave the output unchanged.
    const hosts = steps.writeHostConfigs(options.hostsDir, rules);
    context.publish(code.inputs, { pages: memory, inputs, redirectPages, seen }, warnings, hosts);
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
    table: async () => steps.tableOf(memory, context),
    pictures: async () => pictures.queue,
  };
}
