/** Every file of the output that is neither a page nor a picture: path → contents. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { absoluteAt, underBase } from '../../../components/base/address.ts';
import type { BuildSettings } from '../../../components/base/settings.ts';

import { searchFile, searchResults } from '../../../components/document/site-search/search-results.ts';
import type { Content } from '../../../content/types.ts';
import { inlineHash } from '../code/content-policy.ts';
import type { IslandBundle } from '../code/island-bundle.ts';
import type { SiteBundle } from '../code/site-bundle.ts';
import { publicFiles } from '../content/public-files.ts';
import { stubPage } from '../content/redirects.ts';
import { hostFiles } from '../hosts/index.ts';
import type { HostRules } from '../hosts/rules.ts';
import type { RenderedPage } from '../pages/render-pages.ts';
import { webManifest } from './manifest.ts';
import { rootTexts } from './root-texts.ts';
import { robotsTxt, type SitemapPage, sitemapXml } from './sitemap.ts';

export interface SiteFilesInput {
  settings: BuildSettings;
  content: Content;
  scripts: IslandBundle;
  sheets: SiteBundle['sheets'];
  rules: HostRules;
  pages: readonly RenderedPage[];
  publicDir: string;
}

export function siteFiles({
  settings,
  content,
  scripts,
  sheets,
  rules,
  pages,
  publicDir,
}: SiteFilesInput): Record<string, string | Uint8Array> {
  const link = (target: string) => underBase(settings.basePath, target);
  const absolute = (target: string) => absoluteAt(settings, target);
  const shown = pages.filter(({ noindex }) => !noindex);
  const stubs = rules.redirects
    .filter(({ from }) => !from.endsWith('*'))
    .map(({ from, to }) => {
      const stub = stubPage({
        target: absolute(to),
        link: link(to),
        script: scripts.inline.stub,
        csp: `default-src 'none'; script-src ${inlineHash(scripts.inline.stub)}; base-uri 'none'`,
      });
      return [`${from.slice(1)}/index.html`, stub] as const;
    });
  return {
    ...Object.fromEntries(
      publicFiles(publicDir).map((file) => [file, readFileSync(path.join(publicDir, file))]),
    ),
    ...scripts.files,
    ...Object.fromEntries(Object.values(sheets).map(({ file, text }) => [file, text])),
    [searchFile]: JSON.stringify(searchResults(content)),
    ...Object.fromEntries(stubs),
    'sitemap.xml': sitemapXml(shown.map((page) => sitemapPage(page, absolute))),
    'robots.txt': robotsTxt(absolute('/sitemap.xml'), settings.noindex),
    'manifest.webmanifest': webManifest(settings, content),
    ...rootTexts({
      content,
      pages: shown.map(({ route, title, description }) => ({ path: route, title, description })),
      buildDate: settings.buildDate,
      absolute,
    }),
    ...hostFiles(rules),
  };
}

function sitemapPage(
  { canonical, modified, pictures }: RenderedPage,
  absolute: (path: string) => string,
): SitemapPage {
  return { url: absolute(canonical), lastmod: modified, images: [...new Set(pictures)].map(absolute) };
}
