import type { Content } from '../../../content/types.ts';
import { absoluteUrl } from '../../base/absolute-url.ts';
import { allSettings } from '../../base/all-settings.ts';
import type { PageMeta } from '../../base/page-meta.ts';
import { href } from '../../base/settings.ts';
import { shareTags } from '../../base/share-tags.ts';
import { textFile } from '../../base/text-file.ts';
import type { HeadAssets } from './head-assets.ts';
import { InlineData, InlineScript, InlineStyle } from './inline.tsx';

export interface HeadProps {
  path: string;
  meta: PageMeta;
  site: Content['site'];
  assets: HeadAssets;
}

const darkScheme = '(prefers-color-scheme: dark)';

/** Renders `<head>`. The policy comes before the first script. */
export function Head({ path, meta, site, assets }: HeadProps) {
  const title = `${meta.title}${site.titleSuffix}`;
  const canonicalPath = meta.canonical ?? path;
  const noindex = meta.noindex || allSettings.noindex;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta httpEquiv="Content-Security-Policy" content={assets.csp} />
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <meta name="robots" content="max-image-preview:large" />
      )}
      <link rel="canonical" href={absoluteUrl(canonicalPath)} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_US" />
      {shareTags(meta, canonicalPath).map(({ by, key, content }) => (
        <meta key={key + content} {...{ [by]: key }} content={content} />
      ))}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media={darkScheme} content="#140e0a" />
      <meta name="theme-color" content="#f5ead3" />
      <link rel="icon" href={href('/favicon.ico')} sizes="32x32" />
      <link rel="icon" href={href('/icons/icon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={href('/icons/apple-touch-icon.png')} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={`${site.name}: stories`}
        href={href('/feed.xml')}
      />
      <link
        rel="alternate"
        type="application/feed+json"
        title={`${site.name}: stories`}
        href={href('/feed.json')}
      />
      {!meta.noindex && (
        <link rel="alternate" type="text/markdown" title="This page as text" href={href(textFile(path))} />
      )}
      <link rel="manifest" href={href('/manifest.webmanifest')} />
      {allSettings.searchConsoleToken && (
        <meta name="google-site-verification" content={allSettings.searchConsoleToken} />
      )}
      {meta.preconnect?.map((origin) => (
        <link key={origin} rel="preconnect" href={origin} />
      ))}
      <InlineStyle text={assets.css} />
      {assets.postIds && <meta name="post-ids" content={JSON.stringify(assets.postIds)} />}
      <InlineScript text={assets.script} />
      {/* After the inline scripts, which a matching stylesheet would block. Print always has the light scheme. */}
      <link rel="stylesheet" media={`screen and ${darkScheme}`} href={assets.darkSheet} />
      {/* Requested after the picture of the first screen. */}
      <script type="module" fetchPriority="low" {...assets.entry} />
      <InlineData type="speculationrules" json={assets.speculationRules} />
    </head>
  );
}
