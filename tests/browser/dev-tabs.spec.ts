/** `npm run dev` with more tabs than a browser has connections for one server. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createDevHandler } from '../../scripts/serve/dev-handler.ts';
import { createDevChannel } from '../../scripts/serve/dev-state.ts';
import { listen } from '../../scripts/serve/listen.ts';

const tabCount = 9;

test('any number of tabs loads, and receives every build and every error', async ({ context }) => {
  const dir = mkdtempSync(path.join(tmpdir(), 'dev-tabs-'));
  const write = (text: string) =>
    writeFileSync(
      path.join(dir, 'index.html'),
      `<!doctype html><html lang="en"><head><title>x</title></head><body><h1>${text}</h1></body></html>`,
    );
  write('One');
  const channel = createDevChannel();
  const server = await listen(
    createDevHandler({ dir, basePath: '/', channel, pictures: () => undefined }),
    0,
  );
  try {
    const tabs = [];
    for (let count = 0; count < tabCount; count++) {
      const tab = await context.newPage();
      await tab.goto(server.origin);
      await expect(tab.locator('body > h1')).toHaveText('One');
      tabs.push(tab);
    }
    channel.failed('content/site.yaml:1  is wrong');
    for (const tab of tabs) await expect(tab.locator('site-build-error')).toContainText('is wrong');
    for (const text of ['Two', 'Three']) {
      write(text);
      channel.built(true);
      for (const tab of tabs) await expect(tab.locator('body > h1')).toHaveText(text);
    }
    // When the tab with the event stream is closed, another tab connects.
    await tabs.shift()?.close();
    write('Four');
    channel.built(true);
    for (const tab of tabs) await expect(tab.locator('body > h1')).toHaveText('Four');
  } finally {
    channel.close();
    await server.close();
    rmSync(dir, { recursive: true });
  }
});
