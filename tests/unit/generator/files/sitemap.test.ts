import { expect, test } from 'vitest';
import { robotsTxt, sitemapXml } from '../../../../scripts/generator/files/sitemap.ts';

test('an entry has its address, its date if there is one, and its pictures', () => {
  const lines = sitemapXml([
    { url: 'https://example.com/', images: [] },
    { url: 'https://example.com/a', lastmod: '2025-01-02', images: ['https://example.com/a.jpg'] },
  ]).split('\n');
  expect(lines.slice(2, 4)).toEqual([
    '<url><loc>https://example.com/</loc></url>',
    '<url><loc>https://example.com/a</loc><lastmod>2025-01-02</lastmod><image:image><image:loc>https://example.com/a.jpg</image:loc></image:image></url>',
  ]);
});

test('special characters in XML are escaped', () => {
  expect(sitemapXml([{ url: `https://example.com/?a=1&b=<'">`, images: [] }])).toContain(
    "<loc>https://example.com/?a=1&amp;b=&lt;'&quot;&gt;</loc>",
  );
});

test('robots.txt allows everything and names the sitemap, but forbids all in a preview', () => {
  const sitemap = 'https://example.com/sitemap.xml';
  expect(robotsTxt(sitemap, false)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
  expect(robotsTxt(sitemap, true)).toBe('User-agent: *\nDisallow: /\n');
});
