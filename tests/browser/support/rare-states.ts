/** Rare states that only a script can show. */
import type { Page } from '@playwright/test';
import { refuseNewsletter } from './forms.ts';
import { loadingStates, pagesWithCalendar } from './loading-states.ts';
import { formStates, holdToasts, type RareState, toast } from './rare-form-states.ts';
import { expect } from './test.ts';

/** One page of each kind of the fixture. */
export const pageKinds = (story: string): readonly string[] => [
  '',
  'about',
  'tours',
  'tours/brooklyn-heights',
  'tours/private-tours',
  'booking',
  'contact',
  'survey',
  'gallery',
  'blog',
  `blog/${story}`,
  'in-the-news',
  'press-kit',
  'sitemap',
  'offline',
  'no-such-page',
];

/** Makes every main island fail when it starts. */
const breakIslands = (page: Page) =>
  page.addInitScript(() => {
    const { querySelector } = Element.prototype;
    Object.assign(Element.prototype, {
      querySelector(this: Element, selector: string) {
        if (this.matches('[data-on-error=replace-main]')) throw new Error('broken for the test');
        return querySelector.call(this, selector);
      },
    });
  });

const errorScreen =
  (island: string): RareState['show'] =>
  async (page) => {
    const root = page.locator(`[data-island=${island}]`).first();
    // All scripts of the page have run, so the island listens.
    await root.evaluate((element) => element.dispatchEvent(new Event('island:start')));
    await page.locator('[data-error-screen]').waitFor();
    return page.locator('[data-error-screen]');
  };

const withoutTabs = (page: Page) =>
  page.addInitScript(() => {
    window.open = () => null;
  });

const searchMessage = (page: Page) => page.locator('#site-search [data-part=message]');
const searchFor = (page: Page, query: string) =>
  page.locator('#site-search').getByRole('combobox').fill(query);

/** States that every page can show, in this order, each after the one before. */
export const onEachKind: readonly Pick<RareState, 'name' | 'show'>[] = [
  {
    name: 'failed search',
    show: async (page) => {
      await page.route('**/search.json', (route) => route.fulfill({ status: 500, body: '' }));
      await page.locator('[data-header] button[commandfor=site-search]').first().click();
      await searchFor(page, 'no list');
      await expect(searchMessage(page)).toContainText('could not be loaded');
      return searchMessage(page);
    },
  },
  {
    name: 'empty search',
    show: async (page) => {
      await page.unroute('**/search.json');
      await searchFor(page, 'zeppelin');
      await expect(searchMessage(page)).toContainText('No results');
      return searchMessage(page);
    },
  },
  {
    name: 'update prompt',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await page.evaluate(() => window.dispatchEvent(new CustomEvent('site:update')));
      await expect(toast(page)).toContainText('Update available');
      return toast(page);
    },
  },
];

export const rareStates = (story: string): readonly RareState[] => [
  ...(
    [
      ['blog-view', ['blog']],
      ['contact-form', ['contact']],
      ['survey-form', ['survey']],
      ['booking-calendar', ['booking', 'tours/brooklyn-heights']],
      ['tour-finder', ['tours']],
    ] as const
  ).map(
    ([island, paths]): RareState => ({
      name: `error screen of ${island}`,
      paths,
      place: 'main',
      prepare: breakIslands,
      show: errorScreen(island),
    }),
  ),
  {
    name: 'post error',
    paths: [`blog?post=${story}`],
    place: 'main',
    prepare: (page) =>
      page.route('**/assets/posts/*.json', (route) => route.fulfill({ status: 503, body: '' })),
    show: async (page) => {
      const error = page.locator('main [role=alert]:has(h1)');
      await expect(error.getByRole('heading')).toHaveText('Unexpected Application Error!');
      return error;
    },
  },
  {
    name: 'story in the blog',
    paths: ['blog', `blog?post=${story}`],
    place: 'main',
    show: async (page) => {
      const back = page.getByRole('link', { name: 'Back to all posts' });
      const view = page.locator('[data-island=blog-view]');
      await view.evaluate((island) => island.dispatchEvent(new Event('island:start')));
      await expect(view).toHaveAttribute('data-started');
      if (!page.url().includes('?')) await view.locator('article h3 a').first().click();
      await expect(back).toBeVisible();
      return page.locator('main [data-part=screen]');
    },
  },
  {
    name: 'unknown story',
    paths: ['blog?post=no-such-story'],
    place: 'main',
    show: async (page) => page.getByText('The story that you were looking for is not here.'),
  },
  ...loadingStates(story),
  {
    name: 'failed calendar',
    paths: pagesWithCalendar,
    place: 'main',
    prepare: (_, sandbox) => sandbox.fail('/embeds/calendar/', 'drop'),
    show: async (page) => {
      const calendar = page.locator('[data-island=booking-calendar]');
      await calendar.scrollIntoViewIfNeeded();
      await expect(calendar.getByRole('heading', { name: 'Calendar could not be loaded' })).toBeVisible();
      return calendar;
    },
  },
  {
    name: 'no tours found',
    paths: ['tours'],
    place: 'main',
    show: async (page) => {
      await page.locator('#tour-search').fill('zeppelin');
      await expect(page.getByRole('heading', { name: 'No tours found' })).toBeVisible();
      return page.locator('[data-island=tour-finder] [data-part=none]');
    },
  },
  {
    name: 'no posts found',
    paths: ['blog'],
    place: 'main',
    show: async (page) => {
      await page.locator('#blog-search').fill('zeppelin');
      await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
      return page.locator('[data-part=none]');
    },
  },
  ...formStates,
  {
    name: 'booking error',
    paths: ['tours'],
    place: 'above',
    prepare: withoutTabs,
    show: async (page) => {
      // It redirects to the booking page soon after.
      await page.evaluate(() => {
        Object.assign(window, { setTimeout: () => 0 });
      });
      const reserve = page.locator('main a[data-reserve][target=_blank]').first();
      await reserve.evaluate((link: HTMLElement) => link.click());
      await expect(toast(page)).toContainText('Booking Error');
      return toast(page);
    },
  },
  {
    name: 'section not found',
    paths: ['contact'],
    place: 'above',
    show: async (page) => {
      const help = page.locator('[data-island=help-button]');
      await page.evaluate(() => document.getElementById('faq-section')?.removeAttribute('id'));
      await holdToasts(page);
      await help.locator('a').evaluate((link: HTMLElement) => link.click());
      await expect(toast(page)).toContainText('Section Not Found');
      return toast(page);
    },
  },
  {
    name: 'newsletter refused',
    paths: [''],
    place: 'main',
    show: refuseNewsletter,
  },
];
