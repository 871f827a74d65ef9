/** Takes pictures of whole pages at three widths, in a light and a dark scheme, and writes a page that shows them side by side. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { escapeHtml } from '../core/text/html-text.ts';

const windows = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;
const schemes = ['light', 'dark'] as const;

/**
 * @param routes addresses without the origin, e.g. `/about`
 * @param folder receives `about-390-light.jpg` … for `/about`, and the overview as `index.html`
 * @returns path of the overview
 */
export async function takePages(
  browser: Browser,
  origin: string,
  routes: readonly string[],
  folder: string,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  for (const viewport of windows)
    for (const colorScheme of schemes) {
      const page = await browser.newPage({
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      for (const route of routes) {
        await page.goto(origin + route, { waitUntil: 'load' });
        await settle(page);
        const file = path.join(folder, fileOf(route, viewport.width, colorScheme));
        await page.screenshot({ path: file, fullPage: true, quality: 80, animations: 'disabled' });
      }
      await page.close();
    }
  const sheet = path.join(folder, 'index.html');
  writeFileSync(sheet, sheetOf(routes));
  return sheet;
}

const fileOf = (route: string, width: number, scheme: string): string =>
  `${route.slice(1).replaceAll('/', '-') || 'home'}-${width}-${scheme}.jpg`;

/** Scrolls through the page to load lazy pictures. Passed as text, since it runs in the page. */
const settle = (page: Page) =>
  page.evaluate(`(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    while (document.documentElement.dataset.firstVisit !== undefined) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  })()`);

function sheetOf(routes: readonly string[]): string {
  const pictures = (route: string) =>
    windows.flatMap(({ width }) =>
      schemes.map((scheme) => {
        const file = fileOf(route, width, scheme);
        return `<a href="${file}"><img src="${file}" alt="${width} px, ${scheme}" width="${Math.round(width / 5)}" loading="lazy"></a>`;
      }),
    );
  const rows = routes.map((route) => `<h2>${escapeHtml(route)}</h2><p>${pictures(route).join('\n')}</p>`);
  return `<!doctype html><meta charset="utf-8"><title>All pages</title><style>p{display:flex;gap:1rem;align-items:start}</style>${rows.join('\n')}\n`;
}
