import { networkInterfaces } from 'node:os';
import { chromium } from '@playwright/test';

/** The project's runner builds and serves the sites; Playwright alone has none to test. */
export default async function globalSetup(): Promise<void> {
  if (!process.env.SANDBOX_ORIGIN)
    throw new Error('Run the browser tests with: npm test -- browser [options of Playwright]');
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  if (addresses.every(({ internal }) => internal) && !(await isOnline()))
    throw new Error(
      'This machine has no network. Browsers would report to forms and calendars that they are offline. Connect it to any network, even one without internet access, and run the tests again.',
    );
}

/** Whether pages of this machine are online in the browser. */
async function isOnline(): Promise<boolean> {
  const { CHROMIUM_PATH } = process.env;
  const browser = await chromium.launch(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {});
  try {
    const page = await browser.newPage();
    return await page.evaluate(() => navigator.onLine);
  } finally {
    await browser.close();
  }
}
