/** What one build works with: settings, folders, fingerprints, the output in the making. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PublicSettings } from '../../components/base/settings.ts';
import type { RunCrawl } from '../checks/crawl.ts';
import { warnOfForeignLetters } from '../checks/foreign-letters.ts';
import { checkOutput } from '../checks/index.ts';
import type { PageFacts } from '../checks/page-facts.ts';
import type { SourceIndex } from '../checks/sources.ts';
import { dataTable } from '../checks/structured-data-table.ts';
import { cacheDir as defaultCacheDir, inRoot, root } from '../core/paths.ts';
import { type ContentFiles, findContent } from './content/content-files.ts';
import { readSettings } from './content/settings.ts';
import { unreadFields } from './content/unread-fields.ts';
import type { ServiceWorker } from './files/service-worker.ts';
import type { BuildOptions } from './options.ts';
import { type Fingerprints, fingerprint } from './output/inputs.ts';
import { takeLock } from './output/lock.ts';
import { Staging, stagingPlace } from './output/staging.ts';
import type { PageMemory } from './pages/render-site.ts';

/** What a build remembers for the next one of the same output. */
export interface Memory {
  pages: PageMemory;
  /** Facts of the redirect stubs. */
  stubs: PageFacts[];
  worker: ServiceWorker;
  /** Addresses that the crawl found good. */
  crawled: string[];
  /** Fields of the content that the output shows. */
  seen: string[];
}

export interface Workspace {
  settings: PublicSettings;
  /** Content folders, the covering one first. */
  folders: string[];
  /** Files of the content. */
  files: ContentFiles;
  cacheDir: string;
  keys: Fingerprints;
  staging: Staging<Memory>;
  last: Memory | undefined;
  /** Whether nothing has changed since the last good build, whose output is still in place. */
  upToDate: boolean;
}

const stagingHome = ({ cacheDir = defaultCacheDir }: BuildOptions): string => path.join(cacheDir, 'staging');

/** Waits while another build of the same output runs. @returns lets the next one begin */
export const lockOutput = (options: BuildOptions): Promise<() => void> =>
  takeLock(
    `${stagingPlace(stagingHome(options), path.resolve(options.out))}.lock`,
    options.log ?? (() => {}),
  );

/** @throws BuildError when a setting is wrong */
export function openWorkspace(options: BuildOptions): Workspace {
  const sandboxOrigin = options.providers === 'sandbox' ? (options.sandboxOrigin ?? null) : null;
  const settings = readSettings(options.env, sandboxOrigin);
  const cacheDir = options.cacheDir ?? defaultCacheDir;
  const folders = (options.contentDirs ?? [inRoot('content')]).map((folder) => path.resolve(folder));
  const files = findContent(folders);
  const keys = fingerprint(root, files, settings, options);
  const staging = new Staging<Memory>(
    stagingHome(options),
    path.resolve(options.out),
    options.ownOut,
    keys.generator,
  );
  const hostsThere = options.hostsDir === undefined || existsSync(options.hostsDir);
  const upToDate = staging.previous?.inputs === keys.all && staging.intact() && hostsThere;
  return { settings, folders, files, cacheDir, keys, staging, last: staging.previous?.memory, upToDate };
}

/** Page by page, the types of its structured data. */
export function tableOf(pages: PageMemory): string {
  return dataTable(Object.values(pages).map(({ page }) => page.facts));
}

/** What an editor should know of pages that are fit to be shown. */
export function warningsOf(
  { files }: Pick<Workspace, 'files'>,
  { pages, seen }: Pick<Memory, 'pages' | 'seen'>,
): string[] {
  return [
    ...warnOfForeignLetters(Object.values(pages).map(({ page }) => page.facts)),
    ...unreadFields(files.yaml, new Set(seen)),
  ];
}

/**
 * Checks the output of a build.
 * @param promised pictures that are planned and not yet made
 * @param sources where an editor wrote what the checks may find
 * @param run runs the crawl in another thread
 * @returns the addresses that the crawl found good
 */
export function checkSite(
  { settings, staging, last }: Workspace,
  { pages, stubs }: Pick<Memory, 'pages' | 'stubs'>,
  promised: ((path: string) => boolean) | undefined,
  sources?: SourceIndex,
  run?: RunCrawl,
): Promise<string[]> {
  const all = Object.values(pages).map(({ page }) => page);
  return checkOutput([...all.map(({ facts }) => facts), ...stubs], {
    hidden: new Set(all.filter(({ noindex }) => noindex).map(({ route }) => route)),
    dir: staging.dir,
    basePath: settings.basePath,
    hasFile: (file) => staging.has(file),
    promised,
    sources,
    known: last?.crawled ?? [],
    run,
  });
}
