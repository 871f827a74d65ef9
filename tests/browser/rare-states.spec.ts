/** Every state that only a script can show uses the site's styles, on one page of each kind where it occurs. */
import type { Locator, Page } from '@playwright/test';
import { onEachKind, pageKinds, rareStates } from './support/rare-states.ts';
import { scripted } from './support/ready.ts';
import { styleFaults } from './support/style-faults.ts';
import { expect, test } from './support/test.ts';
import { posts } from './support/words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Folder for screenshots of all states: `RARE_PICTURES=/tmp/states npm test -- browser rare-states`. */
const pictures = process.env.RARE_PICTURES;
const story = posts()[0]?.id ?? '';
const narrow = { width: 390, height: 844 };
const windows = [narrow, { width: 1440, height: 900 }];
test.use({ viewport: narrow });

/** Checks a state in both windows: only media queries and layout can differ between them. */
async function looksLikeTheSite(page: Page, part: Locator, place: 'main' | 'above', what: string) {
  for (const size of windows) {
    await page.setViewportSize(size);
    await expect.poll(() => styleFaults(part, place), `${what}, ${size.width} px`).toEqual([]);
    if (pictures)
      await page.screenshot({
        path: `${pictures}/${`${what} ${size.width}`.replaceAll(/\W+/g, '-')}.jpg`,
        type: 'jpeg',
        quality: 60,
      });
  }
}

for (const { name, paths, place, unloaded, prepare, show, toast } of rareStates(story))
  test(`${name} looks like the site`, async ({ page, sandbox }) => {
    await prepare?.(page, sandbox);
    for (const path of paths) {
      await page.setViewportSize(narrow);
      await page.goto(path, { waitUntil: unloaded ? 'domcontentloaded' : 'load' });
      await scripted(page);
      await looksLikeTheSite(page, await show(page), place, `${name} on /${path}`);
      if (toast) await looksLikeTheSite(page, toast(page), 'above', `toast of ${name} on /${path}`);
    }
  });

test('on every kind of page the failed search, the empty search and the update prompt look like the site', async ({
  page,
}) => {
  test.slow();
  for (const path of pageKinds(story)) {
    await page.setViewportSize(narrow);
    await page.goto(path);
    await scripted(page);
    for (const { name, show } of onEachKind)
      await looksLikeTheSite(page, await show(page), 'above', `${name} on /${path}`);
  }
});
