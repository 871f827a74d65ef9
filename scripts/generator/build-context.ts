/** The context of one build: settings, sources, caches, output. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BuildSettings } from '../../components/base/settings.ts';
import type { PageFacts } from '../checks/page-facts.ts';
import { generatorVersion } from '../core/bundle/version.ts';
import { FileHashes, type KnownHashes } from '../core/cache/file-hashes.ts';
import { hashOf } from '../core/cache/hash.ts';
import { Store } from '../core/cache/store.ts';
import { isUnused } from '../core/cache/unused.ts';
import { ownFilesBelow } from '../core/files/files-below.ts';
import { cacheDir as defaultCacheDir, inRoot } from '../core/files/paths.ts';
import { listFolder } from '../core/files/system-files.ts';
import type { EditorSettings } from '../editor/live/editor-settings.ts';
import { hashOfSources } from './code/bundle.ts';
import { findPages, type PageFile } from './code/page-files.ts';
import { type ContentFiles, findContent } from './content/files/content-files.ts';
import { readEditorSettings } from './content/settings/editor-settings.ts';
import { readSettings } from './content/settings/settings.ts';
import { checkFolders, realPlace } from './folders.ts';
import type { BuildOptions } from './options.ts';
import { type ForeignSearch, foreignFiles, nameSome } from './output/foreign-files.ts';
import { inspectFiles } from './output/inspect-files.ts';
import { Output } from './output/output.ts';
import type { WrittenFiles } from './output/written-files.ts';
import type { PageMemory } from './pages/render-site.ts';
import { shareKey } from './pictures/share/share-key.ts';

/** Results of the last successful build. Read if something has changed. */
export interface Memory {
  pages: PageMemory;
  /** Hash of what all pages depend on. If it is empty, the keys of all pages are computed. */
  inputs: string;
  /** Facts of the redirect pages. */
  redirectPages: PageFacts[];
  /** Fields of the content that the output contains. */
  seen: string[];
}
/** The part of the last build's results that every build reads. */
interface LastBuild {
  /** Hash of all its inputs. */
  inputs: string;
  /** Sources of the site's code. */
  codeInputs: string[];
  files: WrittenFiles;
  /** Configurations of servers, in a folder of their own. */
  hosts: WrittenFiles | undefined;
  /** Files in the output that no build has written. */
  foreign: ForeignSearch;
  /** Number of pages. */
  pages: number;
  warnings: string[];
}

export interface BuildContext {
  settings: BuildSettings;
  /** For a live site with the editor under `/edit/`. */
  editor: EditorSettings | undefined;
  files: ContentFiles;
  pageFiles: PageFile[];
  cacheDir: string;
  store: Store;
  hashes: FileHashes;
  /** Hash of the entries and options of the bundlers. */
  bundleKey: string;
  /** Hash of the inputs common to all link previews. */
  shareKey: string;
  output: Output;
  /** The last successful build, if nothing has changed and its output is intact. */
  upToDate: Pick<LastBuild, 'pages' | 'warnings'> | undefined;
  /** Results of the last successful build; undefined before the first. */
  memory(): Memory | undefined;
  /** Publishes the output and records this build as the last successful one. */
  publish(
    codeInputs: readonly string[],
    memory: Memory,
    warnings: string[],
    hosts: WrittenFiles | undefined,
  ): void;
  /** After a failure: leaves the output unchanged, and keeps reusable results for the next build. */
  abandon(): void;
}

