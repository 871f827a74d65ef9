/** A native form post is sent once, and a link to a new tab opens one tab, however often they are clicked. */
import type { Locator, Page } from '@playwright/test';
import { allRoutes, onePageOfEachKind } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const form = (page: Page) => page.locator('form[method=post]').first();

/** Fills in every visible field. */
async function fill(page: Page): Promise<void> {
  for (const field of await form(page).locator('input:not([type=hidden]):visible').all()) {
    const type = await field.getAttribute('type');
    if (type === 'checkbox') await field.check();
    else await field.fill(type === 'email' ? 'ann@example.org' : 'Ann');
  }
}

/** Counts the posts and tabs that an interaction causes. */
async function countPosts(page: Page, press: () => Promise<void>): Promise<{ posts: number; tabs: number }> {
  const counts = { posts: 0, tabs: 0 };
  page.context().on('request', (request) => {
    if (request.method() === 'POST') counts.posts += 1;
  });
  page.on('popup', () => {
    counts.tabs += 1;
  });
  await press();
  await expect.poll(() => counts).toEqual({ posts: 1, tabs: 1 });
  // Any second request would have been sent by the time another page has loaded.
  await page.reload({ waitUntil: 'commit' });
  return counts;
}

const button = (page: Page) => form(page).locator('button[type=submit]');
const ways: Record<string, (page: Page) => Promise<void>> = {
  'a double click': (page) => button(page).dblclick(),
  'Enter with a click': async (page) => {
    await form(page).locator('input[type=email]').press('Enter');
    await button(page).click();
  },
  'four presses of Enter': async (page) => {
    for (let press = 0; press < 4; press += 1) await form(page).locator('input[type=email]').press('Enter');
  },
  'two submits in one moment': (page) =>
    form(page).evaluate((element: HTMLFormElement) => {
      element.requestSubmit();
      element.requestSubmit();
    }),
};

for (const scripts of ['with the page’s scripts', 'before they came'])
  test(`a form is submitted once and opens one tab by two clicks, by Enter and by two submits in one moment, ${scripts}`, async ({
    page,
  }) => {
    if (scripts === 'before they came') await page.route('**/assets/js/**', () => {});
    for (const [name, press] of Object.entries(ways))
      await test.step(name, async () => {
        await page.goto('', { waitUntil: 'commit' });
        await form(page).scrollIntoViewIfNeeded();
        await fill(page);
        expect(await countPosts(page, () => press(page))).toEqual({ posts: 1, tabs: 1 });
        for (const other of page.context().pages()) if (other !== page) await other.close();
      });
  });

test('a click while the new tab opens is ignored; another input is submitted separately', async ({
  page,
}) => {
  await page.goto('');
  await form(page).scrollIntoViewIfNeeded();
  await fill(page);
  const action = (await form(page).getAttribute('action')) ?? '';
  const posts: string[] = [];
  let release = () => {};
  const free = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route(action, async (route) => {
    posts.push(route.request().postData() ?? '');
    await free;
    await route.fulfill({ body: 'Thank you' });
  });
  await button(page).click();
  await expect.poll(() => posts.length).toBe(1);
  await button(page).click();
  await form(page).locator('input[type=email]').press('Enter');
  await form(page).locator('input[type=email]').fill('ben@example.org');
  await button(page).click();
  await expect.poll(() => posts.length).toBe(2);
  expect(posts[1]).toContain('ben');
  release();
});

/** Ways to follow a link twice in quick succession. */
const twice: Record<string, (link: Locator) => Promise<void>> = {
  'a double click': (link) => link.dblclick(),
  'two presses of Enter': async (link) => {
    await link.press('Enter');
    await link.press('Enter');
  },
  'a held Enter': async (link) => {
    await link.focus();
    for (let repeat = 0; repeat < 5; repeat += 1) await link.page().keyboard.down('Enter');
    await link.page().keyboard.up('Enter');
  },
  'a click with Enter': async (link) => {
    await link.click();
    await link.press('Enter');
  },
};

/**
 * Records what the browser would follow or a script would open, and opens nothing: a tab in front of the page would take the
 * second press, so that a link without a guard would pass, too.
 */
