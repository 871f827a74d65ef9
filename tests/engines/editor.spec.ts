/** `npm run edit` in each engine. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openEditSite } from '../browser/support/edit-site.ts';
import { whyNoEditor } from '../fixtures/editor-program.ts';
import { expect, test } from './support/test.ts';

const missing = whyNoEditor();
test.skip(missing !== undefined, missing);

test('the editor shows the page beside the form and saves a changed title', async ({ tab }) => {
  test.setTimeout(240_000);
  const site = await openEditSite();
  const file = path.join(site.root, 'content', 'tours', 'brooklyn-heights.yaml');
  const before = readFileSync(file, 'utf8');
  try {
    await tab.open(`${site.origin}/edit/#/collections/tours/entries/brooklyn-heights`);
    /** The heading of the page beside the form: a frame in Decap's frame. */
    const heading = () =>
      tab.run(() => {
        const preview = document.querySelector('iframe')?.contentDocument;
        const page = preview?.querySelector<HTMLIFrameElement>('iframe[title="The page as last saved"]');
        return page?.contentDocument?.querySelector('h1')?.textContent;
      });
    await expect.poll(heading, { timeout: 120_000 }).toBeTruthy();
    // Keys, since Decap does not notice how Playwright fills a field in Firefox.
    await tab.click('input[id^="title-field"]');
    await tab.press('ArrowLeft');
    await tab.press('Space');
    await tab.click('[role=button][class*="-PublishButton"]');
    await tab.click('[role=menuitem]');
    await expect.poll(() => readFileSync(file, 'utf8')).not.toBe(before);
  } finally {
    await site.close();
  }
});
