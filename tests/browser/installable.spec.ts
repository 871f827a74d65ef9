/** The site can be installed, by the browser's own judgment. */
import { expect, test } from './support/test.ts';

test('the manifest is valid and the browser would install the site', async ({ page }) => {
  await page.goto('');
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ shortcuts: { length: 4 }, screenshots: { length: 4 } });
  const reported = async () => {
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // The tests' windows are private ones, which install nothing.
    return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  };
  await expect.poll(reported).toEqual([]);
});
