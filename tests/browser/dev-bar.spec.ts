/** The development bar of `npm run dev`, on the built site with its content policy. */
import { testSiteDir } from '../../scripts/cli/test/test-site-dir.ts';
import { inRoot } from '../../scripts/core/files/paths.ts';
import { startSandbox } from '../../scripts/sandbox/server.ts';
import { createDevHandler } from '../../scripts/serve/dev-handler.ts';
import { createDevChannel } from '../../scripts/serve/dev-state.ts';
import { createDevTools } from '../../scripts/serve/dev-tools.ts';
import { type Listening, listen } from '../../scripts/serve/listen.ts';
import { axeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

let providers: Listening;
let site: Listening;
const channel = createDevChannel();
/** Dates that the site was built for. */
const days: (string | undefined)[] = [];

test.beforeAll(async () => {
  providers = await startSandbox({ port: 0 });
  const tools = createDevTools({
    root: inRoot('tests', 'fixtures'),
    providers: providers.origin,
    editor: undefined,
    date: () => days.at(-1),
    setDate: async (day) => void days.push(day),
  });
  const dir = testSiteDir('sandbox');
  site = await listen(createDevHandler({ dir, basePath: '/', channel, pictures: () => undefined, tools }), 0);
});
test.afterAll(async () => {
  channel.close();
  await Promise.all([site.close(), providers.close()]);
});
test.beforeEach(async ({ page }) => {
  await page.goto(`${site.origin}/about`);
});

test('it is closed at first, opens by keyboard, stays open in its tab, and passes axe', async ({ page }) => {
  const bar = page.locator('site-dev-bar');
  await expect(bar.getByText('External services')).toBeHidden();
  await bar.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(bar.getByText('External services')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expect(bar.getByText('External services')).toBeVisible();
});

test('a click on a part of the page finds its content', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const bar = page.locator('site-dev-bar');
  await bar.locator('summary').click();
  await bar.getByRole('button', { name: 'Find the content' }).click();
  await page.locator('main h1').click();
  await expect(bar.getByRole('listitem').first()).toHaveText(/^content\/pages\/about\.yaml:\d+$/);
  await expect(bar.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
    'href',
    /^vscode:\/\/file\/.*\/tests\/fixtures\/content\/pages\/about\.yaml:\d+$/,
  );
  // A link that is picked is not followed.
  await bar.getByRole('button', { name: 'Find the content' }).click();
  await page.locator('footer a').first().click();
  await expect(bar.getByRole('status')).not.toContainText('Click a part');
  expect(page.url()).toBe(`${site.origin}/about`);
});

test('the faults of a provider are switched on and off', async ({ page }) => {
  const send = async () => (await fetch(`${providers.origin}/subscribe/validate.js`)).status;
  const bar = page.locator('site-dev-bar');
  await bar.locator('summary').click();
  const list = bar.getByLabel('Newsletter');
  for (const [mode, status] of [
    ['429', 429],
    ['500', 500],
    ['ok', 200],
  ] as const) {
    await list.selectOption(mode);
    await expect.poll(send).toBe(status);
    await page.reload();
    await expect(list).toHaveValue(mode);
  }
});

test('the day is that of the build and of the page', async ({ page }) => {
  const bar = page.locator('site-dev-bar');
  await bar.locator('summary').click();
  const loaded = page.waitForEvent('load');
  await bar.getByLabel('Day').fill('2031-02-03');
  await loaded;
  expect(days).toEqual(['2031-02-03']);
  expect(await page.evaluate(() => [new Date().getFullYear(), new Date(Date.now()).getMonth()])).toEqual([
    2031, 1,
  ]);
  expect(await page.evaluate(() => new Date('2020-01-02T00:00:00Z').getTime())).toBe(1_577_923_200_000);
  await expect(page.locator('footer')).toContainText('2031');
});

test('offline, requests fail and the browser reports it; reduced motion, forced colors and dark are emulated', async ({
  page,
}) => {
  const bar = page.locator('site-dev-bar');
  await bar.locator('summary').click();
  for (const name of ['Offline', 'Reduced motion', 'Forced colors (similar)', 'Dark scheme']) {
    const loaded = page.waitForEvent('load');
    await bar.getByLabel(name).check();
    await loaded;
    await expect(bar.getByLabel(name)).toBeChecked();
  }
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  expect(await page.evaluate(() => fetch('/feed.xml').catch((error: Error) => error.name))).toBe('TypeError');
  const matches = await page.evaluate(() =>
    [
      '(prefers-reduced-motion: reduce)',
      '(prefers-reduced-motion:no-preference)',
      '(forced-colors: active)',
    ].map((query) => matchMedia(query).matches),
  );
  expect(matches).toEqual([true, false, true]);
  await expect(page.locator('link[href*="dark"]')).toHaveAttribute('media', 'screen and (min-width: 0)');
  expect(await page.evaluate(() => getComputedStyle(document.body).boxShadow)).toBe('none');
});

test('what visitors sent is a page', async ({ page }) => {
  const bar = page.locator('site-dev-bar');
  await bar.locator('summary').click();
  const body = new URLSearchParams({ EMAIL: 'ann@example.org', FNAME: '<b>Ann</b>', CONSENT: 'yes' });
  await fetch(`${providers.origin}/subscribe/post`, { method: 'POST', body });
  const opened = page.waitForEvent('popup');
  await bar.getByRole('link', { name: 'What visitors sent' }).click();
  const outbox = await opened;
  await expect(outbox.getByRole('heading', { level: 2 })).toContainText('Newsletter');
  await expect(outbox.getByText('<b>Ann</b>')).toBeVisible();
  expect(await axeViolations(outbox)).toEqual([]);
});
