/**
 * Open states pass axe and match the recorded accessibility trees in `trees/`. After an intended change:
 * npm test -- browser open-states --update-snapshots
 */
import { axeViolations, colorRules } from './support/axe.ts';
import { fakeWorker } from './support/fake-worker.ts';
import { openStates } from './support/open-states.ts';
import { expect, test } from './support/test.ts';
import { workerIsActive } from './support/worker.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

test('every open state passes axe and matches its accessibility tree at 390 and at 1280 px', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(300_000);
  await fakeWorker(page, { controlled: true, permission: 'default' });
  for (const { name, path, below = Number.POSITIVE_INFINITY, from = 0, open } of openStates)
    await test.step(name, async () => {
      const sizes = windows.filter(({ width }) => width < below && width >= from);
      await page.setViewportSize(sizes[0] ?? windows[0]);
      await page.goto(path);
      const part = await open(page, sandbox);
      for (const size of sizes) {
        const what = `${name}, ${size.width} px`;
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme: 'light' });
        await expect.soft(part, what).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
        // The rest of the page is the same at the other width, and is tested without the state in `every-page.spec.ts`.
        const only = size === sizes[0] ? {} : { part };
        expect.soft(await axeViolations(page, only), what).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await axeViolations(page, { rules: colorRules, part }), `${what}, dark`).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: 'light' });
    });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the offline page passes axe', async ({ page, context }) => {
    await page.goto('about');
    await workerIsActive(page);
    await context.setOffline(true);
    await page.goto('no-such-page');
    const guide = page.locator('[data-offline]');
    // The script has listed the cached pages.
    await expect(guide.locator('li[hidden]').first()).toBeAttached();
    for (const size of windows) {
      await page.setViewportSize(size);
      expect.soft(await axeViolations(page), `${size.width} px`).toEqual([]);
    }
    await expect(guide).toMatchAriaSnapshot({ name: 'offline.aria.yml' });
  });
});
