/** Writes everything except pictures and worker to the output. */

import { absoluteAt } from '../../../components/base/address.ts';
import type { BuildSettings } from '../../../components/base/settings.ts';

import { olderFile, olderPosts } from '../../../components/blog/first-page.ts';
import type { Content } from '../../../content/types.ts';
import { type PageFacts, readPageFacts } from '../../checks/page-facts.ts';
import { splitPage } from '../../checks/page-parts.ts';
import { hashOf } from '../../core/hash.ts';
import { inRoot } from '../../core/paths.ts';
import type { Store } from '../../core/store.ts';
import type { CodeBundle } from '../code/bundle.ts';
import type { CompilePosts } from '../content/compile-posts.ts';
import { loadPost } from '../content/load-post.ts';
import type { PostEntry } from '../content/post-entries.ts';
import { bodyName, ensureBodies } from '../content/post-records.ts';
import type { HostRules } from '../hosts/rules.ts';
import type { Output } from '../output/output.ts';
import type { RenderedPage } from '../pages/render-pages.ts';
import type { KnownImages } from '../pictures/pictures.ts';
import { feedFiles, feedSize, feeds } from './feeds.ts';
import { pressKit } from './press-kit.ts';
import { siteFiles } from './site-files.ts';

export interface WriteSiteInput {
  settings: BuildSettings;
  output: Output;
  store: Store;
  pages: readonly RenderedPage[];
  content: Content;
  /** In the order of `content.posts`. */
  posts: readonly PostEntry[];
  code: CodeBundle;
  rules: HostRules;
  images: KnownImages;
  compilePosts: CompilePosts;
}

/** @returns facts of the redirect pages, for the checks; those of pages come from rendering */
export async function writeSite(input: WriteSiteInput): Promise<PageFacts[]> {
  const { settings, output, pages, content, posts, code, rules, images } = input;
  const extra = siteFiles({
    settings,
    content,
    scripts: code.scripts,
    sheets: code.site.sheets,
    rules,
    pages,
    publicDir: inRoot('public'),
  });
  for (const [file, contents] of Object.entries(extra)) output.write(file, contents);
  await writeFeeds(input, content, posts.slice(0, feedSize), images);
  const older = olderPosts(content.posts);
  if (older.length > 0) output.write(olderFile, JSON.stringify(older));
  output.write('assets/press-kit.zip', pressKit(content, images.images));
  return Object.entries(extra).flatMap(([file, contents]) =>
    file.endsWith('.html') && typeof contents === 'string' ? [readPageFacts(file, splitPage(contents))] : [],
  );
}

/** Most edits do not change the newest posts: the feeds of the last build are reused. */
async function writeFeeds(
  {
    settings,
    output,
    store,
    compilePosts,
  }: Pick<WriteSiteInput, 'settings' | 'output' | 'store' | 'compilePosts'>,
  { site, pages }: Content,
  newest: readonly PostEntry[],
  images: KnownImages,
): Promise<void> {
  const stories = newest.map(({ summary, text }) => [summary, text.version]);
  const { siteUrl, basePath, buildDate } = settings;
  // Only the feeds of a blog without posts contain the build date.
  const day = newest.length > 0 ? '' : buildDate;
  const key = hashOf(JSON.stringify([site, pages.blog, stories, siteUrl, basePath, day]));
  const make = () => {
    const pictures = Object.fromEntries(images.images);
    return feeds({
      site,
      blog: pages.blog,
      posts: newest.map((post) =>
        loadPost(post, store.placeOf(bodyName(post.text.source)), { storeDir: store.dir, images: pictures }),
      ),
      buildDate,
      absolute: (path) => (path.startsWith('/') ? absoluteAt(settings, path) : path),
    });
  };
  const files = Object.values(feedFiles);
  if (files.every((file) => output.isFrom(file, key))) {
    for (const file of files) output.keepByKey(file, key);
    return;
  }
  await ensureBodies(
    newest.map(({ text }) => text.source),
    store,
    compilePosts,
  );
  const made = await make();
  for (const file of files) output.write(file, made[file] ?? '', { key });
}
