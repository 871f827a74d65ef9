/** What one build works with: settings, sources, what earlier builds have kept, the output. */
import { existsSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { PublicSettings } from '../../components/base/settings.ts';
import { warnOfForeignLetters } from '../checks/foreign-letters.ts';
import { checkOutput } from '../checks/index.ts';
import type { PageFacts } from '../checks/page-facts.ts';
import type { SourceIndex } from '../checks/sources.ts';
import { dataTable } from '../checks/structured-data-table.ts';
import { FileHashes, type KnownHashes } from '../core/file-hashes.ts';
import { hashOf } from '../core/hash.ts';
import { cacheDir as defaultCacheDir, inRoot, root } from '../core/paths.ts';
import { Store } from '../core/store.ts';
import { generatorVersion } from '../core/version.ts';
import { hashOfSources } from './code/bundle.ts';
import { findPages, type PageFile } from './code/page-files.ts';
import { type ContentFiles, findContent } from './content/content-files.ts';
import { publicFiles } from './content/public-files.ts';
import { readSettings } from './content/settings.ts';
import { unreadFields } from './content/unread-fields.ts';
import type { ServiceWorker } from './files/service-worker.ts';
import type { BuildOptions } from './options.ts';
import { nameSome, Output, type WrittenFiles } from './output/output.ts';
import type { PageMemory } from './pages/render-site.ts';
import { shareMark } from './pictures/share/share-mark.ts';

/** What the last good build of an output found out. */
export interface Memory {
  pages: PageMemory;
  /** Facts of the redirect stubs. */
  stubs: PageFacts[];
  worker: ServiceWorker;
  /** Fields of the content that the output shows. */
  seen: string[];
}
interface LastBuild {
  /** Hash of everything that went into it. */
  inputs: string;
  /** Sources of the site's code. */
  codeInputs: string[];
  files: WrittenFiles;
  /** Files in the output that no build has written. */
  strangers: string[];
  memory: Memory;
}

export interface BuildContext {
  settings: PublicSettings;
  files: ContentFiles;
  pageFiles: PageFile[];
  cacheDir: string;
  store: Store;
  hashes: FileHashes;
  /** Hash of what decides which code is bundled, and how. */
  codeKey: string;
  /** Of what all share pictures have in common. */
  shareMark: string;
  output: Output;
  last: Memory | undefined;
  /** Whether nothing has changed since the last good build, whose output is still in place. */
  upToDate: boolean;
  /** Puts the output into place, and remembers this build as the last good one. */
  publish(codeInputs: readonly string[], memory: Memory): void;
  /** After a failure: leaves the output as it was, and keeps what holds for the next build. */
  giveUp(): void;
}

/** @throws BuildError when a setting is wrong */
export function openBuildContext(options: BuildOptions): BuildContext {
  const sandboxOrigin = options.providers === 'sandbox' ? (options.sandboxOrigin ?? null) : null;
  const settings = readSettings(options.env, sandboxOrigin);
  const cacheDir = path.resolve(options.cacheDir ?? defaultCacheDir);
  const out = realPlace(options.out);
  const store = new Store(path.join(cacheDir, 'sites', storeName(cacheDir, out)), generatorVersion);
  const hashes = new FileHashes(store.record<KnownHashes>('hashes') ?? {});
  const folders = (options.contentDirs ?? [inRoot('content')]).map((folder) => path.resolve(folder));
  const files = findContent(folders, hashes);
  const pageFiles = findPages(root, options.sheet);
  const mark = shareMark();
  const codeKey = hashOf(JSON.stringify([generatorVersion, settings, options.dev ?? false, pageFiles]));
  const inputsOf = (codeInputs: readonly string[]) =>
    hashOf(
      codeKey,
      mark,
      hashOfSources(root, codeInputs, hashes),
      JSON.stringify([options.pictures, options.checks, options.compress ?? false]),
      publicFiles(inRoot('public')).map((file) => `${file} ${hashes.of(inRoot('public', file))}`),
      [...files.yaml.values(), ...files.posts].map(({ file, hash }) => `${file} ${hash}`),
      files.imageFolders.flatMap((folder) =>
        readdirSync(folder)
          .sort()
          .map((name) => `${name} ${hashes.of(path.join(folder, name))}`),
      ),
    );
  const last = store.record<LastBuild>('last');
  const output = new Output(out, last?.files ?? {}, options.ownOut);
  const { damaged, touched } = output.inspect(options.verify);
  const hostsThere = options.hostsDir === undefined || existsSync(options.hostsDir);
  const upToDate = last?.inputs === inputsOf(last?.codeInputs ?? []) && damaged === 0 && hostsThere;
  const keepHashes = () => {
    if (hashes.fresh > 0) store.keepRecord('hashes', hashes.seen);
  };
  if (upToDate) {
    keepHashes();
    if (touched > 0) store.keepRecord('last', last);
  }
  const log = options.log ?? (() => {});
  return {
    ...{ settings, files, pageFiles, cacheDir, store, hashes, codeKey, shareMark: mark, output, upToDate },
    last: last?.memory,
    giveUp() {
      try {
        output.discard();
        keepHashes();
        store.save(false);
      } catch {
        // The failure that led here is reported; this one, on a full disk, is the same once more.
      }
    },
    publish(codeInputs, memory) {
      const written = output.publish();
      const strangers = output.strangers();
      const unknown = strangers.filter((file) => !last?.strangers.includes(file));
      if (unknown.length > 0)
        log(`No build has written these files in ${out}; they stay: ${nameSome(unknown)}.`);
      keepHashes();
      store.save(true);
      const inputs = inputsOf(codeInputs);
      store.keepRecord('last', {
        ...{ inputs, codeInputs: [...codeInputs], files: written, strangers, memory },
      } satisfies LastBuild);
      pruneStores(path.join(cacheDir, 'sites'));
    },
  };
}

/** Readable, and the same in a copy of the project in another place. */
const storeName = (cacheDir: string, out: string): string =>
  `${path.basename(out)}-${hashOf(path.relative(cacheDir, out))}`;

/** The place that a path stands for, links resolved as far as it exists. */
export function realPlace(place: string): string {
  const absolute = path.resolve(place);
  if (existsSync(absolute)) return realpathSync(absolute);
  const parent = path.dirname(absolute);
  return parent === absolute ? absolute : path.join(realPlace(parent), path.basename(absolute));
}

const keptDays = 30;

/** Removes what was kept for outputs that nobody has built for long. */
function pruneStores(folder: string): void {
  for (const name of readdirSync(folder)) {
    const used = statSync(path.join(folder, name, 'last.json'), { throwIfNoEntry: false });
    if (used && Date.now() - used.mtimeMs > keptDays * 86_400_000)
      rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

/** Page by page, the types of its structured data. */
export function tableOf(pages: PageMemory): string {
  return dataTable(Object.values(pages).map(({ page }) => page.facts));
}

/** What an editor should know of pages that are fit to be shown. */
export function warningsOf(
  { files }: Pick<BuildContext, 'files'>,
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
 * @throws BuildError with every fault of every page
 */
export function checkSite(
  { settings, output }: BuildContext,
  { pages, stubs }: Pick<Memory, 'pages' | 'stubs'>,
  promised: ((path: string) => boolean) | undefined,
  sources?: SourceIndex,
): void {
  const all = Object.values(pages).map(({ page }) => page);
  checkOutput([...all.map(({ facts }) => facts), ...stubs], {
    hidden: new Set(all.filter(({ noindex }) => noindex).map(({ route }) => route)),
    basePath: settings.basePath,
    hasFile: (file) => output.has(file),
    promised,
    sources,
  });
}
