/** Bundles all code of the site for the build and for browsers; reused until a source or setting changes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildSettings } from '../../../components/base/settings.ts';
import type { AnyPage } from '../../../components/page/define-page.ts';
import { loadCompiled } from '../../core/bundle/compiled-code.mjs';
import type { FileHashes } from '../../core/cache/file-hashes.ts';
import { hashOf } from '../../core/cache/hash.ts';
import type { Store } from '../../core/cache/store.ts';
import { attempt } from '../../core/errors/attempt.ts';
import { filesBelow } from '../../core/files/files-below.ts';
import { inRoot, root } from '../../core/files/paths.ts';
import type { InlineScripts } from './inline-scripts.ts';
import type { IslandBundle } from './island-bundle.ts';
import type { PageFile } from './page-files.ts';
import type { SiteBundle } from './site-bundle.ts';

export interface CodeBundle {
  site: SiteBundle;
  scripts: IslandBundle;
  inline: InlineScripts;
  /** Page file → islands it declares, with those of header and footer. */
  islands: Record<string, string[]>;
  /** The service worker's code. */
  worker: string;
  /** Page file → hash of the code behind its HTML: imports, styles, scripts and settings. */
  keys: Record<string, string>;
  /** Source files that the bundlers have read, from the root. */
  inputs: string[];
}

interface SiteModule {
  pages: Record<string, AnyPage>;
  /** Islands of header and footer, on every page. */
  siteIslands: readonly { name: string }[];
}

interface CodeBundleOptions {
  store: Store;
  hashes: FileHashes;
  pageFiles: readonly PageFile[];
  settings: BuildSettings;
  /** Hash of what decides which files are bundled, and how. */
  bundleKey: string;
  dev?: boolean;
  /** Keeps the bundlers for the next build. */
  watched?: boolean;
}

/** Hash of the contents of source files. */
export const hashOfSources = (inputs: readonly string[], hashes: FileHashes): string =>
  // Not `path.join`, which takes longer than the stat of the file.
  hashOf(inputs.map((file) => `${file} ${hashes.of(root + path.sep + file)}`));

/** Folders of the site's code. What it imports from `content/` is part of the generator, too, whose version is part of all keys. */
const siteFolders = ['components', 'pages', 'styles', 'scripts/generator/pages'];

/** Hashes all sources, also new ones, before a bundler reads them: if one is changed in between, the next build finds out. */
function hashSources(hashes: FileHashes): void {
  for (const folder of siteFolders)
    hashOfSources(
      filesBelow(inRoot(folder)).map((file) => `${folder}/${file}`),
      hashes,
    );
}

/** A bundle with the hash of its sources and the key of its options. */
interface KnownBundle<Bundle> {
  key: string;
  sources: string;
  bundle: Bundle;
}

/** Those of `npm run dev`, by the record's path: its scripts are 1.7 MB, which would take 10 ms to read after each edit. */
const remembered = new Map<string, KnownBundle<unknown>>();

