/** Renders the pages whose inputs changed since the last good build, and takes the others from it. */
import type { Content } from '../../../content/types.ts';
import type { PageFacts } from '../../checks/page-facts.ts';
import { BuildError, type Problem } from '../../core/problem.ts';
import type { Store } from '../../core/store.ts';
import type { CodeBundle } from '../code/bundle.ts';
import type { PolicySources } from '../code/content-policy.ts';
import { speculationRules } from '../code/speculation-rules.ts';
import type { CompilePosts } from '../content/compile-posts.ts';
import { bodyName, ensureBodies } from '../content/post-records.ts';
import type { Output } from '../output/output.ts';
import type { KnownImages } from '../pictures/pictures.ts';
import type { ShareDefaults } from '../pictures/share/share-plan.ts';
import type { RenderedPage, RenderPagesInBatches, RenderShared } from './render-pages.ts';
import type { PlannedPage } from './route-plan.ts';

/** Address → record of the rendered page; `version` and `key` as planned. */
export type PageMemory = Record<string, { version: string; key: string; page: RenderedPage }>;

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
    const isSame = known?.version === version && last?.inputs === inputs;
    const same = known && (isSame || known.key === keyFor(known.page.reads));
    return !same || !provide(known.page, output, store);
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
    images: Object.fromEntries(images.images),
    content,
    share,
    bundleFile: code.site.file,
    styles: code.site.styles,
    sheets: {
      shared: withBase(code.site.sheets.shared.file),
      print: withBase(code.site.sheets.print.file),
      dark: withBase(code.site.sheets.dark.file),
    },
    entry: { src: withBase(entry), integrity },
    inline: {
      ...code.scripts.inline,
      speculationRules: speculationRules(basePath),
    },
  };
  const fresh = new Map<string, RenderedPage>();
  const facts = new Map<string, PageFacts>();
  const problems: Problem[] = [];
  const fileOf = new Map(changed.map(({ job }) => [job.route, job.file]));
  const seen = new Set(changed.length === plan.length ? [] : last?.seen);
  await renderPages(
    shared,
    changed.map(({ job }) => ({
      ...job,
      body: job.post && store.locationOf(bodyName(job.post.text.source)),
    })),
    (outputs) => {
      for (const { page, facts: found, seen: fields, contents } of outputs) {
        for (const field of fields) seen.add(field);
        const file = fileOf.get(page.route) ?? '';
        problems.push(...compareIslands(file, found, code.islands[file] ?? []));
        facts.set(page.facts, found);
        if (!store.keep(factsName(page.facts))) store.put(factsName(page.facts), JSON.stringify(found));
        if (!store.keep(textsName(page))) store.put(textsName(page), Buffer.concat(contents));
        page.texts.forEach(({ hash, files }, index) => {
          for (const file of files) output.write(file, contents[index] ?? '', { hash });
        });
        fresh.set(page.route, page);
      }
    },
  );
  if (problems.length > 0) throw new BuildError(problems);
  const memory: PageMemory = {};
  for (const { job, version, keyFor } of plan) {
    const page = fresh.get(job.route);
    const known = previous[job.route];
    if (page) memory[job.route] = { version, key: keyFor(page.reads), page };
    else if (known) memory[job.route] = known.version === version ? known : { ...known, version };
    else throw new Error(`${job.route} was neither rendered nor cached.`);
  }
  const pages = Object.values(memory).map(({ page }) => page);
  return { memory, pages, facts, seen: [...seen] };
}

/**
 * Names in the store of a page's facts, and of its texts, one after the other. Facts in the store save 3 of 5 s of CPU time for a
 * new title among 3,000 posts: without them each page would be read again.
 */
export const factsName = (hash: string): string => `facts ${hash}`;
const textsName = ({ texts }: RenderedPage): string => `page ${texts.map(({ hash }) => hash).join(' ')}`;

/** Puts a page of an earlier build into the output without rendering it; false if bytes of it are missing. */
function provide(page: RenderedPage, output: Output, store: Store): boolean {
  const name = textsName(page);
  const isHeld = page.texts.every(({ hash, files }) => files.every((file) => output.holds(file, hash)));
  const bytes = isHeld ? undefined : store.get(name);
  if (!isHeld && !bytes) return false;
  store.keep(factsName(page.facts));
  store.keep(name);
  let start = 0;
  for (const { hash, size, files } of page.texts) {
    for (const file of files)
      if (!output.keep(file, hash) && bytes)
        output.write(file, bytes.subarray(start, start + size), { hash });
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
