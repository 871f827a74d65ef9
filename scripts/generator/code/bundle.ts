/** All code of the site, bundled for the build and for browsers; reused until a source or a setting changes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicSettings } from '../../../components/base/settings.ts';
import type { AnyPage } from '../../../components/page/define-page.ts';
import type { FileHashes } from '../../core/file-hashes.ts';
import { hashOf } from '../../core/hash.ts';
import type { Store } from '../../core/store.ts';
import type { IslandBundle } from './island-bundle.ts';
import type { PageFile } from './page-files.ts';
import type { SiteBundle } from './site-bundle.ts';

export interface CodeBundle {
  site: SiteBundle;
  scripts: IslandBundle;
  /** Page file → islands it declares, with those of header and footer. */
  islands: Record<string, string[]>;
  /** The service worker's code. */
  worker: string;
  /** Hash of all of it. */
  hash: string;
  /** Source files that the bundlers have read, from the root. */
  inputs: string[];
}

interface SiteModule {
  pages: Record<string, AnyPage>;
  /** Islands of header and footer, on every page. */
  siteIslands: readonly { name: string }[];
}

export interface CodeBundleOptions {
  root: string;
  store: Store;
  hashes: FileHashes;
  pages: readonly PageFile[];
  settings: PublicSettings;
  /** Hash of what decides which files are bundled, and how. */
  key: string;
  dev: boolean;
}

/** Hash of the contents of source files. */
export const hashOfSources = (root: string, inputs: readonly string[], hashes: FileHashes): string =>
  hashOf(inputs.map((file) => `${file} ${hashes.of(path.join(root, file))}`));

export async function bundleCode({
  root,
  store,
  hashes,
  pages,
  settings,
  key,
  dev,
}: CodeBundleOptions): Promise<CodeBundle> {
  const known = store.record<{ key: string; sources: string; bundle: CodeBundle }>('code');
  if (known?.key === key && known.sources === hashOfSources(root, known.bundle.inputs, hashes)) {
    // The store may have been moved or copied.
    const file = path.join(store.dir, path.basename(known.bundle.site.file));
    const site = { ...known.bundle.site, file };
    if (isWhole(site)) return { ...known.bundle, site };
  }
  const [{ bundleSite }, { bundleIslands }, { bundleWorker }] = await Promise.all([
    import('./site-bundle.ts'),
    import('./island-bundle.ts'),
    import('./worker-bundle.ts'),
  ]);
  const site = await bundleSite(root, store.dir, pages, settings);
  const module = await loadSite({ site });
  const everywhere = module.siteIslands.map(({ name }) => name);
  const islands = Object.fromEntries(
    pages.map(({ file }) => [
      file,
      [...new Set([...everywhere, ...(module.pages[file]?.islands ?? []).map(({ name }) => name)])],
    ]),
  );
  const [scripts, worker] = await Promise.all([
    bundleIslands(root, islands, settings, !dev),
    bundleWorker(root, settings.basePath),
  ]);
  const inputs = [...new Set([...site.inputs, ...scripts.inputs, ...worker.inputs])].sort();
  const { inputs: _inputs, ...published } = scripts;
  const hash = hashOf(site.hash, JSON.stringify(published), JSON.stringify(settings));
  const bundle = { site, scripts, islands, worker: worker.code, hash, inputs };
  store.keepRecord('code', { key, sources: hashOfSources(root, inputs, hashes), bundle });
  return bundle;
}

/** The pages, ready to be asked for their data. */
export const loadSite = ({ site }: Pick<CodeBundle, 'site'>): Promise<SiteModule> =>
  import(pathToFileURL(site.file).href);

/** Node reads the bundle by itself, so it is checked here. */
function isWhole({ file, codeHash }: SiteBundle): boolean {
  try {
    return hashOf(readFileSync(file)) === codeHash;
  } catch {
    return false;
  }
}
