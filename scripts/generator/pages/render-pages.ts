/** Renders pages, free of state: the same function runs in a worker thread and in the main one. */
import { pathToFileURL } from 'node:url';
import { absoluteAt } from '../../../components/base/address.ts';
import type { PageMeta } from '../../../components/base/page-meta.ts';
import { textFile } from '../../../components/base/text-file.ts';
import type { HeadAssets } from '../../../components/document/head/head-assets.ts';
import type { AnyPage } from '../../../components/page/define-page.ts';
import type { PageSheets } from '../../../components/ui/shared-sheet.tsx';
import { type Content, type PostPart, type PostSummary, postParts } from '../../../content/types.ts';
import { type PageFacts, readPageFacts } from '../../checks/page-facts.ts';
import type { TakeBatch } from '../../core/batches.ts';
import { hashOf } from '../../core/hash.ts';
import type { Place } from '../../core/store.ts';
import { contentPolicy, type PolicySources } from '../code/content-policy.ts';
import { createInlineStyles, hasPrintStyles, type PageStyles, type SheetTexts } from '../code/page-styles.ts';
import type { PostEntry } from '../content/load.ts';
import { loadPost, type PostSources } from '../content/load-post.ts';
import { watchContent } from '../content/watch-content.ts';
import { planShare, type SharePicture } from '../pictures/share/share-plan.ts';
import { pageMarkdown } from './page-markdown.ts';
import type { Frame, RenderFrame, RenderRoute } from './render.tsx';

/** What all pages of a build have in common. Plain data: it is sent to the threads once. */
export interface RenderShared extends PostSources {
  bundleFile: string;
  content: Content;
  styles: PageStyles;
  /** Addresses of the stylesheets beside the pages. */
  sheets: Record<keyof SheetTexts, string>;
  /** The script that every page runs. */
  entry: HeadAssets['entry'];
  /** Page file → islands on it. */
  islands: Record<string, string[]>;
  /** Island → scripts to preload when it is about to load. */
  chunks: Record<string, string[]>;
  inline: { heldInput: string; post: string; speculationRules: string | null };
  policy: PolicySources;
  /** Of what all share pictures have in common. */
  shareMark: string;
  /** Origin of the site. */
  siteUrl: string;
  /** Where the site lies on its host. */
  basePath: string;
}
export interface RenderJob {
  /** Page file, e.g. `pages/blog/[id].tsx`. */
  file: string;
  /** Address, e.g. `/blog/jerry-fox`. */
  route: string;
  /** The address, or that of the family with a name in brackets, e.g. `/blog/[id]`. */
  pattern: string;
  /** The post, for a post's page. */
  post?: PostEntry;
  /** Where the post's body lies. */
  body?: Place | undefined;
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
  /** YYYY-MM-DD of the last change by the content, for the sitemap. */
  modified?: string;
  /** Paths of the pictures that search engines should know. */
  pictures: string[];
  /** Its picture for link previews, which may be made later. */
  share: SharePicture;
  /** The post's text for the blog's post view, in the output. */
  post?: { file: string; hash: string; bytes: number };
  /** The page's text as Markdown; none for a page that search engines are not to show. */
  text?: { file: string; hash: string; bytes: number };
  /** For the checks. */
  facts: PageFacts;
  /** What the page looked at that changes with every post: only then does an edited post touch it. */
  reads: PostPart[];
}

/** A page with its bytes, on its way to the output. */
export interface PageOutput {
  page: RenderedPage;
  html: Uint8Array;
  /** JSON of the post. */
  post?: Uint8Array;
  /** Markdown. */
  text?: Uint8Array;
  /** Fields of the content that were looked at for the first time in this thread. */
  seen: string[];
}

interface SiteModule {
  pages: Record<string, AnyPage>;
  renderRoute: RenderRoute;
  renderFrame: RenderFrame;
}

/** Renders all jobs, on as many threads as it takes. */
export type RenderPagesInBatches = (
  shared: RenderShared,
  jobs: RenderJob[],
  take: TakeBatch<PageOutput>,
) => Promise<void>;

/** Renders pages of one build, in as many calls as one likes. */
export type RenderPages = (jobs: readonly RenderJob[]) => PageOutput[];

/** What many pages have in common is made once, for all calls of the result. */
export async function createRenderer(given: RenderShared): Promise<RenderPages> {
  const { content, seen } = watchContent(given.content, 'shown');
  const shared: RenderShared = { ...given, content };
  const site: SiteModule = await import(pathToFileURL(shared.bundleFile).href);
  const common: Common = {
    stylesOf: createInlineStyles(shared.styles),
    policyOf: memoize((_key, scripts: readonly string[], css: string) =>
      contentPolicy(shared.policy, scripts, [css]),
    ),
    frameOf: memoize((pattern) => site.renderFrame({ route: pattern, content: shared.content })),
    encodeFrame: memoize(encode),
  };
  let reported = 0;
  return (jobs) =>
    jobs.map((job) => {
      const output = renderPage(site, shared, job, common);
      const fresh = seen.size > reported ? [...seen].slice(reported) : [];
      reported = seen.size;
      return { ...output, seen: fresh };
    });
}

