/** The editor in the browser: what an owner changes there is on the page, and Git sees those fields alone. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { messageOf } from '../../scripts/core/message.ts';
import { inRoot } from '../../scripts/core/paths.ts';
import { UserError } from '../../scripts/core/user-error.ts';
import { editorBundle } from '../../scripts/editor/bundle.ts';
import { type EditSite, openEditSite } from './support/edit-site.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let site: EditSite;
let close = async () => {};
test.beforeAll(async () => {
  // The editor's program is fetched once. Without a network, and without a copy, there is nothing to test.
  test.setTimeout(240_000);
  try {
    editorBundle(console.log);
  } catch (error) {
    test.skip(
      error instanceof UserError && error.message.includes('could not be downloaded'),
      messageOf(error),
    );
    throw error;
  }
  site = await openEditSite();
  close = site.close;
});
test.afterAll(() => close());

const open = async (page: Page, place: string) => {
  page.setDefaultTimeout(30_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.origin}/edit/#/collections/${place}`);
  await expect(page.getByText('Writing in')).toBeVisible({ timeout: 60_000 });
};

/** Decap's words for saving. */
const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Publish now').click();
  await expect(page.getByText('Changes saved')).toBeVisible({ timeout: 30_000 });
};

/** Lines that came and went, without Git's own. */
const diff = () =>
  site
    .git('diff', '--unified=0')
    .split('\n')
    .filter((line) => /^[+-](?![+-]{2})/.test(line));

test('a changed price is shown in the preview, and changes one line of the file', async ({ page }) => {
  await open(page, 'tours/entries/brooklyn-heights');
  const price = page.getByLabel('Price, in cents').first();
  await expect(price).toHaveValue(/^\d+$/);
  await price.fill('4700');
  await publish(page);
  expect(diff()).toEqual([expect.stringMatching(/^-priceCents: \d+/), '+priceCents: 4700']);
  const shown = page.frameLocator('iframe').frameLocator('iframe[title="The page as last saved"]');
  await expect(shown.getByText('$47').first()).toBeVisible({ timeout: 60_000 });
});

test('a new post with a photo is on the site; the photo gets a valid name', async ({ page }) => {
  await open(page, 'stories/new');
  await page.getByLabel('Title', { exact: true }).fill('The Editor’s Cat');
  await page
    .getByLabel('Excerpt')
    .fill('A story written in the browser, about the cat who slept on the keys and was never blamed for it.');
  await page.getByLabel('Author').fill('Cleo');
  await page.getByLabel('Description of the picture').first().fill('A cat on a keyboard');
  await page.getByLabel('Category').click();
  await page.getByText('History', { exact: true }).click();
  await page.getByRole('button', { name: 'Add tags' }).click();
  await page.getByLabel('Item').fill('editors');

  await page.getByRole('button', { name: 'Choose an image' }).click();
  const bytes = readFileSync(inRoot('tests', 'fixtures', 'content', 'images', 'quay.jpg'));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_0412.JPG', mimeType: 'image/jpeg', buffer: bytes });
  // It is chosen as soon as it is there.
  await page.getByRole('button', { name: 'Choose selected' }).click();

  const text = page.locator('[data-slate-editor="true"]');
  await text.click();
  await page.keyboard.insertText('She slept on the keys.');
  await expect(page.frameLocator('iframe').getByText('She slept on the keys.')).toBeVisible();
  await publish(page);

  const status = site
    .git('status', '--porcelain', '--untracked-files=all', '--', 'content')
    .split('\n')
    .filter((line) => line.startsWith('??'));
  expect(status.sort()).toEqual(['?? content/blog/the-editor-s-cat.md', '?? content/images/img-0412.jpg']);
  expect(readFileSync(path.join(site.root, 'content/blog/the-editor-s-cat.md'), 'utf8')).toMatch(
    /^---\ntitle: The Editor’s Cat\nexcerpt: [\s\S]*\nauthor: Cleo\ndate: \d{4}-\d\d-\d\d\nimage: img-0412\nalt: A cat on a keyboard\ntags:\n {2}- editors\ncategory: History\n---\n\nShe slept on the keys\.\n$/,
  );
  expect(readFileSync(path.join(site.root, 'content/images/img-0412.jpg')).equals(bytes)).toBe(true);
});
