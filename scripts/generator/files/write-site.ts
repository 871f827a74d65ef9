/** Writes everything except pictures and worker to the output. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { absoluteAt } from '../../../components/base/absolute-at.ts';
import { underBase } from '../../../components/base/address.ts';
import type { BuildSettings } from '../../../components/base/settings.ts';
import { firstPageSize, olderFile, olderPosts } from '../../../components/blog/first-page.ts';
import { searchFile, searchResults } from '../../../components/document/site-search/search-results.ts';
import { pressKitFile } from '../../../components/press/press-kit-file.ts';
import type { Content } from '../../../content/types.ts';
import { type PageFacts, readPageFacts } from '../../checks/page-facts.ts';
import { splitPage } from '../../checks/page-parts.ts';
import { hashOf } from '../../core/cache/hash.ts';
import type { Store } from '../../core/cache/store.ts';
import { ownFilesBelow } from '../../core/files/files-below.ts';
import { inRoot } from '../../core/files/paths.ts';
import type { CodeBundle } from '../code/bundle.ts';
import { inlineHash } from '../code/content-policy.ts';
import type { CompilePosts } from '../content/posts/compile-posts.ts';
import { loadPost } from '../content/posts/load-post.ts';
import type { PostEntry } from '../content/posts/post-entries.ts';
import { ensureBodies } from '../content/posts/post-records.ts';
import { watchContent } from '../content/values/watch-content.ts';
import { hostFiles } from '../hosts/index.ts';
import type { HostRules } from '../hosts/rules.ts';
import type { Output } from '../output/output.ts';
import type { HashOfPart } from '../pages/content-parts.ts';
import type { RenderedPage } from '../pages/render-pages.ts';
import type { KnownImages } from '../pictures/pictures.ts';
import { feedFiles, feedSize, feeds } from './feeds.ts';
import { webManifest } from './manifest.ts';
import { factSheet, pressKit } from './press-kit.ts';
import { redirectPage } from './redirect-page.ts';
import { rootTexts } from './root-texts.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

interface WriteSiteInput {
  settings: BuildSettings;
  output: Output;
  store: Store;
  pages: readonly RenderedPage[];
  content: Content;
  /** In the order of `content.posts`. */
  posts: readonly PostEntry[];
  /** Path from the site's root → drawing of a map. */
  maps: ReadonlyMap<string, string>;
  hashOfPart: HashOfPart;
  code: CodeBundle;
  rules: HostRules;
  images: KnownImages;
  compilePosts: CompilePosts;
}

interface WrittenSite {
  /** Facts of the redirect pages, for the checks; those of pages come from rendering. */
  redirectPages: PageFacts[];
  /** Fields of the content that the files show. */
  seen: ReadonlySet<string>;
}

export async function writeSite(given: WriteSiteInput): Promise<WrittenSite> {
  const { content, seen } = watchContent(given.content);
  const input = { ...given, content };
  const { output, posts, maps, hashOfPart } = input;
  const extra = siteFiles(input);
  for (const [file, contents] of Object.entries(extra)) output.write(file, contents);
  await writeFeeds(input, posts.slice(0, feedSize));
  const key = hashOfPart('posts');
  if (content.posts.length > firstPageSize && !output.keepByKey(key, olderFile))
    output.write(olderFile, JSON.stringify(olderPosts(content.posts)), { key });
  await writePressKit(input);
  for (const [address, drawing] of maps) output.write(address.slice(1), drawing);
  const redirectPages = Object.entries(extra).flatMap(([file, contents]) =>
    file.endsWith('.html') && typeof contents === 'string' ? [readPageFacts(file, splitPage(contents))] : [],
  );
  return { redirectPages, seen };
}

/** The fact sheet is made in every build, which records the fields that it shows. */
async function writePressKit({ output, content, images: { images } }: WriteSiteInput): Promise<void> {
  const file = pressKitFile.slice(1);
  const sheet = factSheet(content);
  const pictures = content.pages['press-kit'].assets.flatMap(({ file: { name } }) => images.get(name) ?? []);
  const key = hashOf(
    sheet,
    pictures.map(({ src, original }) => `${src} ${path.basename(original)}`),
  );
  if (!output.keepByKey(key, file)) output.write(file, await pressKit(sheet, pictures), { key });
}

/** Every file that is neither a page, a picture nor a feed: path in the output → contents. */
function siteFiles({
  settings,
  content,
  code: { scripts, inline, site },
  rules,
  pages,
}: WriteSiteInput): Record<string, string | Uint8Array> {
  const link = (target: string) => underBase(settings.basePath, target);
  const absolute = (target: string) => absoluteAt(settings, target);
  const shown = pages.filter(({ noindex }) => !noindex);
  const redirectPages = rules.redirects
    .filter(({ from }) => !from.endsWith('*'))
    .map(({ from, to }) => {
      const html = redirectPage({
        target: absolute(to),
        link: link(to),
        script: inline.redirectPage,
        csp: `default-src 'none'; script-src ${inlineHash(inline.redirectPage)}; base-uri 'none'`,
      });
      return [`${from.slice(1)}/index.html`, html] as const;
    });
  return {
    ...Object.fromEntries(
      ownFilesBelow(inRoot('public')).map((file) => [file, readFileSync(inRoot('public', file))]),
    ),
    ...scripts.files,
    ...Object.fromEntries(Object.values(site.sheets).map(({ file, text }) => [file, text])),
    [searchFile]: JSON.stringify(searchResults(content)),
    ...Object.fromEntries(redirectPages),
    'sitemap.xml': sitemapXml(
      shown.map(({ canonical, modified, pictures }) => ({
        url: absolute(canonical),
        lastmod: modified,
        images: [...new Set(pictures)].map(absolute),
      })),
    ),
    'robots.txt': robotsTxt(absolute('/sitemap.xml'), settings.noindex),
    'manifest.webmanifest': webManifest(settings, content),
    ...rootTexts({
      content,
      pages: shown.map(({ route, title, description }) => ({ path: route, title, description })),
      buildDate: settings.buildDate,
      absolute,
    }),
    ...hostFiles(rules),
  };
}

/** Most edits do not change the newest posts: the feeds of the last build are reused. */
async function writeFeeds(
  { settings, output, store, compilePosts, content: { site, pages }, hashOfPart, images }: WriteSiteInput,
  newest: readonly PostEntry[],
): Promise<void> {
  const stories = newest.map(({ summary, text }) => [summary, text.version]);
  const { siteUrl, basePath, buildDate } = settings;
  // Only the feeds of a blog without posts contain the build date.
  const day = newest.length > 0 ? '' : buildDate;
  const parts = [hashOfPart('site'), hashOfPart('pages/blog')];
  const key = hashOf(JSON.stringify([parts, stories, siteUrl, basePath, day]));
  const files = Object.values(feedFiles);
  if (output.keepByKey(key, ...files)) return;
  await ensureBodies(
    newest.map(({ text }) => text.source),
    store,
    compilePosts,
  );
  const sources = { storeDir: store.dir, images: images.images };
  const made = await feeds({
    site,
    blog: pages.blog,
    posts: newest.map((post) => loadPost(post, sources).post),
    buildDate,
    absolute: (path) => (path.startsWith('/') ? absoluteAt(settings, path) : path),
  });
  for (const file of files) output.write(file, made[file] ?? '', { key });
}