const recordTabs = (page: Page) =>
  page.addInitScript(() => {
    const [tabs, sent]: [string[], unknown[]] = [[], []];
    Object.assign(window, { tabs, sent, gtag: (...call: unknown[]) => sent.push(call) });
    window.open = (address) => {
      tabs.push(String(address));
      return window;
    };
    window.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.target === '_blank' && !event.defaultPrevented) tabs.push(link.href);
      event.preventDefault();
    });
  });
const recorded = (page: Page, name: 'tabs' | 'sent') =>
  page.evaluate((key) => (window as unknown as Record<string, unknown>)[key], name);

for (const scripts of ['with the page’s scripts', 'before they came'])
  test(`a link that opens a tab opens one by two clicks and by Enter, ${scripts}`, async ({ page }) => {
    const held = scripts === 'before they came';
    if (held) await page.route('**/assets/js/**', () => {});
    await recordTabs(page);
    for (const [name, press] of Object.entries(twice))
      await test.step(name, async () => {
        await page.goto('tours', { waitUntil: 'commit' });
        const links = page.locator('main a[data-reserve][target=_blank]');
        if (!held) await expect(page.locator('[data-hover-menu]')).toHaveAttribute('data-scripted');
        const addresses = [await links.nth(0).getAttribute('href'), await links.nth(1).getAttribute('href')];
        await press(links.nth(0));
        expect(await recorded(page, 'tabs')).toEqual([addresses[0]]);
        await links.nth(1).click();
        expect(await recorded(page, 'tabs')).toEqual(addresses);
        // One event for each calendar.
        if (!held) expect(await recorded(page, 'sent')).toHaveLength(2);
      });
  });

/** What happens between two presses of a visitor who is back on the page, or whose browser has opened no other. */
const returns: Record<string, (page: Page) => Promise<unknown>> = {
  'the back/forward cache': (page) =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
  'the closed tab': (page) =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
  Escape: (page) => page.keyboard.press('Escape'),
};

test('a press after a return from the page that was opened counts at once', async ({ page }) => {
  await recordTabs(page);
  await page.goto('tours');
  await expect(page.locator('[data-hover-menu]')).toHaveAttribute('data-scripted');
  // Two presses within a second, however slow the machine.
  await page.evaluate(() =>
    Object.defineProperty(Event.prototype, 'timeStamp', { get: () => 5_000, configurable: true }),
  );
  const link = page.locator('main a[data-reserve][target=_blank]').first();
  const press = () => link.evaluate((element: HTMLElement) => element.click());
  await press();
  await press();
  expect(await recorded(page, 'tabs')).toHaveLength(1);
  for (const [index, [from, back]] of Object.entries(returns).entries()) {
    await back(page);
    await press();
    expect(await recorded(page, 'tabs'), from).toHaveLength(index + 2);
  }
});

test('on every page each link that opens a tab is followed once by two clicks, and twice by two with a key', async ({
  page,
  request,
}) => {
  test.slow();
  let links = 0;
  for (const route of onePageOfEachKind(await allRoutes(request))) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const followed = await page.evaluate(() => {
      window.open = () => window;
      const counts: Record<string, number[]> = {};
      let count = 0;
      document.addEventListener('click', (event) => {
        count += 1;
        event.preventDefault();
      });
      for (const link of document.querySelectorAll<HTMLElement>('a[target=_blank]')) {
        for (const detail of [1, 2, 0]) {
          link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
        }
        const plain = count;
        for (const detail of [1, 2])
          link.dispatchEvent(
            new MouseEvent('click', { bubbles: true, cancelable: true, detail, ctrlKey: true }),
          );
        counts[`${link.getAttribute('href')} ${Object.keys(counts).length}`] = [plain, count - plain];
        count = 0;
      }
      return counts;
    });
    for (const [address, counts] of Object.entries(followed))
      expect(counts, `${address} on /${route}`).toEqual([1, 2]);
    links += Object.keys(followed).length;
  }
  expect(links).toBeGreaterThan(20);
});
