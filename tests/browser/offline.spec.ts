import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('after the first visit the main pages open without a network, however they are addressed', async ({
  page,
  context,
}) => {
  await page.goto('');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    if (registration.active?.state === 'activated') return;
    await new Promise((resolve) =>
      registration.active?.addEventListener('statechange', resolve, { once: true }),
    );
  });
  await context.setOffline(true);
  for (const address of [
    'about',
    'about/',
    'about.html',
    'about/index.html',
    'tours/brooklyn-heights?utm_source=x',
  ]) {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    // Its script came out of the worker's cache, and passed the check of its hash.
    await expect(page.locator('[data-hover-menu]')).toHaveAttribute('data-scripted');
  }
  await page.goto('blog?post=jerry-fox');
  await expect(page.getByRole('link', { name: 'Back to all posts' })).toBeVisible();
});
