/** Renders the pages whose inputs changed since the last good build, and takes the others from it. */
import type { Content } from '../../../content/types.ts';
import type { CodeBundle } from '../code/bundle.ts';
import { fileIntegrity, type PolicySources } from '../code/content-policy.ts';
import { speculationRules } from '../code/speculation-rules.ts';
import type { KnownImages } from '../pictures/pictures.ts';
import type { WorkerPool } from '../threads/pool.ts';
import type { RenderedPage, RenderShared } from '../threads/tasks.ts';
import type { Workspace } from '../workspace.ts';
import { keyOf, type PlannedPage } from './route-plan.ts';

/** Address → how the page was made. */
export type PageMemory = Record<string, { key: string; page: RenderedPage }>;

export interface RenderSiteInput {
  plan: readonly PlannedPage[];
  content: Content;
  code: CodeBundle;
  policy: PolicySources;
  images: KnownImages;
  /** Of what all share pictures have in common. */
  shareMark: string;
  pool: WorkerPool;
}
export interface RenderedSite {
  memory: PageMemory;
  /** In the order of the plan. */
  pages: RenderedPage[];
  rendered: number;
  /** Fields of the content that a page has looked at, in this build or in those before it. */
  seen: string[];
}

export async function renderSite(
  { settings: { basePath, siteUrl }, cacheDir, staging, last }: Workspace,
  { plan, content, code, policy, images, shareMark, pool }: RenderSiteInput,
): Promise<RenderedSite> {
  const previous = last?.pages ?? {};
  const changed = plan.filter((planned) => {
    const known = previous[planned.job.route];
    return !known || known.key !== keyOf(planned, known.page.reads);
  });
  const withBase = (file: string) => basePath + file;
  const shared: RenderShared = {
    policy,
    siteUrl,
    cacheDir,
    images: Object.fromEntries(images.images),
    content,
    shareMark,
    bundleFile: code.site.file,
    css: code.site.css,
    islands: code.islands,
    entries: Object.fromEntries(
      Object.entries(code.scripts.entries).map(([page, file]) => [
        page,
        file ? { src: withBase(file), integrity: fileIntegrity(code.scripts.files[file] ?? '') } : null,
      ]),
    ),
    chunks: Object.fromEntries(
      Object.entries(code.scripts.chunks).map(([name, files]) => [name, files.map(withBase)]),
    ),
    inline: {
      early: code.scripts.inline.early,
      post: code.scripts.inline.post,
      speculationRules: speculationRules(basePath),
    },
  };
  const fresh = new Map<string, RenderedPage>();
  const seen = new Set(changed.length === plan.length ? [] : last?.seen);
  await pool.renderPages(
    shared,
    changed.map(({ job }) => job),
    (outputs) => {
      for (const { page, seen: fields, ...contents } of outputs) {
        for (const field of fields) seen.add(field);
        staging.writePage(page, contents);
        fresh.set(page.route, page);
      }
    },
  );
  const memory: PageMemory = {};
  for (const planned of plan) {
    const { job } = planned;
    const page = fresh.get(job.route) ?? previous[job.route]?.page;
    if (!page) throw new Error(`${job.route} was neither rendered nor kept.`);
    memory[job.route] = { key: keyOf(planned, page.reads), page };
    compareIslands(page, code.islands[job.file] ?? []);
  }
  return {
    memory,
    pages: plan.map(({ job }) => memory[job.route]?.page).filter((page) => page !== undefined),
    rendered: changed.length,
    seen: [...seen],
  };
}

/** A page declares the islands it shows; the HTML must agree, both ways. */
function compareIslands(page: RenderedPage, declared: readonly string[]): void {
  const missing = page.facts.islands.filter((name) => !declared.includes(name));
  const idle = declared.filter((name) => !page.facts.islands.includes(name));
  if (missing.length > 0)
    throw new Error(
      `${page.route} shows the islands ${missing.join(', ')}, but its file does not list them in "islands".`,
    );
  if (idle.length > 0)
    throw new Error(`${page.route} lists the islands ${idle.join(', ')}, but its HTML does not show them.`);
}
