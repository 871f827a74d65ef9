/**
 * Pictures of pages as they should look, kept small beside the tests. Both are compared at a fraction of their size, so
 * that another edge of a letter does not count, but another color, place or picture does.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { inRoot } from '../../../scripts/core/paths.ts';

export interface View {
  name: string;
  /** Below the site's base, without a slash in front. */
  path: string;
  /** Selector of the part that is kept; the default is what the window shows. */
  part?: string;
}

/** Width of a kept picture, in pixels. */
const keptWidth = 600;
/** A pixel is another one when a channel is off by more than this, of 255, after a slight blur. */
const tolerance = 14;
/** Share of other pixels from which a view counts as changed. */
const limit = 0.004;

/** Brings the page to rest: fonts and pictures there, nothing moving. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  });
}

/** Holds a view against its kept picture; with `--update-snapshots` it is kept anew if it has changed. */
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

/** Share of pixels that differ, 0 to 1; another size is another view altogether. */
export async function difference(one: Buffer, other: Buffer): Promise<number> {
  const raw = (image: Buffer) =>
    sharp(image).removeAlpha().blur(2).raw().toBuffer({ resolveWithObject: true });
  const [a, b] = await Promise.all([raw(one), raw(other)]);
  // A line more or less comes from rounding; more than that is a change.
  if (Math.abs(a.info.height - b.info.height) > 2 || a.info.width !== b.info.width) return 1;
  const bytes = Math.min(a.data.length, b.data.length);
  let differing = 0;
  for (let at = 0; at < bytes; at += 3) {
    const off = (channel: number) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0));
    if (Math.max(off(0), off(1), off(2)) > tolerance) differing += 1;
  }
  return differing / (bytes / 3);
}
