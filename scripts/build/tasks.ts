/** The heavy work, free of state: the same functions run in a worker thread and in the main one. */
import { pathToFileURL } from 'node:url';
import type { AnyPage } from '../../components/page/define-page.ts';
import type { ImageFiles } from '../../content/load.ts';
import type { ArticleNode, Content, Post, PostSummary } from '../../content/types.ts';
import { type PageFacts, readPageFacts } from '../checks/page-facts.ts';
import { contentPolicy, type PolicySources } from './csp.ts';
import { linkTwin, writeFresh } from './files.ts';
import { publicImage } from './image-plan.ts';
import type { PostFile } from './pool.ts';
import type { CompiledPost } from './post-record.ts';
import { bodyFile, readBody } from './post-records.ts';
import type { RenderRoute } from './render.tsx';
import { hashOf } from './stamps.ts';

/** Compiles posts and leaves their bodies in the cache. */
export async function compilePosts(files: readonly PostFile[], cacheDir: string): Promise<CompiledPost[]> {
  const { compilePost } = await import('./post-record.ts');
  return files.map(({ file, absolute }) => {
    const { record, body, problems } = compilePost(file, absolute);
    if (record) writeFresh(bodyFile(cacheDir, record.hash), JSON.stringify(body));
    return { record, body: [], problems };
  });
}

/** What all pages of a build have in common. Plain data: it is sent to the threads once. */
export interface RenderShared {
  bundleFile: string;
  content: Content;
  /** Page file → CSS. */
  css: Record<string, string>;
  /** Page file → its script. */
  entries: Record<string, string | null>;
  /** Page file → islands on it. */
  islands: Record<string, string[]>;
  /** Island → scripts to preload when it is about to load. */
  chunks: Record<string, string[]>;
  inline: { early: string; post: string; speculationRules: string | null };
  policy: PolicySources;
  /** For the pictures in articles. */
  images: Record<string, ImageFiles>;
  cacheDir: string;
  /** Where the HTML goes. */
  outDir: string;
}
export interface RenderJob {
  /** Page file, e.g. `pages/blog/[id].tsx`. */
  file: string;
  /** Address, e.g. `/blog/jerry-fox`. */
  route: string;
  /** The post, for a post's page. */
  post?: { summary: PostSummary; hash: string };
}
export interface RenderedPage {
  route: string;
  hash: string;
  bytes: number;
  title: string;
  description: string;
  noindex: boolean;
  /** Path of the canonical address. */
  canonical: string;
  /** Last change by the content, for the sitemap. */
  published?: string;
  image?: { src: string; alt: string };
  /** The post's text for the blog's post view, in the output. */
  post?: { file: string; hash: string; bytes: number };
  /** For the checks. */
  facts: PageFacts;
  /** Names of the islands in the HTML. */
  islands: string[];
}

interface SiteModule {
  pages: Record<string, AnyPage>;
  renderRoute: RenderRoute;
}

export async function renderPages(shared: RenderShared, jobs: readonly RenderJob[]): Promise<RenderedPage[]> {
  const site: SiteModule = await import(pathToFileURL(shared.bundleFile).href);
  return jobs.map((job) => renderPage(site, shared, job));
}

function renderPage({ pages, renderRoute }: SiteModule, shared: RenderShared, job: RenderJob): RenderedPage {
  const page = pages[job.file];
  if (!page) throw new Error(`${job.file} is not in the bundle.`);
  const css = shared.css[job.file] ?? '';
  const { early, post: postScript, speculationRules } = shared.inline;
  const showsPosts = job.route === '/blog';
  const scripts = [
    early,
    ...(showsPosts ? [postScript] : []),
    ...(speculationRules ? [speculationRules] : []),
  ];
  const post = job.post ? loadPost(job.post.summary, job.post.hash, shared) : undefined;
  const { html, meta } = renderRoute(page, job.route, { content: shared.content, post }, css, {
    entry: shared.entries[job.file] ?? null,
    chunks: Object.fromEntries(
      Object.entries(shared.chunks).filter(([name]) => shared.islands[job.file]?.includes(name)),
    ),
    early,
    postScript: showsPosts ? { code: postScript, aliases: aliasesOf(shared.content.posts) } : null,
    csp: contentPolicy(shared.policy, scripts, [css]),
    speculationRules,
  });
  writePage(shared.outDir, job.route, html);
  const data = post ? writePost(shared.outDir, post) : undefined;
  return {
    route: job.route,
    hash: hashOf(html),
    bytes: Buffer.byteLength(html),
    facts: readPageFacts(`${job.route === '/' ? 'index' : job.route.slice(1)}.html`, html),
    title: meta.title,
    description: meta.description,
    noindex: meta.noindex ?? false,
    canonical: meta.canonical ?? job.route,
    ...(data ? { post: data } : {}),
    ...(meta.published ? { published: meta.published } : {}),
    ...(meta.image ? { image: { src: meta.image.src, alt: meta.image.alt } } : {}),
    islands: [...new Set([...html.matchAll(/ data-island="([^"]+)"/g)].map((match) => match[1] ?? ''))],
  };
}

/** `/about` → `about.html` and `about/index.html`, the same bytes; `404.html` stands alone (hosting rules). */
function writePage(outDir: string, route: string, html: string): void {
  const file = route === '/' ? '/index' : route;
  writeFresh(`${outDir}${file}.html`, html);
  if (route !== '/' && route !== '/404') linkTwin(`${outDir}${route}.html`, `${outDir}${route}/index.html`);
}

function aliasesOf(posts: readonly PostSummary[]): Record<string, string> {
  return Object.fromEntries(posts.flatMap(({ id, aliases }) => aliases.map((alias) => [alias, id] as const)));
}

function writePost(outDir: string, post: Post): NonNullable<RenderedPage['post']> {
  const file = `assets/posts/${post.id}.json`;
  const text = JSON.stringify(post);
  writeFresh(`${outDir}/${file}`, text);
  return { file, hash: hashOf(text), bytes: Buffer.byteLength(text) };
}

function loadPost(summary: PostSummary, hash: string, { cacheDir, images }: RenderShared): Post {
  return { ...summary, body: readBody(cacheDir, hash).map((node) => resolvePictures(node, images)) };
}

/** Puts the pictures' files where the compiled article has their names. */
function resolvePictures(node: ArticleNode, images: Record<string, ImageFiles>): ArticleNode {
  if (typeof node === 'string') return node;
  const [type, props, children] = node;
  if (type !== 'Picture') return [type, props, children.map((child) => resolvePictures(child, images))];
  const image = images[String(props.name)];
  return image ? ['Picture', { image: publicImage(image, String(props.alt)) }, []] : '';
}
