/** Files for crawlers: sitemap.xml and robots.txt. */
import { escapeHtml } from '../../core/text/html-text.ts';

interface SitemapPage {
  /** Absolute address. */
  url: string;
  /** YYYY-MM-DD of the last change by the content; undefined if the content has none. */
  lastmod?: string | undefined;
  /** Absolute addresses of the page's pictures. */
  images: string[];
}

export function sitemapXml(pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ url, lastmod, images }) => {
    const parts = [
      `<loc>${escapeHtml(url)}</loc>`,
      ...(lastmod ? [`<lastmod>${lastmod}</lastmod>`] : []),
      ...images.map((image) => `<image:image><image:loc>${escapeHtml(image)}</image:loc></image:image>`),
    ];
    return `<url>${parts.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`;
}

/** A preview deploy excludes crawlers; otherwise everything is allowed, and noindex pages have a meta tag. */
export function robotsTxt(sitemapUrl: string, noindex: boolean): string {
  return noindex ? 'User-agent: *\nDisallow: /\n' : `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
}
