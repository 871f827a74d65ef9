/** Renders the pages whose inputs changed since the last good build, and takes the others from it. */
import type { Content } from '../../../content/types.ts';
import type { PageFacts } from '../../checks/page-facts.ts';
import type { EntryLocation, Store } from '../../core/cache/store.ts';
import { BuildError, type Problem } from '../../core/errors/problem.ts';
import type { CodeBundle } from '../code/bundle.ts';
import type { PolicySources } from '../code/content-policy.ts';
import type { CompilePosts } from '../content/posts/compile-posts.ts';
import { ensureBodies } from '../content/posts/post-records.ts';
import type { Output } from '../output/output.ts';
import type { KnownImages } from '../pictures/pictures.ts';
import type { ShareDefaults } from '../pictures/share/share-plan.ts';
import type { RenderedPage, RenderPagesInBatches, RenderShared } from './render-pages.ts';
import type { PlannedPage } from './route-plan.ts';

/** A rendered page and where its texts and facts are stored. */
export interface KnownPage {
  /** As planned. */
  version: string;
  key: string;
  page: RenderedPage;
  /**
   * Its texts, one after the other, and its facts. Facts in the store save 3 of 5 s of CPU time for a new title among 3,000 posts:
   * without them each page would be read again.
   */
  stored: EntryLocation;
}
/** Address → page. */
export type PageMemory = Record<string, KnownPage>;

interface RenderSiteInput {
  plan: readonly PlannedPage[];
  /**
   * Hash of the whole content and all code. If this and the version of a page are those of the last build, so is its key: for an edit
   * of one of 10,000 posts the keys of the others are not computed, which would take 0.4 s.
   */
  inputs: string;
  content: Content;
  code: CodeBundle;
  policy: PolicySources;
  images: KnownImages;
  settings: { basePath: string; siteUrl: string };
  store: Store;
  output: Output;
  share: ShareDefaults;
  /** The record of the last build; undefined before the first. */
  last: { pages: PageMemory; inputs: string; seen: string[] } | undefined;
  compilePosts: CompilePosts;
  renderPages: RenderPagesInBatches;
}
export interface RenderedSite {
  memory: PageMemory;
  /** In the order of the plan. */
  pages: RenderedPage[];
  /** Facts of the rendered pages by their hash; those of all pages are in the store. */
  facts: ReadonlyMap<string, PageFacts>;
  /** Fields of the content that pages have read, in this build or previous ones. */
  seen: string[];
}

export async function renderSite({
  settings: { basePath, siteUrl },
  store,
  output,
  share,
  last,
  plan,
  inputs,
  content,
  code,
  policy,
  images,
  compilePosts,
  renderPages,
}: RenderSiteInput): Promise<RenderedSite> {
  const previous = last?.pages ?? {};
  const changed = plan.filter(({ job, version, keyFor }) => {
    const known = previous[job.route];
    if (!known) return true;
    const hasSameInputs = known.version === version && last?.inputs === inputs;
    const isUnchanged = hasSameInputs || known.key === keyFor(known.page.reads);
    return !isUnchanged || !provide(known, output, store);
  });
  await ensureBodies(
    changed.flatMap(({ job }) => job.post?.text.source ?? []),
    store,
    compilePosts,
  );
  const withBase = (file: string) => basePath + file;
  const { entry, integrity } = code.scripts;
  const shared: RenderShared = {
    policy,
    siteUrl,
    storeDir: store.dir,
    basePath,
    images: images.images,
    content,
    share,
    bundleFile: code.site.file,
    styles: code.site.styles,
    sheets: {
      shared: withBase(code.site.sheets.shared.file),
      dark: withBase(code.site.sheets.dark.file),
    },
    entry: { src: withBase(entry), integrity },
    inline: code.inline,
  };
  const fresh = new Map<string, Pick<KnownPage, 'page' | 'stored'>>();
  const facts = new Map<string, PageFacts>();
  const problems: Problem[] = [];
  const fileOf = new Map(changed.map(({ job }) => [job.route, job.file]));
  const seen = new Set(changed.length === plan.length ? [] : last?.seen);
  await renderPages(
    shared,
    changed.map(({ job }) => job),
    (outputs) => {
      for (const { page, facts: found, seen: fields, contents } of outputs) {
        for (const field of fields) seen.add(field);
        const file = fileOf.get(page.route) ?? '';
        problems.push(...compareIslands(file, found, code.islands[file] ?? []));
        facts.set(page.facts, found);
        page.texts.forEach(({ hash, files }, index) => {
          for (const file of files) output.write(file, contents[index] ?? '', { hash });
        });
        const stored = store.put(Buffer.concat([...contents, Buffer.from(JSON.stringify(found))]));
        fresh.set(page.route, { page, stored });
      }
    },
  );
  if (problems.length > 0) throw new BuildError(problems);
  const memory: PageMemory = {};
  for (const { job, version, keyFor } of plan) {
    const made = fresh.get(job.route);
    const known = previous[job.route];
    if (made) memory[job.route] = { version, key: keyFor(made.page.reads), ...made };
    else if (known) memory[job.route] = known.version === version ? known : { ...known, version };
    else throw new Error(`${job.route} was neither rendered nor cached.`);
  }
  const pages = Object.values(memory).map(({ page }) => page);
  return { memory, pages, facts, seen: [...seen] };
}

/** Location of a page's facts. */
export function factsIn({ page, stored }: KnownPage): EntryLocation {
  const size = page.texts.reduce((sum, text) => sum + text.size, 0);
  return { ...stored, start: stored.start + size, length: stored.length - size, hash: page.facts };
}

/** Puts a page of an earlier build into the output without rendering it; false if bytes of it are missing. */
function provide({ page: { texts }, stored }: KnownPage, output: Output, store: Store): boolean {
  if (output.keepAll(texts)) return true;
  const bytes = store.get(stored);
  if (!bytes) return false;
  let start = 0;
  for (const { hash, size, files } of texts) {
    for (const file of files) output.write(file, bytes.subarray(start, start + size), { hash });
    start += size;
  }
  return true;
}

/** A page declares the islands that it shows, which must be exactly those in the HTML. */
function compareIslands(file: string, { path, islands }: PageFacts, declared: readonly string[]): Problem[] {
  const missing = islands.filter((name) => !declared.includes(name));
  const idle = declared.filter((name) => !islands.includes(name));
  return [
    ...missing.map((name) => ({
      file,
      message: `${path} shows the island ${name}, which "islands" does not list`,
      remedy: 'Add it to the list',
    })),
    ...idle.map((name) => ({
      file,
      message: `"islands" lists ${name}, which ${path} does not show`,
      remedy: 'Remove it from the list, or show it',
    })),
  ];
}
