/** Puts everything but pictures and worker into the output. */
import { olderFile, olderPosts } from '../../components/blog/shelf.ts';
import { absoluteAt } from '../../components/site/settings/address.ts';
import type { PostText } from '../../content/load.ts';
import type { Content } from '../../content/types.ts';
import { type PageFacts, readPageFacts } from '../checks/page-facts.ts';
import type { CodeBundle } from './code-bundle.ts';
import type { PolicySources } from './csp.ts';
import { extraFiles } from './extra-files.ts';
import { feedSize, feeds } from './feeds.ts';
import type { KnownImages } from './image-steps.ts';
import { inRoot } from './paths.ts';
import { pressKit } from './press-kit.ts';
import { loadPost, type RenderedPage } from './tasks.ts';
import type { Workspace } from './workspace.ts';

export interface WriteSiteInput {
  pages: readonly RenderedPage[];
  content: Content;
  /** In the order of `content.posts`. */
  posts: readonly PostText[];
  code: CodeBundle;
  policy: PolicySources;
  images: KnownImages;
}

/** @returns facts of the redirect stubs, for the checks; those of pages came with their rendering */
export async function writeSite(
  { settings, staging, cacheDir }: Workspace,
  { pages, content, posts, code, policy, images }: WriteSiteInput,
): Promise<PageFacts[]> {
  for (const page of pages) staging.claimPage(page);
  const extra = extraFiles({
    settings,
    content,
    scripts: code.scripts,
    policy,
    pages,
    publicDir: inRoot('public'),
  });
  const pictures = Object.fromEntries(images.images);
  const blogFeeds = await feeds({
    site: content.site,
    blog: content.pages.blog,
    posts: content.posts.slice(0, feedSize).flatMap((summary, index) => {
      const text = posts[index];
      return text ? [loadPost(summary, text, { cacheDir, images: pictures })] : [];
    }),
    buildDate: settings.buildDate,
    absolute: (path) => (path.startsWith('/') ? absoluteAt(settings, path) : path),
  });
  for (const [file, contents] of Object.entries({ ...extra, ...blogFeeds })) staging.write(file, contents);
  const older = olderPosts(content.posts);
  if (older.length > 0) staging.write(olderFile, JSON.stringify(older));
  staging.write('assets/press-kit.zip', pressKit(content, images.images));
  return Object.entries(extra).flatMap(([file, contents]) =>
    file.endsWith('.html') && typeof contents === 'string' ? [readPageFacts(file, contents)] : [],
  );
}
