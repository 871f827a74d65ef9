/** Renders pages without shared state, so that it can run in a worker thread or in the main thread. */
import type { PageMeta } from '../../../components/base/page-meta.ts';
import { siteIndex, textFile } from '../../../components/base/text-file.ts';
import type { HeadAssets } from '../../../components/document/head/head-assets.ts';
import type { AnyPage } from '../../../components/page/define-page.ts';
import { waitForSheet } from '../../../components/ui/wait-for-sheet.ts';
import type { Content, PostSummary } from '../../../content/types.ts';
import { type PageFacts, readPageFacts } from '../../checks/page-facts.ts';
import { piecesOf } from '../../checks/page-parts.ts';
import { loadCompiled } from '../../core/bundle/compiled-code.mjs';
import { hashOf } from '../../core/cache/hash.ts';
import { htmlFiles } from '../../core/files/route-files.ts';
import type { TakeBatch } from '../../core/values/batches.ts';
import { memoize } from '../../core/values/memoize.ts';
import { contentPolicy, neededSources, type PolicySources } from '../code/content-policy.ts';
import { type EarlyParts, earlyScript, neededParts, type OptionalPart } from '../code/early-script.ts';
import { readForms } from '../code/page-forms.ts';
import { createInlineStyles, hasPrintStyles, type PageStyles, type SheetTexts } from '../code/page-styles.ts';
import { speculationRules } from '../code/speculation-rules.ts';
import { loadPost, type PostSources } from '../content/posts/load-post.ts';
import type { PostEntry } from '../content/posts/post-entries.ts';
import { watchContent } from '../content/values/watch-content.ts';
import { planShare, type ShareDefaults, type SharePicture } from '../pictures/share/share-plan.ts';
import { watchParts } from './content-parts.ts';
import { markdownCopy } from './markdown-copy.ts';
import { inPage } from './page-error.ts';
import type { Frame, RenderFrame, RenderRoute } from './render.tsx';

/** Data for all pages of a build. Plain data, which is sent to each thread once. */
export interface RenderShared extends PostSources {
  bundleFile: string;
  content: Content;
  styles: PageStyles;
  /** Addresses of the stylesheets. */
  sheets: Record<keyof SheetTexts, string>;
  /** The script that every page runs. */
  entry: HeadAssets['entry'];
  inline: EarlyParts;
  policy: PolicySources;
  /** Data for all link previews. */
  share: ShareDefaults;
  /** Origin of the site. */
  siteUrl: string;
  /** Base path of the site. */
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
}
export interface RenderedPage {
  route: string;
  /**
   * Its texts with their files in the output: the HTML, a post's text for the blog's post view, and the Markdown, which a noindex
   * page has not, and which the sitemap has as a list.
   */
  texts: PageText[];
  title: string;
  description: string;
  noindex: boolean;
  /** Path of the canonical address. */
  canonical: string;
  /** YYYY-MM-DD of the last change by the content, for the sitemap. */
  modified?: string;
  /** Paths of the pictures that the sitemap lists. */
  pictures: string[];
  /** Stems of the pictures on its first screen, which are also published as AVIF. */
  first: string[];
  /** Its link preview, which may be drawn later. */
  share: SharePicture;
  /** The optional parts of its inline script. */
  early?: OptionalPart[];
  /** Hash of its facts, for the checks. */
  facts: string;
  /** Hash of the ids on it, to which links may lead. */
  ids: string;
  /** Letters in its text that the site's fonts lack. */
  foreign?: string;
  /** Names of the parts of the content that it read, separated by spaces: it is rendered again when one of them changes. */
  reads: string;
}

interface PageText {
  hash: string;
  /** Bytes. */
  size: number;
  files: string[];
}

/** A rendered page. */
interface PageOutput {
  page: RenderedPage;
  facts: PageFacts;
  /** Contents of its texts, in their order. */
  contents: Uint8Array[];
  /** Fields of the content that were read for the first time in this thread. */
  seen: string[];
}

interface SiteModule {
  pages: Record<string, AnyPage>;
  renderRoute: RenderRoute;
  renderFrame: RenderFrame;
}

/** Renders all jobs, on several threads if there are many. */
export type RenderPagesInBatches = (
  shared: RenderShared,
  jobs: RenderJob[],
  take: TakeBatch<PageOutput>,
) => Promise<void>;

/** Renders pages of one build, in one or more calls. */
export type RenderPages = (jobs: readonly RenderJob[]) => PageOutput[];

