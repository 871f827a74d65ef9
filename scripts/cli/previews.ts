/**
 * `npm run previews [-- --screenshots | --pages]`: renders the link previews of every page of `dist/` as cards, in
 * `.sandbox/previews/`. With `--screenshots` it takes the manifest's screenshots for the install dialog; with `--pages` it
 * takes whole pages at three widths in a light and a dark scheme.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import { basePathIn, readPages } from '../checks/read-pages.ts';
import { UserError } from '../core/errors/user-error.ts';
import { inRoot, sandboxDir } from '../core/files/paths.ts';
import { routeOf } from '../core/files/route-files.ts';
import { findBrowser } from '../core/process/browser.ts';
import { beforeEnd } from '../core/process/until-stopped.ts';
import { screenshots } from '../generator/files/manifest.ts';
import { previewSheet, readPreview } from '../previews/cards.ts';
import { takePages } from '../previews/page-pictures.ts';
import { listen } from '../serve/listen.ts';
import { createSiteHandler } from '../serve/static-server.ts';

const pages = { home: '/', 'brooklyn-heights': '/tours/brooklyn-heights' } as const;

export async function previews(argv: readonly string[]): Promise<number> {
  const unknown = argv.find((option) => option !== '--pages' && option !== '--screenshots');
  if (unknown) throw new UserError(`previews has no option "${unknown}". Options: --pages, --screenshots.`);
  const dir = inRoot('dist');
  if (!existsSync(path.join(dir, 'index.html')))
    throw new UserError('There is no built site. Run npm run build first.');
  const executablePath = await findBrowser(console.log);
  const basePath = basePathIn(readFileSync(path.join(dir, 'index.html'), 'utf8'));
  const server = await listen(createSiteHandler({ dir, basePath }), 0);
  const site = server.origin + basePath.slice(0, -1);
  // Playwright would close the browser at a signal, and the next call of it would be reported with a stack.
  const forget = beforeEnd(() => process.exit(1));
  try {
    const browser = await chromium.launch({
      executablePath,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      args: ['--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1'],
    });
    try {
      if (argv.includes('--screenshots')) await takeScreenshots(browser, site);
      else if (argv.includes('--pages')) {
        const folder = path.join(sandboxDir, 'previews', 'pages');
        console.log(`The pages are in ${await takePages(browser, site, routesIn(dir), folder)}`);
      } else await drawCards(browser, server.origin, dir, basePath);
    } finally {
      await browser.close();
    }
  } finally {
    forget();
    // Also after a browser that does not start: an open server keeps the process.
    await server.close();
  }
  return 0;
}

/** All pages except redirect pages, which have no link preview. */
const routesIn = (dir: string): string[] =>
  readPages(dir)
    .filter(({ html }) => readPreview(html).title)
    .map(({ file }) => routeOf(file));

async function drawCards(browser: Browser, origin: string, dir: string, basePath: string): Promise<void> {
  const found = readPages(dir)
    .map(({ html }) => readPreview(html))
    .filter(({ title }) => title);
  const sheet = previewSheet(found, (image) => origin + new URL(image).pathname);
  const folder = path.join(sandboxDir, 'previews');
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({ viewport: { width: 1680, height: 1000 } });
  await page.setContent(sheet, { waitUntil: 'networkidle' });
  await page.screenshot({ path: path.join(folder, 'previews.png'), fullPage: true });
  writeFileSync(
    path.join(folder, 'previews.html'),
    previewSheet(found, (image) => `../../dist/${new URL(image).pathname.slice(basePath.length)}`),
  );
  console.log(`${found.length} previews are in ${path.join(folder, 'previews.png')}`);
}

/** @param site origin and base path, without a slash at the end */
async function takeScreenshots(browser: Browser, site: string): Promise<void> {
  const folder = inRoot('public', 'screenshots');
  mkdirSync(folder, { recursive: true });
  for (const { name, width, height, form, page: shown } of screenshots) {
    const scale = form === 'narrow' ? 2 : 1;
    const page = await browser.newPage({
      viewport: { width: width / scale, height: height / scale },
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await page.goto(site + pages[shown], { waitUntil: 'networkidle' });
    const shot = await page.screenshot();
    await sharp(shot)
      .webp({ quality: 75 })
      .toFile(path.join(folder, `${name}.webp`));
    await page.close();
    console.log(`${name}.webp`);
  }
}
