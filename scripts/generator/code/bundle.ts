/** All code of the site, bundled for the build and for browsers; reused until a source or a setting changes. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicSettings } from '../../../components/base/settings.ts';
import type { AnyPage } from '../../../components/page/define-page.ts';
import { writeFresh } from '../../core/files.ts';
import { hashOf } from '../../core/hash.ts';
import type { PageFile } from '../pages/page-files.ts';
import type { IslandBundle } from './island-bundle.ts';
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
}

interface SiteModule {
  pages: Record<string, AnyPage>;
  /** Islands of header and footer, on every page. */
  siteIslands: readonly { name: string }[];
}

export interface CodeBundleOptions {
  root: string;
  cacheDir: string;
  pages: readonly PageFile[];
  settings: PublicSettings;
  /** Fingerprint of all sources. */
  key: string;
  dev: boolean;
}

export async function bundleCode({
  root,
  cacheDir,
  pages,
  settings,
  key,
  dev,
}: CodeBundleOptions): Promise<CodeBundle> {
  const outDir = path.join(cacheDir, 'site');
  mkdirSync(outDir, { recursive: true });
  const record = path.join(outDir, `${key}.json`);
  const known = readRecord(record);
  if (known) return known;
  const [{ bundleSite }, { bundleIslands }, { bundleWorker }] = await Promise.all([
    import('./site-bundle.ts'),
    import('./island-bundle.ts'),
    import('../files/service-worker.ts'),
  ]);
  const site = await bundleSite(root, outDir, pages, settings);
  const module: SiteModule = await import(pathToFileURL(site.file).href);
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
  const hash = hashOf(site.hash, JSON.stringify(scripts), JSON.stringify(settings));
  const bundle = { site, scripts, islands, worker, hash };
  writeFresh(record, JSON.stringify(bundle));
  return bundle;
}

function readRecord(file: string): CodeBundle | undefined {
  if (!existsSync(file)) return undefined;
  // Written whole by `bundleCode` under the same key.
  const bundle = JSON.parse(readFileSync(file, 'utf8')) as CodeBundle;
  return existsSync(bundle.site.file) ? bundle : undefined;
}
