/** The booking provider's script is preloaded when the browser is idle (spec section 7). */
import { frames } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

const script = '/embeds/api/v1/?autolightframe=yes';

test('the script is requested once on every kind of page, when the browser is idle', async ({
  page,
  sandbox,
}) => {
  for (const address of ['tours', 'about']) {
    const asked: string[] = [];
    const note = (request: { url: () => string }) => {
      if (request.url().includes('/embeds/api/')) asked.push(request.url());
    };
    page.on('request', note);
    await page.goto(address);
    await expect.poll(() => asked).toEqual([`${sandbox.origin}${script}`]);
    page.off('request', note);
  }
});

test('if the global already exists, nothing is requested', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/embeds/api/')) asked.push(request.url());
  });
  await page.addInitScript(() => Object.assign(window, { FH: {} }));
  await page.clock.install();
  await page.goto('tours');
  await page.clock.runFor(5_000);
  await frames(page);
  expect(asked).toEqual([]);
});

test('a failure is only logged', async ({ page, sandbox }) => {
  await sandbox.fail('/embeds/api/', 'drop');
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Booking script not preloaded'),
  );
  await page.goto('tours');
  await logged;
  await expect(page.locator('#toasts')).toHaveText('');
});
