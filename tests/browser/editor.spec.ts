/** The editor in the browser: a change appears on the page, and only the changed fields differ in the files. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { filesBelow } from '../../scripts/core/files/files-below.ts';
import { inRoot } from '../../scripts/core/files/paths.ts';
import { whyNoEditor } from '../fixtures/editor-program.ts';
import { type EditSite, openEditSite } from './support/edit-site.ts';

const missing = whyNoEditor();
test.skip(missing !== undefined, missing);
// One after another, since all share a site.
test.describe.configure({ mode: 'default', timeout: 240_000 });

let site: EditSite;
/** All tests use one page: a new one would compile Decap's 5 MB again. */
let page: Page;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  site = await openEditSite();
  page = await browser.newPage();
  page.setDefaultTimeout(30_000);
});
test.afterAll(async () => {
  await page.close();
  await site.close();
});

let loads = 0;
/** Opens a form. Another fragment alone loads no page, which would compile Decap again; it also would not discard changes. */
const open = async (place: string) => {
  if (await page.getByText('Unsaved changes').isVisible()) loads += 1;
  await page.setViewportSize({ width: 1440, height: 900 });
  // The form before is closed first. Decap opens its list of collections, also if it is sent to a form in the meantime.
  await page.goto(`${site.origin}/edit/?${loads}#/`);
  await expect(page.getByText('Writing in')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Collections' })).toBeVisible({ timeout: 60_000 });
  await page.goto(`${site.origin}/edit/?${loads}#/collections/${place}`);
  await expect(page.getByText('Writing in')).toBeVisible({ timeout: 60_000 });
};

/** Decap's buttons. */
const pressPublish = async () => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Publish now').click();
};
const publish = async () => {
  await pressPublish();
  await expect(page.getByText('Changes saved')).toBeVisible({ timeout: 30_000 });
};

/** The page of the site that is shown beside the form. */
const pageBeside = () => page.frameLocator('iframe').frameLocator('iframe[title="The page as last saved"]');

const read = (file: string) => readFileSync(path.join(site.root, file), 'utf8');

/** The texts of all files of the content. */
const contentNow = () =>
  new Map(filesBelow(path.join(site.root, 'content')).map((file) => [file, read(`content/${file}`)]));
let before: ReturnType<typeof contentNow>;
test.beforeEach(() => {
  before = contentNow();
});

/** Removed and added lines since the test began, of each file from the first that differs to the last. */
const diff = () => {
  const now = contentNow();
  return [...before].flatMap(([file, text]) =>
    changedLines(text.split('\n'), (now.get(file) ?? '').split('\n')),
  );
};

function changedLines(old: readonly string[], now: readonly string[]): string[] {
  const shorter = Math.min(old.length, now.length);
  let first = 0;
  while (first < shorter && old[first] === now[first]) first += 1;
  let after = 0;
  while (after < shorter - first && old.at(-1 - after) === now.at(-1 - after)) after += 1;
  return [
    ...old.slice(first, old.length - after).map((line) => `-${line}`),
    ...now.slice(first, now.length - after).map((line) => `+${line}`),
  ];
}

test('a changed price is on the page beside the form, and changes one line of the file', async () => {
  await open('tours/entries/brooklyn-heights');
  const price = page.getByLabel('Price, in cents').first();
  await expect(price).toHaveValue(/^\d+$/);
  await expect(pageBeside().getByText('$47')).toHaveCount(0);
  await price.fill('4700');
  await publish();
  expect(diff()).toEqual([expect.stringMatching(/^-priceCents: \d+/), '+priceCents: 4700']);
  // Decap's preview would be elsewhere; the page is already here.
  await expect(page.getByText('Check for Preview')).toBeHidden();
  await expect(pageBeside().getByText('$47').first()).toBeVisible({ timeout: 60_000 });
});

test('in a narrow window the page is below the form, and Publish is within the window', async () => {
  await open('tours/entries/brooklyn-heights');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Price, in cents').first().fill('4800');
  const within = { ratio: 1 };
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeInViewport(within);
  await expect(page.getByText('Unsaved changes')).toBeInViewport(within);
  // Its three lines would be higher than the toolbar.
  await expect(page.getByText(/^\s*Writing in/)).toBeHidden();
  await expect(page.locator('iframe')).toBeInViewport(within);
  await publish();
  expect(diff()).toHaveLength(2);
});

test('a saved change can be undone in the same form', async () => {
  await open('tours/entries/financial-district');
  const price = page.getByLabel('Price, in cents').first();
  await expect(price).toHaveValue(/^\d+$/);
  const before = await price.inputValue();
  await price.fill('4700');
  await publish();
  expect(diff()).toHaveLength(2);
  await price.fill(before);
  await publish();
  await expect.poll(diff).toEqual([]);
});

const bytes = readFileSync(inRoot('tests', 'fixtures', 'content', 'images', 'quay.jpg'));

/** Fills in the form of a new story, except its text. @param photo name of the file that is chosen, a copy of `quay.jpg` */
async function newStory(title: string, photo: string): Promise<void> {
  await open('stories/new');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page
    .getByLabel('Excerpt')
    .fill('A story written in the browser, about the cat who slept on the keys and was never blamed for it.');
  await page.getByLabel('Author').fill('Cleo');
  await page.getByLabel('Description of the picture').first().fill('A cat on a keyboard');
  await page.getByLabel('Category').click();
  await page.getByText('History', { exact: true }).click();
  await page.getByRole('button', { name: 'Add tag' }).click();
  await page.getByLabel('Item').fill('editors');

  await page.getByRole('button', { name: 'Choose an image' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: photo, mimeType: 'image/jpeg', buffer: bytes });
  // An uploaded picture is selected at once.
  await page.getByRole('button', { name: 'Choose selected' }).click();
}

test('a new story with a photo is on the page beside the form; the photo gets a valid name', async () => {
  await newStory('The Editor’s Cat', 'IMG_0412.JPG');
  const text = page.locator('[data-slate-editor="true"]');
  await text.click();
  await page.keyboard.insertText('She slept on the keys.');
  await expect(page.frameLocator('iframe').getByText('She slept on the keys.')).toBeVisible();
  await publish();

  expect(diff()).toEqual([]);
  expect([...contentNow().keys()].filter((file) => !before.has(file))).toEqual([
    'blog/the-editor-s-cat.md',
    'images/img-0412.jpg',
  ]);
  expect(read('content/blog/the-editor-s-cat.md')).toMatch(
    /^---\ntitle: The Editor’s Cat\nexcerpt: [\s\S]*\nauthor: Cleo\ndate: \d{4}-\d\d-\d\d\nimage: img-0412\nalt: A cat on a keyboard\ntags:\n {2}- editors\ncategory: History\n---\n\nShe slept on the keys\.\n$/,
  );
  expect(readFileSync(path.join(site.root, 'content/images/img-0412.jpg')).equals(bytes)).toBe(true);

  const shown = pageBeside();
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('The Editor’s Cat', { timeout: 60_000 });
  await expect(shown.getByText('She slept on the keys.')).toBeVisible();
  const picture = shown.getByRole('img', { name: 'A cat on a keyboard' }).first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 30_000 })
    .toBeGreaterThan(0);
});

test('"Confirmed by us" removes sample: true from the entry, and nothing else', async () => {
  await open('team/entries/team');
  const marks = () => read('content/team.yaml').match(/sample: true/g)?.length ?? 0;
  const count = marks();
  await page.getByRole('button', { name: 'Expand' }).click();
  // The first person of the fixture is confirmed, the second is a sample.
  await expect(page.getByLabel('Confirmed by us').first()).toBeChecked();
  const confirmed = page.getByLabel('Confirmed by us').nth(1);
  await expect(confirmed).not.toBeChecked();
  await confirmed.check();
  await publish();
  expect(marks()).toBe(count - 1);
  expect(diff()).toEqual([expect.stringMatching(/^- +sample: true$/)]);
});

test('a file that another program changed while its form was open is not overwritten', async () => {
  await open('tours/entries/lower-east-side');
  const price = page.getByLabel('Price, in cents').first();
  await expect(price).toHaveValue(/^\d+$/);
  const file = 'content/tours/lower-east-side.yaml';
  const changed = `${read(file)}# A line of another program.\n`;
  writeFileSync(path.join(site.root, file), changed);
  // Another tab, which reads the file as it is now.
  const other = await page.request.post(`${site.origin}/edit/api/v1`, {
    headers: { origin: site.origin },
    data: { action: 'getEntry', params: { path: file } },
  });
  expect(other.status()).toBe(200);
  await price.fill('5100');
  await pressPublish();
  await expect(page.getByText(`${file} was changed elsewhere`)).toBeVisible({ timeout: 30_000 });
  expect(read(file)).toBe(changed);
  // The typed value is still in the form.
  await expect(price).toHaveValue('5100');
});

test('a refused value is not saved, and the form shows the reason', async () => {
  await open('tours/entries/brooklyn-heights');
  const price = page.getByLabel('Price, in cents').first();
  await expect(price).toHaveValue(/^\d+$/);
  await price.fill('-5');
  await pressPublish();
  await expect(page.getByText('Price, in cents must be', { exact: false })).toBeVisible({ timeout: 30_000 });
  expect(diff()).toEqual([]);
});

test('the photo of a new story does not replace another of its name', async () => {
  // Decap does not ask: for it, this is another name than book.jpg.
  await newStory('Another Cat', '(book).JPG');
  await page.locator('[data-slate-editor="true"]').click();
  await page.keyboard.insertText('She slept elsewhere.');
  await pressPublish();
  await expect(page.getByText('content/images/book.jpg is already there')).toBeVisible({ timeout: 30_000 });
  expect(contentNow()).toEqual(before);
});
