/** The map of a tour: it stays in view, highlights the current stop, and links to each stop and back. */
import { expect, test } from './support/test.ts';

const path = 'tours/brooklyn-heights';
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, ...still });

  test('the map stays in view next to every stop, and highlights the current one', async ({ page }) => {
    await page.goto(path);
    const map = page.getByRole('group', { name: 'Map of the stops' });
    for (const stop of [1, 2, 3]) {
      await page.locator(`#stop-${stop}`).evaluate((item) => item.scrollIntoView());
      await expect(map).toBeInViewport({ ratio: 0.3 });
      await expect(map.locator('[aria-current]')).toHaveAttribute('aria-label', new RegExp(`^Stop ${stop}:`));
    }
  });

  test('the stops alternate left and right, each starting below the previous one', async ({ page }) => {
    await page.goto(path);
    const stops = page.locator('li[id^="stop-"]');
    const boxes = await stops.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect()).map(({ x, y, width }) => ({ x, y, width })),
    );
    expect(boxes.length).toBeGreaterThan(2);
    for (const [index, box] of boxes.entries()) {
      const before = boxes[index - 1];
      if (before === undefined) continue;
      expect(box.y).toBeGreaterThan(before.y + 100);
      if (index % 2 === 1) expect(box.x).toBeGreaterThan(before.x + before.width);
      else expect(box.x + box.width).toBeLessThan(before.x);
    }
  });

  test('a number on the map links to its stop, and the number of the stop back to the map', async ({
    page,
  }) => {
    await page.goto(path);
    const map = page.getByRole('group', { name: 'Map of the stops' });
    await map.getByRole('link', { name: /^Stop 3:/ }).click();
    await expect(page.locator('#stop-3')).toBeInViewport({ ratio: 0.9 });
    // The stop next to it, which starts further up, is also in view.
    await expect(map.locator('[aria-current]')).toHaveAttribute('aria-label', /^Stop 3:/);
    await page.getByRole('link', { name: 'Stop 3 on the map' }).click();
    await expect(page).toHaveURL(/#map-3$/);
    await expect(page.locator('#map-3')).toBeInViewport();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, ...still });

  test('a row of numbers stays below the header, highlights the current stop and links to the others', async ({
    page,
  }) => {
    await page.goto(path);
    const row = page.getByRole('navigation', { name: 'Stops' });
    await page.locator('#stop-1').evaluate((item) => item.scrollIntoView());
    await expect(row).toBeInViewport({ ratio: 1 });
    await expect(row.locator('[aria-current]')).toHaveText('1');
    await row.getByRole('link', { name: '3' }).click();
    await expect(page.locator('#stop-3 h3')).toBeInViewport({ ratio: 1 });
    await expect(row.locator('[aria-current]')).toHaveText('3');
    const [rowBox, stopBox] = [await row.boundingBox(), await page.locator('#stop-3').boundingBox()];
    expect(stopBox?.y).toBeGreaterThanOrEqual((rowBox?.y ?? 0) + (rowBox?.height ?? 0));
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 820, height: 1180 } });

  test('every number on the map, in the row and in the list is a link to its counterpart', async ({
    page,
  }) => {
    await page.goto(path);
    for (const link of await page.locator('a:is([href^="#stop-"], [href^="#map-"])').all()) {
      const target = page.locator((await link.getAttribute('href')) ?? '');
      await expect(target).toHaveCount(1);
    }
    await page.getByRole('navigation', { name: 'Stops' }).getByRole('link', { name: '4' }).click();
    await expect(page.locator('#stop-4 h3')).toBeInViewport();
  });
});
