/**
 * The build, in one direction: content → pages → HTML → assets → checks.
 * Each step is a module under `scripts/generator/` with typed input and output; this file only says what follows what.
 */

import { hashOf } from './scripts/core/hash.ts';
import { root } from './scripts/core/paths.ts';
import { BuildError } from './scripts/core/problem.ts';
import { createTimer } from './scripts/core/timer.ts';
import { bundleCode } from './scripts/generator/code/bundle.ts';
import { policySources } from './scripts/generator/code/content-policy.ts';
import { lastTourDate } from './scripts/generator/content/last-tour-date.ts';
import { readContent } from './scripts/generator/content/read-content.ts';
import { watchContent } from './scripts/generator/content/watch-content.ts';
import { writeServiceWorker } from './scripts/generator/files/service-worker.ts';
import { writeSite } from './scripts/generator/files/write-site.ts';
import { siteRules, writeHostConfigs } from './scripts/generator/hosts/site-rules.ts';
import type { BuildOptions, BuildReport } from './scripts/generator/options.ts';
import { precompress } from './scripts/generator/output/compress.ts';
import { findPages } from './scripts/generator/pages/page-files.ts';
import { renderSite } from './scripts/generator/pages/render-site.ts';
import { planRoutes } from './scripts/generator/pages/route-plan.ts';
import { findImages, providePictures } from './scripts/generator/pictures/pictures.ts';
import { shareMark } from './scripts/generator/pictures/share/share-mark.ts';
import { summarize } from './scripts/generator/report.ts';
import { createPool } from './scripts/generator/threads/pool.ts';
import { reportUnchanged } from './scripts/generator/unchanged.ts';
import { checkSite, lockOutput, openWorkspace, tableOf, warningsOf } from './scripts/generator/workspace.ts';

/**
 * Builds the site into `options.out`; waits while another build of it runs.
 * @throws BuildError with every mistake found in the content or the output; the last good output stays in place
 */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const unlock = await lockOutput(options);
  try {
    return await buildAlone(options);
  } finally {
    unlock();
  }
}

async function buildAlone(options: BuildOptions): Promise<BuildReport> {
  const { step, times } = createTimer();
  const workspace = await step('look', () => openWorkspace(options));
  const { settings, files, cacheDir, keys, staging, last, upToDate } = workspace;
  if (last && upToDate) return reportUnchanged(workspace, last, options);

  const pool = createPool(options.workerFile);
  try {
    const pageFiles = findPages(root, options.sheet);
    const dev = options.dev ?? false;
    const images = await step('look at pictures', () => findImages(files.imageFolders, cacheDir));
    const [{ content, posts, problems, sources, namedByPosts }, code] = await Promise.all([
      step('content', () => readContent(workspace, { images, pageFiles, pool })),
      step('bundle', () => bundleCode({ root, cacheDir, pages: pageFiles, settings, key: keys.code, dev })),
    ]);
    if (!content || images.problems.length > 0) throw new BuildError([...images.problems, ...problems]);

    const mark = shareMark();
    const plan = planRoutes({
      pages: pageFiles,
      content,
      posts,
      codeHash: hashOf(code.hash, mark),
    });
    const policy = policySources(settings);
    staging.begin();
    const site = await step('render', () =>
      renderSite(workspace, { plan, content, code, policy, images, shareMark: mark, pool }),
    );
    const watched = watchContent(content, 'ignored');
    const stubs = await step('write', () =>
      writeSite(workspace, { pages: site.pages, content: watched.content, posts, code, policy, images }),
    );
    const pictures = await step('pictures', () =>
      providePictures(images, site.pages, cacheDir, staging, options),
    );
    const check = () =>
      checkSite(workspace, { pages: site.memory, stubs }, pictures.queue?.has, sources, pool.crawl);
    const [worker, crawled] = await Promise.all([
      step('service worker', () =>
        writeServiceWorker({
          code: code.worker,
          staging,
          pages: site.pages,
          posts: content.posts,
          basePath: settings.basePath,
          dev,
          previous: last?.worker,
        }),
      ),
      options.checks ? step('checks', check) : (last?.crawled ?? []),
    ]);
    if (options.compress) await step('compress', () => precompress(staging));
    staging.sweep();
    const seen = [...new Set([...site.seen, ...watched.seen, ...namedByPosts])];
    await step('publish', () =>
      staging.publish(keys.all, { pages: site.memory, stubs, worker, crawled, seen }),
    );
    if (options.hostsDir)
      writeHostConfigs(
        options.hostsDir,
        siteRules({ settings, content, scripts: code.scripts, policy, pages: site.pages }),
      );
    const pages = { total: site.pages.length, rendered: site.rendered };
    const summary = summarize({
      out: options.out,
      pages,
      pictures,
      files: staging.list(),
      precache: worker,
      lastDate: lastTourDate(content, settings.buildDate),
      times,
    });
    const [warnings, table] = [
      warningsOf(workspace, { pages: site.memory, seen }),
      () => tableOf(site.memory),
    ];
    return { changed: true, pages: pages.total, summary, warnings, table, pictures: pictures.queue, check };
  } finally {
    await pool.close();
  }
}
