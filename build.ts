/**
 * The build, in one direction: content → pages → HTML → assets → checks.
 * Each step is a module under `scripts/build/` with typed input and output; this file only says what follows what.
 */
import path from 'node:path';
import { loadContent } from './content/load.ts';
import { readSettings } from './content/site.ts';
import { BuildError } from './scripts/build/build-error.ts';
import { bundleCode } from './scripts/build/code-bundle.ts';
import { readContentCache, writeContentCache } from './scripts/build/content-cache.ts';
import { findContent } from './scripts/build/content-files.ts';
import { policySources } from './scripts/build/csp.ts';
import { extraFiles } from './scripts/build/extra-files.ts';
import { findImages, providePictures } from './scripts/build/image-steps.ts';
import { fingerprint } from './scripts/build/inputs.ts';
import type { BuildOptions, BuildReport } from './scripts/build/options.ts';
import { findPages, singleRoutes } from './scripts/build/page-files.ts';
import { cacheDir as defaultCacheDir, inRoot, root } from './scripts/build/paths.ts';
import { createPool } from './scripts/build/pool.ts';
import { precacheFiles } from './scripts/build/precache.ts';
import { pressKit } from './scripts/build/press-kit.ts';
import { redirectTable } from './scripts/build/redirects.ts';
import { type PageMemory, renderSite } from './scripts/build/render-site.ts';
import { summarize } from './scripts/build/report.ts';
import { checkRedirects, planRoutes } from './scripts/build/route-plan.ts';
import { precacheLimit, writeServiceWorker } from './scripts/build/service-worker.ts';
import { speculationRules } from './scripts/build/speculation-rules.ts';
import { Staging } from './scripts/build/staging.ts';
import { createTimer } from './scripts/build/timer.ts';
import { checkOutput } from './scripts/checks/index.ts';
import { type PageFacts, readPageFacts } from './scripts/checks/page-facts.ts';

interface Memory {
  pages: PageMemory;
  /** Facts of the redirect stubs. */
  stubs: PageFacts[];
  /** Addresses that the crawl found good. */
  crawled: string[];
}

/**
 * Builds the site into `options.out`.
 * @throws BuildError with every mistake found in the content or the output; the last good output stays in place
 */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const { step, times } = createTimer();
  const settings = readSettings(
    options.env,
    options.providers === 'sandbox' ? (options.sandboxOrigin ?? null) : null,
  );
  const cacheDir = options.cacheDir ?? defaultCacheDir;
  const folders = [...(options.contentDir ? [path.resolve(options.contentDir)] : []), inRoot('content')];
  const staging = new Staging<Memory>(
    path.join(cacheDir, 'staging'),
    path.resolve(options.out),
    options.ownOut,
  );
  const keys = await step('look', () => fingerprint(root, folders, settings, options));
  const last = staging.previous;
  const checks = (pages: PageFacts[], promised?: (path: string) => boolean) =>
    checkOutput(pages, {
      dir: staging.dir,
      basePath: settings.basePath,
      hasFile: (file) => staging.has(file),
      promised,
      known: last?.memory.crawled ?? [],
    });
  if (last?.inputs === keys.all && staging.intact()) {
    const images =
      options.pictures === 'defer'
        ? await findImages(findContent(folders).imageFolders, cacheDir)
        : undefined;
    const pictures = images ? await providePictures(images, cacheDir, staging, options) : undefined;
    const pages = Object.keys(last.memory.pages).length;
    return {
      changed: false,
      pages,
      summary: 'Nothing has changed since the last build.',
      pictures: pictures?.queue,
      check: () => checks(factsOf(last.memory), pictures?.queue?.has),
    };
  }

  const pool = createPool(cacheDir, options.workerFile);
  try {
    const files = findContent(folders);
    const pageFiles = findPages(root);
    const images = await step('look at pictures', () => findImages(files.imageFolders, cacheDir));
    const [loaded, code] = await Promise.all([
      step('content', () => {
        const previous = readContentCache(cacheDir, folders, keys.rules);
        return loadContent({
          files,
          images: images.images,
          brokenImages: images.problems.map(({ file }) => path.parse(file).name),
          pageRoutes: singleRoutes(pageFiles),
          cacheDir,
          previous,
          pool,
        });
      }),
      step('bundle', () =>
        bundleCode({ root, cacheDir, pages: pageFiles, settings, key: keys.code, dev: options.dev ?? false }),
      ),
    ]);
    writeContentCache(cacheDir, folders, keys.rules, loaded.cache);
    const { content, posts } = loaded;
    if (!content || images.problems.length > 0)
      throw new BuildError([...images.problems, ...loaded.problems]);

    const plan = planRoutes({ pages: pageFiles, content, posts, codeHash: code.hash });
    checkRedirects(redirectTable(content), new Set(plan.map(({ job }) => job.route)));
    staging.begin();
    const policy = policySources(settings);
    const site = await step('render', () =>
      renderSite({
        plan,
        previous: last?.memory.pages ?? {},
        content,
        code,
        policy,
        speculationRules: speculationRules(settings.basePath),
        images: Object.fromEntries(images.images),
        basePath: settings.basePath,
        cacheDir,
        outDir: staging.dir,
        pool,
      }),
    );
    const stubs = await step('write', () => {
      for (const page of site.pages) staging.claimPage(page);
      const extra = extraFiles({
        settings,
        content,
        scripts: code.scripts,
        policy,
        pages: site.pages,
        publicDir: inRoot('public'),
      });
      for (const [file, contents] of Object.entries(extra)) staging.write(file, contents);
      staging.write('assets/press-kit.zip', pressKit(content, images.images));
      return stubFacts(extra);
    });
    const pictures = await step('pictures', () => providePictures(images, cacheDir, staging, options));
    staging.sweep();
    const precache = await step('service worker', () => {
      const kept = precacheFiles({
        pages: site.pages.map(({ route }) => route),
        posts: content.posts.map(({ id }) => id),
        files: staging.list(),
        limit: precacheLimit,
      });
      return writeServiceWorker({
        code: code.worker,
        staging,
        // React's development build alone would fill the budget; nobody reads such a site offline.
        files: options.dev ? kept.filter((file) => !file.endsWith('.js')) : kept,
        basePath: settings.basePath,
        scratchDir: cacheDir,
      });
    });
    const memory = { pages: site.memory, stubs, crawled: last?.memory.crawled ?? [] };
    const check = () => checks(factsOf(memory), pictures.queue?.has);
    const crawled = options.checks ? await step('checks', check) : memory.crawled;
    await step('publish', () => staging.publish(keys.all, { ...memory, crawled }));
    const summary = summarize({
      out: options.out,
      pages: { total: site.pages.length, rendered: site.rendered },
      pictures,
      files: staging.list(),
      precache,
      lastDate: undefined,
      times,
    });
    return { changed: true, pages: site.pages.length, summary, pictures: pictures.queue, check };
  } finally {
    await pool.close();
  }
}

const factsOf = ({ pages, stubs }: Pick<Memory, 'pages' | 'stubs'>): PageFacts[] => [
  ...Object.values(pages).map(({ page }) => page.facts),
  ...stubs,
];

/** The redirect stubs among the other files. */
function stubFacts(files: Readonly<Record<string, string | Uint8Array>>): PageFacts[] {
  return Object.entries(files).flatMap(([file, contents]) =>
    file.endsWith('.html') && typeof contents === 'string' ? [readPageFacts(file, contents)] : [],
  );
}