/** Data for many pages is computed once for all calls of the result. */
export function createRenderer(given: RenderShared): RenderPages {
  const { content, seen } = watchContent(given.content);
  const shared: RenderShared = { ...given, content };
  const site: SiteModule = loadCompiled(shared.bundleFile);
  const common: Common = {
    stylesOf: createInlineStyles(shared.styles),
    frameOf: memoize((pattern) => {
      const { content: watched, reads } = watchParts(shared.content);
      return { frame: site.renderFrame({ route: pattern, content: watched }), reads: reads() };
    }),
  };
  let reported = 0;
  return (jobs) =>
    jobs.map((job) => {
      const output = inPage(job, () => renderPage(site, shared, job, common));
      const fresh = seen.size > reported ? [...seen].slice(reported) : [];
      reported = seen.size;
      return { ...output, seen: fresh };
    });
}

/** Data for many pages. */
interface Common {
  /** Page file and HTML down to the link to the stylesheet → the styles inside the page. */
  stylesOf: (file: string, html: string) => string;
  /** With the parts of the content that it shows. */
  frameOf: (pattern: string) => { frame: Frame; reads: string[] };
}

const utf8 = new TextEncoder();
const encode = (text: string): Uint8Array => utf8.encode(text);

function renderPage(
  { pages, renderRoute }: SiteModule,
  shared: RenderShared,
  job: RenderJob,
  { stylesOf, frameOf }: Common,
): Omit<PageOutput, 'seen'> {
  const page = pages[job.file];
  if (!page) throw new Error(`${job.file} is not in the bundle.`);
  const rules = speculationRules(shared.basePath);
  const showsPosts = job.route === '/blog';
  const loaded = job.post && loadPost(job.post, shared);
  const post = loaded?.post;
  const { content, reads } = watchParts(shared.content);
  const { frame, reads: frameReads } = frameOf(job.pattern);
  const plan = (known: PageMeta) => planShare(job.route, known, shared.share);
  let early: OptionalPart[] = [];
  const { parts, meta, share } = renderRoute(
    page,
    job.route,
    // The result of `data` for a post's page is already part of its cache key.
    {
      content,
      data: post ? shared.content : content,
      post,
      frame,
      plan,
      sheet: shared.sheets.shared,
      prints: hasPrintStyles(shared.styles, job.file),
    },
    (shown, main) => {
      early = neededParts(readForms(main), showsPosts);
      const script = earlyScript(shared.inline, early);
      const css = stylesOf(job.file, shown);
      return {
        css,
        darkSheet: shared.sheets.dark,
        csp: contentPolicy(neededSources(shared.policy, main), [script, waitForSheet, rules], [css]),
        entry: shared.entry,
        script,
        postIds: showsPosts ? idsOf(content.posts) : null,
        speculationRules: rules,
      };
    },
  );
  const contents: Uint8Array[] = [];
  const keep = (files: string[], text: string): PageText => {
    const bytes = encode(text);
    contents.push(bytes);
    return { hash: hashOf(bytes), size: bytes.length, files };
  };
  const facts = readPageFacts(htmlFiles(job.route)[0], parts);
  const rendered: RenderedPage = {
    route: job.route,
    texts: [
      keep(htmlFiles(job.route), piecesOf(parts).join('')),
      ...(post
        ? [keep([`assets/posts/${post.id}.json`], JSON.stringify({ ...post, share: meta.share }))]
        : []),
      ...(meta.noindex || job.route === siteIndex
        ? []
        : [keep([textFile(job.route).slice(1)], markdownCopy(parts.main, loaded, shared, meta, job.route))]),
    ],
    ...(early.length > 0 ? { early } : {}),
    facts: hashOf(JSON.stringify(facts)),
    ids: hashOf(facts.ids),
    ...(facts.foreign ? { foreign: facts.foreign } : {}),
    title: meta.title,
    description: meta.description,
    first: firstPictures(parts.main, shared.basePath),
    share,
    noindex: meta.noindex ?? false,
    canonical: meta.canonical ?? job.route,
    ...(meta.modified ? { modified: meta.modified } : {}),
    pictures: [...(meta.image ? [meta.image] : []), ...(meta.pictures ?? [])].map(({ src }) => src),
    reads: [...new Set([...reads(), ...frameReads])].sort().join(' '),
  };
  return { page: rendered, facts, contents };
}

/** `/base/assets/images/a.1a2b3c-640-q55e2.avif 640w` → `/assets/images/a.1a2b3c` */
function firstPictures(html: string, basePath: string): string[] {
  const sets = html.match(/<source\b[^>]* type="image\/avif"[^>]*>/g) ?? [];
  const stems = sets.flatMap((set) => /srcset="([^" ]*)-\d+-q\d+e\d+\.avif/i.exec(set)?.[1] ?? []);
  return [...new Set(stems)].map((stem) => stem.slice(basePath.length - 1));
}

/** Each post's id, then its other ids. */
const idsOf = (posts: readonly PostSummary[]): string[][] => posts.map(({ id, aliases }) => [id, ...aliases]);
