/** Chromium considers the site installable. */
import { expect, test } from './support/test.ts';

test('the manifest is valid and the browser would install the site', async ({ page }) => {
  await page.goto('');
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ shortcuts: { length: 4 }, screenshots: { length: 4 } });
  const reported = async () => {
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // The tests use private windows, where nothing can be installed.
    return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  };
  await expect.poll(reported).toEqual([]);
});