export async function bundleCode({
  store,
  hashes,
  pageFiles,
  settings,
  bundleKey,
  dev = false,
  watched = false,
}: CodeBundleOptions): Promise<CodeBundle> {
  const placeOf = (name: string) => path.join(store.dir, name);
  const lastOf = <Bundle>(name: string) =>
    // Made below under this name.
    (remembered.get(placeOf(name)) ?? store.record(name)) as KnownBundle<Bundle> | undefined;
  /** A bundle of an earlier build, if neither its sources nor the bundlers' options have changed. */
  const reuse = async <Bundle extends { inputs: readonly string[] }>(
    name: string,
    ownKey: string,
    make: () => Promise<Bundle>,
    isWhole: (bundle: Bundle) => boolean = () => true,
  ): Promise<Bundle> => {
    const keep = (made: KnownBundle<Bundle>): Bundle => {
      if (watched) remembered.set(placeOf(name), made);
      return made.bundle;
    };
    const known = lastOf<Bundle>(name);
    const same = known?.key === ownKey && known.sources === hashOfSources(known.bundle.inputs, hashes);
    if (same && isWhole(known.bundle)) return keep(known);
    hashSources(hashes);
    const bundle = await make();
    const made = { key: ownKey, sources: hashOfSources(bundle.inputs, hashes), bundle };
    // The next `npm run dev` bundles again what this one has bundled after an edit.
    if (!remembered.has(placeOf(name))) store.keepRecord(name, made);
    return keep(made);
  };
  const { buildDate: _day, ...shown } = settings;
  const bundleScripts = (islands: CodeBundle['islands']) =>
    reuse('code-islands', hashOf(bundleKey, JSON.stringify(islands)), async () => {
      const { bundleIslands } = await import('./island-bundle.ts');
      const { scriptDefines } = await import('./inline-scripts.ts');
      return bundleIslands(islands, scriptDefines(shown, !dev), !dev, watched);
    });
  // In development the scripts are bundled beside the site: an edit rarely changes which islands the pages show.
  const lastIslands = dev && lastOf<Pick<CodeBundle, 'islands'>>('code')?.bundle.islands;
  const early = lastIslands && bundleScripts(lastIslands).catch(() => undefined);
  // The cache may have been moved or copied.
  const inStore = (site: SiteBundle) => path.join(store.dir, path.basename(site.file));
  const site = await reuse(
    'code',
    bundleKey,
    async () => {
      const { bundleSite } = await import('./site-bundle.ts');
      const made = await bundleSite(
        store.dir,
        pageFiles,
        settings,
        (files) => hashOfSources(files, hashes),
        watched,
      );
      return { ...made, islands: islandsOf(loadSite(made, !dev), pageFiles) };
    },
    (bundle) => isIntact(inStore(bundle)),
  );
  site.file = inStore(site);
  const [scripts, inline, worker] = await Promise.all([
    Promise.resolve(early).then((made) =>
      made && JSON.stringify(lastIslands) === JSON.stringify(site.islands)
        ? made
        : bundleScripts(site.islands),
    ),
    reuse('code-inline', bundleKey, async () => {
      const { bundleInline, scriptDefines } = await import('./inline-scripts.ts');
      return bundleInline(scriptDefines(shown, !dev));
    }),
    reuse('code-worker', bundleKey, async () => {
      const { bundleScript } = await import('./bundler.ts');
      // The precache list is inserted later, since it changes with every edit.
      return bundleScript('components/document/service-worker/sw.ts', {
        __BASE_PATH__: JSON.stringify(settings.basePath),
        'process.env.NODE_ENV': '"production"',
      });
    }),
  ]);
  const inputs = [...new Set([...site.inputs, ...scripts.inputs, ...inline.inputs, ...worker.inputs])].sort();
  const { entry, integrity } = scripts;
  const shared = hashOf(JSON.stringify([entry, integrity, inline.scripts, settings]));
  const keys = Object.fromEntries(
    Object.entries(site.keys).map(([page, own]) => [page, hashOf(own, shared)]),
  );
  return {
    site,
    scripts,
    inline: inline.scripts,
    islands: site.islands,
    worker: worker.code,
    keys,
    inputs,
  };
}

/** Loads the page modules; see `loadCompiled`. */
export const loadSite = ({ file }: Pick<SiteBundle, 'file'>, write?: boolean): SiteModule =>
  loadCompiled(file, write);

function islandsOf(module: SiteModule, pages: readonly PageFile[]): CodeBundle['islands'] {
  const namesOf = (islands: readonly { name: string }[] = []) => islands.map(({ name }) => name);
  const everywhere = namesOf(module.siteIslands);
  return Object.fromEntries(
    pages.map(({ file }) => [file, [...new Set([...everywhere, ...namesOf(module.pages[file]?.islands)])]]),
  );
}

/** The bundle is loaded as code, so it is verified here: its name contains its hash. */
function isIntact(file: string): boolean {
  const code = attempt(() => readFileSync(file));
  return code !== undefined && file.endsWith(`-${hashOf(code)}.cjs`);
}
