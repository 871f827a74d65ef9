/** `npm run dev` with more tabs than a browser has connections for one server, with a build while a page loads, and with others' caches. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { createDevHandler } from '../../scripts/serve/dev-handler.ts';
import { createDevChannel, type DevChannel } from '../../scripts/serve/dev-state.ts';
import { listen } from '../../scripts/serve/listen.ts';

const tabCount = 9;

interface Dev {
  origin: string;
  channel: DevChannel;
  /** Writes the page. */
  write: (text: string) => void;
}

const test = base.extend<{ dev: Dev }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  dev: async ({}, use) => {
    const dir = mkdtempSync(path.join(tmpdir(), 'dev-tabs-'));
    const write = (text: string) =>
      writeFileSync(
        path.join(dir, 'index.html'),
        `<!doctype html><html lang="en"><head><title>x</title></head><body><h1>${text}</h1></body></html>`,
      );
    write('One');
    const channel = createDevChannel();
    const handler = createDevHandler({ dir, basePath: '/', channel, pictures: () => undefined });
    const server = await listen(handler, 0);
    await use({ origin: server.origin, channel, write });
    channel.close();
    await server.close();
    rmSync(dir, { recursive: true });
  },
});
const heading = (tab: Page) => tab.locator('body > h1');

test('any number of tabs loads, and receives every build and every error', async ({ context, dev }) => {
  const { origin, channel, write } = dev;
  const tabs = [];
  for (let count = 0; count < tabCount; count++) {
    const tab = await context.newPage();
    await tab.goto(origin);
    await expect(heading(tab)).toHaveText('One');
    tabs.push(tab);
  }
  channel.failed('content/site.yaml:1  is wrong');
  for (const tab of tabs) await expect(tab.locator('site-build-error')).toContainText('is wrong');
  for (const text of ['Two', 'Three']) {
    write(text);
    channel.built(true);
    for (const tab of tabs) await expect(heading(tab)).toHaveText(text);
  }
  // When the tab with the event stream is closed, another tab connects.
  await tabs.shift()?.close();
  write('Four');
  channel.built(true);
  for (const tab of tabs) await expect(heading(tab)).toHaveText('Four');
});

test('a page whose script comes only after the next build is loaded again', async ({ page, dev }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/__dev/client.js*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(dev.origin, { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('One');
  dev.write('Two');
  dev.channel.built(true);
  letGo();
  await expect(heading(page)).toHaveText('Two');
});

test("the worker of `npm run dev` removes the site's caches and itself, and no cache of another program", async ({
  browser,
  dev,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(dev.origin);
  const others = ['another-program-v1', 'workbox-precache-v2-http://localhost/other/'];
  await page.evaluate(
    async (names) => {
      for (const name of names) await caches.open(name);
      await navigator.serviceWorker.register('/sw.js');
    },
    [...others, `workbox-precache-v2-${dev.origin}/`, `workbox-pages-${dev.origin}/`],
  );
  await expect
    .poll(() =>
      page.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      })),
    )
    .toEqual({ caches: others, workers: 0 });
  await context.close();
});
