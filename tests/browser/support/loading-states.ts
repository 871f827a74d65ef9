/** States that last while something loads or is sent. */
import type { Locator, Page } from '@playwright/test';
import { firstTour } from './fixture.ts';
import { fillContact, fillSurvey, holdSends } from './forms.ts';
import type { RareState } from './rare-form-states.ts';
import { expect } from './test.ts';

/** The pages with the frame of the calendar: that of all tours, and that of one. */
export const pagesWithCalendar = ['booking', `tours/${firstTour.slug}`];

/** An indicator that passes within a moment is shown for longer. */
async function held(page: Page): Promise<Locator> {
  const indicator = page.locator('main p[aria-hidden=true]').filter({ hasText: 'Loading...' }).first();
  await indicator.evaluate((element) =>
    element.animate({ opacity: [1, 1], visibility: ['visible', 'visible'] }, { duration: 1_000_000 }),
  );
  await indicator.scrollIntoViewIfNeeded();
  return indicator;
}

export const loadingStates = (story: string): readonly RareState[] => [
  {
    name: 'loading calendar',
    paths: pagesWithCalendar,
    place: 'main',
    unloaded: true,
    prepare: (page) => page.route('**/embeds/calendar/**', () => {}),
    show: async (page) => {
      const calendar = page.locator('[data-island=booking-calendar]');
      await calendar.scrollIntoViewIfNeeded();
      const loading = calendar.getByText('Loading calendar...');
      await expect(loading).toBeVisible();
      return calendar;
    },
  },
  {
    name: 'loading list of stories',
    paths: ['blog'],
    place: 'main',
    show: held,
  },
  {
    name: 'loading expectations',
    paths: ['tours'],
    place: 'main',
    show: held,
  },
  ...(['contact', 'survey'] as const).map(
    (path): RareState => ({
      name: `sending ${path}`,
      paths: [path],
      place: 'main',
      prepare: holdSends,
      show: async (page) => {
        await (path === 'contact' ? fillContact(page) : fillSurvey(page));
        await page.locator('main form button[type=submit]').first().click();
        const sending = page.locator('main form [data-part=sending]').first();
        await expect(sending).toBeVisible();
        return sending;
      },
    }),
  ),
  {
    name: 'loading post',
    paths: [`blog?post=${story}`],
    place: 'main',
    prepare: (page) => page.route('**/assets/posts/*.json', () => {}),
    show: async (page) => {
      const loading = page.locator('[data-island=blog-view]').getByText('Loading...').first();
      await expect(loading).toBeVisible();
      return loading;
    },
  },
];
