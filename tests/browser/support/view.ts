/**
 * Compares views of pages with recorded screenshots. Both are reduced first, so that differences in font rendering do not
 * count, but another color, position or picture does.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { inRoot } from '../../../scripts/core/files/paths.ts';

export interface View {
  name: string;
  /** Below the base path, without a leading slash. */
  path: string;
  /** Selector of the recorded part; the default is the viewport. */
  part?: string;
}

/** Width of a recorded screenshot, in pixels. */
const keptWidth = 600;
/** A pixel differs if a channel differs by more than this, of 255, after a slight blur. */
const tolerance = 14;
/** Share of differing pixels from which a view counts as changed. */
const limit = 0.004;

/** Waits until fonts and pictures have loaded and nothing moves. */
export async function settle(page: Page): Promise<void> {
  await page.locator('html:not([data-first-visit])').waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  });
}

/** Compares a view with its recorded screenshot; `--update-snapshots` records it again if it has changed. */
export async function expectView(page: Page, view: View, info: TestInfo): Promise<void> {
  const shot = await take(page, view.part);
  const kept = inRoot('tests/browser/views', `${view.name}.jpg`);
  const small = sharp(shot).resize({ width: keptWidth });
  const share = existsSync(kept) ? await difference(await small.png().toBuffer(), readFileSync(kept)) : 1;
  if (['all', 'changed'].includes(info.config.updateSnapshots)) {
    if (share <= limit) return;
    mkdirSync(path.dirname(kept), { recursive: true });
    writeFileSync(kept, await small.jpeg({ quality: 80, mozjpeg: true }).toBuffer());
    return;
  }
  if (share > limit) await info.attach(view.name, { body: shot, contentType: 'image/png' });
  expect
    .soft(
      share,
      `${view.name}: this share of the view differs from tests/browser/views/${view.name}.jpg. If it should look ` +
        'like this now, run: npm test -- browser views --update-snapshots',
    )
    .toBeLessThanOrEqual(limit);
}

async function take(page: Page, part: string | undefined): Promise<Buffer> {
  if (part === undefined) return page.screenshot({ animations: 'disabled', caret: 'hide' });
  const clip = await page.locator(part).first().boundingBox();
  if (!clip) throw new Error(`There is no ${part} on ${page.url()}`);
  return page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true, clip });
}

/** Share of differing pixels, 0 to 1; 1 if the sizes differ. */
export async function difference(one: Buffer, other: Buffer): Promise<number> {
  const raw = (image: Buffer) =>
    sharp(image).removeAlpha().blur(2).raw().toBuffer({ resolveWithObject: true });
  const [a, b] = await Promise.all([raw(one), raw(other)]);
  // One line more or less is a rounding difference.
  if (Math.abs(a.info.height - b.info.height) > 2 || a.info.width !== b.info.width) return 1;
  const bytes = Math.min(a.data.length, b.data.length);
  let differing = 0;
  for (let at = 0; at < bytes; at += 3) {
    const off = (channel: number) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0));
    if (Math.max(off(0), off(1), off(2)) > tolerance) differing += 1;
  }
  return differing / (bytes / 3);
}
