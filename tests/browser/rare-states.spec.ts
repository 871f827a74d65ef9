/** Every state that only a script can show uses the site's styles, on one page of each kind where it occurs. */

import { rareStates } from './support/rare-states.ts';
import { styleFaults } from './support/style-faults.ts';
import { expect, test } from './support/test.ts';
import { posts } from './support/words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Folder for screenshots of all states: `RARE_PICTURES=/tmp/states npm test -- browser rare-states`. */
const pictures = process.env.RARE_PICTURES;

for (const width of [390, 1440])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: width < 768 ? 844 : 900 } });

    for (const { name, paths, place, unloaded, prepare, show } of rareStates(posts()[0]?.id ?? ''))
      test(`${name} looks like the site`, async ({ page, sandbox }) => {
        if (paths.length > 3) test.slow();
        await prepare?.(page, sandbox);
        for (const path of paths) {
          await page.goto(path, { waitUntil: unloaded ? 'domcontentloaded' : 'load' });
          await expect(page.locator('[data-hover-menu]')).toHaveAttribute('data-scripted');
          const part = await show(page);
          await expect.poll(() => styleFaults(part, place), `on /${path}`).toEqual([]);
          if (pictures)
            await page.screenshot({
              path: `${pictures}/${name} ${path.replaceAll(/\W/g, '-')} ${width}.jpg`.replaceAll(' ', '_'),
              type: 'jpeg',
              quality: 60,
            });
        }
      });
  });