/** What many pages have in common. */
interface Common {
  /** Page file and HTML down to the link to the stylesheet → the styles inside the page. */
  stylesOf: (file: string, html: string) => string;
  policyOf: (key: string, scripts: readonly string[], css: string) => string;
  frameOf: (pattern: string) => Frame;
  encodeFrame: (html: string) => Uint8Array;
}

/** Calls `make` once for each key, with the other arguments of the first call. */
function memoize<Rest extends unknown[], Made>(
  make: (key: string, ...rest: Rest) => Made,
): (key: string, ...rest: Rest) => Made {
  const made = new Map<string, Made>();
  return (key, ...rest) => {
    const known = made.get(key) ?? make(key, ...rest);
    made.set(key, known);
    return known;
  };
}

const utf8 = new TextEncoder();
const encode = (text: string): Uint8Array => utf8.encode(text);

function renderPage(
  { pages, renderRoute }: SiteModule,
  shared: RenderShared,
  job: RenderJob,
  { stylesOf, policyOf, frameOf, encodeFrame }: Common,
): Omit<PageOutput, 'seen'> {
  const page = pages[job.file];
  if (!page) throw new Error(`${job.file} is not in the bundle.`);
  const { heldInput, post: postScript, speculationRules } = shared.inline;
  const showsPosts = job.route === '/blog';
  const scripts = [
    heldInput,
    ...(showsPosts ? [postScript] : []),
    ...(speculationRules ? [speculationRules] : []),
  ];
  const post = job.post ? loadPost(job.post, job.body, shared) : undefined;
  const { content, reads } = watchPosts(shared.content);
  const frame = frameOf(job.pattern);
  const plan = (known: PageMeta) => planShare(job.route, known, shared.content, shared.shareMark);
  const { parts, meta, share } = renderRoute(
    page,
    job.route,
    { content, post, frame, plan, sheets: sheetsOf(shared, job.file) },
    (shown) => {
      const css = stylesOf(job.file, shown);
      const csp = policyOf(scripts.join('\n') + css, scripts, css);
      return {
        css,
        csp,
        entry: shared.entry,
        chunks: Object.fromEntries(
          Object.entries(shared.chunks).filter(([name]) => shared.islands[job.file]?.includes(name)),
        ),
        heldInput,
        postScript: showsPosts ? { code: postScript, ids: idsOf(shared.content.posts) } : null,
        speculationRules,
      };
    },
  );
  const { head, before, main, after, end } = parts;
  const bytes = Buffer.concat([
    encode(head),
    encodeFrame(before),
    encode(main),
    encodeFrame(after),
    encode(end),
  ]);
  const data = post ? encode(JSON.stringify({ ...post, share: meta.share })) : undefined;
  const text = meta.noindex ? undefined : encode(markdownOf(main, shared, meta, job.route));
  const rendered: RenderedPage = {
    route: job.route,
    hash: hashOf(bytes),
    bytes: bytes.length,
    facts: readPageFacts(`${job.route === '/' ? 'index' : job.route.slice(1)}.html`, parts),
    title: meta.title,
    description: meta.description,
    share,
    noindex: meta.noindex ?? false,
    canonical: meta.canonical ?? job.route,
    ...(post && data
      ? { post: { file: `assets/posts/${post.id}.json`, hash: hashOf(data), bytes: data.length } }
      : {}),
    ...(text ? { text: { file: textFile(job.route).slice(1), hash: hashOf(text), bytes: text.length } } : {}),
    ...(meta.modified ? { modified: meta.modified } : {}),
    pictures: [...(meta.image ? [meta.image] : []), ...(meta.pictures ?? [])].map(({ src }) => src),
    reads: reads(),
  };
  return { page: rendered, html: bytes, ...(data ? { post: data } : {}), ...(text ? { text } : {}) };
}

const sheetsOf = ({ styles, sheets }: RenderShared, file: string): PageSheets => ({
  shared: sheets.shared,
  print: hasPrintStyles(styles, file) ? sheets.print : undefined,
});

/** The content as a page sees it, and which of the parts with posts the page asked for. */
function watchPosts(content: Content): { content: Content; reads: () => PostPart[] } {
  const read = new Set<PostPart>();
  const watched = { ...content };
  for (const part of postParts)
    Object.defineProperty(watched, part, {
      get() {
        read.add(part);
        return content[part];
      },
    });
  return { content: watched, reads: () => postParts.filter((part) => read.has(part)) };
}

/** Each post's id, then its other ids. */
const idsOf = (posts: readonly PostSummary[]): string[][] => posts.map(({ id, aliases }) => [id, ...aliases]);

function markdownOf(main: string, site: RenderShared, meta: PageMeta, route: string): string {
  const page = absoluteAt(site, meta.canonical ?? route);
  // React has put paths below the base already.
  const absolute = (address: string) => {
    if (address.startsWith('#')) return page + address;
    return address.startsWith('/') ? site.siteUrl + address : address;
  };
  return pageMarkdown(main, absolute, meta.description);
}
