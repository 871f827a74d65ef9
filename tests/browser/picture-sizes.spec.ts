/**
 * Browsers choose a picture's file by its `sizes`, before they lay out the page. The chosen file has at most 1.3 times the
 * pixels that are shown, or it is the smallest one that has them all.
 */
import type { CDPSession, Page } from '@playwright/test';
import { allRoutes, onePageOfEachKind } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const widths = [390, 820, 1440];
const densities = [1, 1.75, 2, 3];
const most = 1.3;

/** A transparent pixel in place of each picture: the choice is that of the browser, and the layout that of the styles. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

async function openBare(page: Page): Promise<void> {
  await page.route(/\.(?:avif|webp|jpg|png)$/, (route) =>
    route.fulfill({ contentType: 'image/gif', body: pixel }),
  );
  await page.route(/\.js$/, (route) => route.abort());
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const image of document.images) image.loading = 'eager';
    });
  });
}

const resize = (session: CDPSession, width: number, deviceScaleFactor: number) =>
  session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height: 900,
    deviceScaleFactor,
    mobile: false,
  });

/** Browsers choose again when an attribute of the picture is set. */
const chooseAgain = (page: Page) =>
  page.evaluate(() => {
    for (const picture of document.querySelectorAll('picture > *')) {
      const sizes = picture.getAttribute('sizes');
      if (sizes) picture.setAttribute('sizes', sizes);
    }
  });

/** One line for each picture whose chosen file has too many pixels. */
const tooLarge = (page: Page, density: number) =>
  page.evaluate(
    async ({ density: dots, most: limit }) => {
      const shown = [...document.images].filter((image) => image.offsetWidth > 0 && image.closest('picture'));
      await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
      return shown.flatMap((image) => {
        const sources = [...(image.parentElement?.querySelectorAll('source') ?? []), image];
        const name = new URL(image.currentSrc || image.src).pathname;
        const list = sources.map(({ srcset }) => srcset).find((srcset) => srcset.includes(name)) ?? '';
        const candidates = [...list.matchAll(/(\S+) (\d+)w/g)].map(([, url = '', w]) => ({
          url,
          w: Number(w),
        }));
        const chosen = candidates.find(({ url }) => url.endsWith(name))?.w;
        if (chosen === undefined) return [];
        const { width, height } = image.getBoundingClientRect();
        // A crop shows a part of the file: its longer side counts.
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const covered =
          getComputedStyle(image).objectFit === 'cover' ? Math.max(width, height * ratio) : width;
        const needed = covered * dots;
        const smallest = Math.min(...candidates.map(({ w }) => w).filter((w) => w >= needed - 1));
        return chosen <= needed * limit || chosen <= smallest
          ? []
          : [
              `${name} for ${Math.round(needed)} pixels; ${smallest} would do (${image.sizes || sources[0]?.sizes})`,
            ];
      });
    },
    { density, most },
  );

for (const width of widths)
  test(`${width} pixels wide, no page loads a picture much larger than it shows`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    await openBare(page);
    const session = await page.context().newCDPSession(page);
    const faults: string[] = [];
    for (const path of onePageOfEachKind(await allRoutes(request))) {
      await resize(session, width, 1);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const density of densities) {
        await resize(session, width, density);
        await chooseAgain(page);
        for (const fault of await tooLarge(page, density)) faults.push(`/${path} at ${density}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });
