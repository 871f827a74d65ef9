import type { Page, Route } from '@playwright/test';
import { movePointer } from './support/pointer.ts';
import { expect, test } from './support/test.ts';

// A missing script reloads the page once; this is the time after that.
test.beforeEach(({ page }) => page.addInitScript(() => sessionStorage.setItem('/reloaded-for-scripts', '1')));

// The first is the one script that pages name, with its hash; the other one is imported by it.
const pageScript = /\/assets\/js\/chunk-[^/]+\.js$/;
const ownScript = /\/assets\/js\/[a-z-]+\.client-[^/]+\.js$/;
/** React, which only stories need. */
const screens = /\/assets\/js\/screens-[^/]+\.js$/;

test('without React, or with another answer for its text, a story opens on its own page, by its card and by its address', async ({
  page,
}) => {
  for (const [files, answer] of [
    [screens, { status: 404, body: '' }],
    ['**/assets/posts/*.json', { json: { login: true } }],
  ] as const) {
    await page.route(files, (route) => route.fulfill(answer));
    await page.goto('blog');
    await movePointer(page);
    await expect(page.locator('[data-island=blog-view]')).toHaveAttribute('data-started');
    const card = page.locator('main article h3 a').first();
    const title = (await card.textContent()) ?? '';
    const own = await card.getAttribute('href');
    for (const open of [() => card.click(), () => page.goto(`blog?post=${own?.split('/').at(-1)}`)]) {
      await open();
      await expect(page.locator('[data-post-page] h1')).toHaveText(title);
    }
    await page.unrouteAll();
  }
});

const cases: readonly [string, RegExp, (route: Route) => Promise<void>][] = [
  ['the script of the page is cut off', pageScript, (route) => route.abort()],
  [
    'a login page takes the place of the script of the page',
    pageScript,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Log in</title>' }),
  ],
  ["the part's own script is gone", ownScript, (route) => route.fulfill({ status: 404, body: '' })],
];

/** What visitors can still do, each on its own page in one window. */
const ways: Record<string, (page: Page) => Promise<void>> = {
  'the form of /contact keeps what is typed, and shows the address': (page) => tryForm(page, 'contact'),
  'the form of /survey keeps what is typed, and shows the address': (page) => tryForm(page, 'survey'),

  async 'a gallery picture opens as a file'(page) {
    await page.goto('gallery');
    await page.locator('a[data-lightbox]').first().click();
    await expect(page).toHaveURL(/\/assets\/images\/.*\.jpg$/);
  },

  async 'a post opens on its own page, by its address and by its card'(page) {
    await page.goto('blog');
    const card = page.locator('main article a[href^="/blog/"]').first();
    const own = await card.getAttribute('href');
    const title = await card.textContent();
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await page.goto(`blog?post=${own?.split('/').at(-1)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(page.getByText('Loading...')).toBeHidden();
  },

  async 'a search leads to the sitemap'(page) {
    await page.goto('about');
    await page.locator('[data-header] button[commandfor=site-search]').first().click();
    await page.locator('dialog input').fill('gallery');
    await page.locator('dialog input').press('Enter');
    await expect(page).toHaveURL(/\/sitemap\?q=gallery$/);
  },
};

async function tryForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const form = page.locator('main form');
  await form.locator('[name=name]').fill('Ada Lovelace');
  await form.locator('[name=name]').press('Enter');
  const note = form.getByText('could not be loaded');
  await expect(note.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(form.locator('button[type=submit]')).toBeHidden();
  await expect(form.locator('[name=name]')).toHaveValue('Ada Lovelace');
}

for (const [name, file, answer] of cases)
  test(`${name}: forms show the address, pictures and posts open by themselves, and a search leads to the sitemap`, async ({
    page,
  }) => {
    await page.route(file, answer);
    for (const [way, act] of Object.entries(ways)) await test.step(way, () => act(page));
  });