/** @throws BuildError when a setting is wrong */
export function openBuildContext(options: BuildOptions): BuildContext {
  const { env, sandboxOrigin, hostsDir } = options;
  const settings = readSettings(env, sandboxOrigin);
  const editor = sandboxOrigin === undefined ? readEditorSettings(env).editor : undefined;
  const cacheDir = path.resolve(options.cacheDir ?? defaultCacheDir);
  const out = realPlace(options.out);
  const content = path.resolve(options.contentDir ?? inRoot('content'));
  checkFolders(content, [
    ['out', out],
    ['cache', realPlace(cacheDir)],
    ...(hostsDir === undefined ? [] : [['hosts', realPlace(hostsDir)] as const]),
  ]);
  const store = new Store(path.join(cacheDir, 'sites', storeName(cacheDir, out)), generatorVersion);
  const hashes = new FileHashes(store.record<KnownHashes>('hashes') ?? {});
  const files = findContent(content, hashes);
  const pageFiles = findPages(options.sheet);
  const key = shareKey();
  const bundleKey = hashOf(JSON.stringify([generatorVersion, settings, options.dev ?? false, pageFiles]));
  const inputsOf = (codeInputs: readonly string[]) =>
    hashOf(
      bundleKey,
      key,
      hashOfSources(codeInputs, hashes),
      JSON.stringify([options.pictures, options.checks, options.compress ?? false, editor]),
      ownFilesBelow(inRoot('public')).map((file) => `${file} ${hashes.of(inRoot('public', file))}`),
      [...files.yaml.values(), ...files.posts].map(({ file, hash }) => `${file} ${hash}`),
      files.unread,
      listFolder(files.imageFolder).map((name) => `${name} ${hashes.of(path.join(files.imageFolder, name))}`),
    );
  const last = store.record<LastBuild>('last');
  const output = new Output(out, last?.files ?? {});
  const inspected = [output.inspect(options.verify)];
  if (hostsDir !== undefined)
    inspected.push(
      last?.hosts ? inspectFiles(hostsDir, last.hosts, options.verify ?? false) : { damaged: 1, touched: 0 },
    );
  const isIntact = inspected.every(({ damaged }) => damaged === 0);
  const unchanged = last?.inputs === inputsOf(last?.codeInputs ?? []) && isIntact;
  const keepHashes = () => {
    if (hashes.fresh > 0) store.keepRecord('hashes', hashes.seen);
  };
  if (unchanged) {
    // From a build that was killed.
    output.discard();
    keepHashes();
    if (inspected.some(({ touched }) => touched > 0)) store.keepRecord('last', last);
  }
  const log = options.log ?? (() => {});
  return {
    settings,
    editor,
    files,
    pageFiles,
    cacheDir,
    store,
    hashes,
    bundleKey,
    shareKey: key,
    output,
    upToDate: unchanged ? last : undefined,
    memory() {
      const site = store.record<Omit<Memory, 'pages' | 'inputs'>>('memory');
      return site && { ...site, pages: store.table('pages'), inputs: store.record('inputs') ?? '' };
    },
    abandon() {
      try {
        output.discard();
        keepHashes();
        store.save(false);
      } catch {
        // The original failure is reported; on a full disk this one is the same again.
      }
    },
    publish(codeInputs, { pages, inputs: pageInputs, ...site }, warnings, hosts) {
      const written = output.publish();
      const before = last?.foreign ?? { known: [], newest: 0 };
      const foreign = foreignFiles(out, written, before);
      const unknown = foreign.known.filter((file) => !before.known.includes(file));
      if (unknown.length > 0)
        log(`Files in ${out} that no build has written are kept: ${nameSome(unknown)}.`);
      keepHashes();
      // Pages with the inputs of another build would count as unchanged: after a crash in between there are none.
      store.keepRecord('inputs', '');
      store.keepTable('pages', pages);
      store.save(true);
      store.keepRecord('memory', site);
      store.keepRecord('inputs', pageInputs);
      const inputs = inputsOf(codeInputs);
      store.keepRecord('last', {
        inputs,
        codeInputs: [...codeInputs],
        files: written,
        hosts,
        foreign,
        warnings,
        pages: Object.keys(pages).length,
      } satisfies LastBuild);
      pruneStores(path.join(cacheDir, 'sites'), storeName(cacheDir, out));
    },
  };
}

/** Readable, and independent of the project's location. */
const storeName = (cacheDir: string, out: string): string =>
  `${path.basename(out)}-${hashOf(path.relative(cacheDir, out))}`;

/**
 * Removes caches of outputs that have not been built for a long time.
 * @param own this build's, which is kept also if the clocks of disk and machine differ
 */
function pruneStores(folder: string, own: string): void {
  for (const name of readdirSync(folder)) {
    if (name === own) continue;
    const used = statSync(path.join(folder, name, 'last.json'), { throwIfNoEntry: false });
    if (used && isUnused(used)) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
