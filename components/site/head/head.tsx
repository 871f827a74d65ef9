import type { Site } from '../../../content/schema.ts';
import type { WithImages } from '../../../content/types.ts';
import type { PageMeta } from '../../page/define-page.ts';
import { absoluteUrl, href, settings } from '../settings/settings.ts';
import { fontFiles } from './fonts.ts';
import type { HeadAssets } from './head-assets.ts';
import { InlineData, InlineScript, InlineStyle } from './inline.tsx';

export interface HeadProps {
  path: string;
  meta: PageMeta;
  site: WithImages<Site>;
  css: string;
  assets: HeadAssets;
}

/** Everything in `<head>`: data in, tags out. The policy comes before the first script. */
export function Head({ path, meta, site, css, assets }: HeadProps) {
  const title = `${meta.title}${site.titleSuffix}`;
  const canonical = absoluteUrl(meta.canonical ?? path);
  const noindex = meta.noindex || settings.noindex;
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
      <link rel="canonical" href={canonical} />
      <ShareTags title={meta.title} canonical={canonical} meta={meta} siteName={site.name} />
      <meta name="theme-color" content="#f5ead3" />
      <link rel="icon" href={href('/favicon.ico')} sizes="32x32" />
      <link rel="icon" href={href('/icons/icon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={href('/icons/apple-touch-icon.png')} />
      <link rel="manifest" href={href('/manifest.webmanifest')} />
      {settings.searchConsoleToken && (
        <meta name="google-site-verification" content={settings.searchConsoleToken} />
      )}
      {fontFiles.map((file) => (
        <link
          key={file}
          rel="preload"
          as="font"
          type="font/woff2"
          href={href(file)}
          crossOrigin="anonymous"
        />
      ))}
      <InlineStyle text={css} />
      <InlineScript text={assets.early} />
      {assets.postScript && <meta name="post-aliases" content={JSON.stringify(assets.postScript.aliases)} />}
      {assets.postScript && <InlineScript text={assets.postScript.code} />}
      {Object.keys(assets.chunks).length > 0 && (
        <InlineData id="island-chunks" type="application/json" json={JSON.stringify(assets.chunks)} />
      )}
      {assets.entry && <script type="module" src={assets.entry} />}
      {assets.speculationRules && <InlineData type="speculationrules" json={assets.speculationRules} />}
    </head>
  );
}

interface ShareTagsProps {
  title: string;
  canonical: string;
  meta: PageMeta;
  siteName: string;
}

/** Open Graph and Twitter cards. */
function ShareTags({ title, canonical, meta, siteName }: ShareTagsProps) {
  const { image } = meta;
  // Previews want about 1200 pixels and know JPEG everywhere.
  const width = image?.widths.findLast((candidate) => candidate <= 1280);
  return (
    <>
      <meta property="og:type" content={meta.type ?? 'website'} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={canonical} />
      {image && width && (
        <>
          <meta property="og:image" content={absoluteUrl(`${image.stem}-${width}.${image.format}`)} />
          <meta property="og:image:width" content={String(width)} />
          <meta
            property="og:image:height"
            content={String(Math.round((width * image.height) / image.width))}
          />
          <meta property="og:image:alt" content={image.alt} />
        </>
      )}
      {meta.published && <meta property="article:published_time" content={meta.published} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}
