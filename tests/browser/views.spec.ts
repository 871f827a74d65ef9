/** Nine views of the site, each compared with a recorded screenshot: one window per width, and one in the dark scheme. */
import { fullPost } from './support/fixture.ts';
import { expect, test } from './support/test.ts';
import { expectView, settle, type View } from './support/view.ts';

const windows: { width: number; height: number; colorScheme?: 'dark'; views: View[] }[] = [
  {
    width: 1440,
    height: 900,
    views: [
      { name: 'home', path: '' },
      { name: 'tour', path: 'tours/financial-district' },
      { name: 'tour-map', path: 'tours/lower-east-side', part: 'div:has(> section > #stops)' },
      { name: 'news', path: 'in-the-news', part: 'main' },
    ],
  },
  {
    width: 820,
    height: 1180,
    views: [
      { name: 'story', path: `blog/${fullPost.id}` },
      { name: 'press-kit', path: 'press-kit' },
      { name: 'contact', path: 'contact', part: 'main' },
    ],
  },
  { width: 390, height: 844, views: [{ name: 'not-found', path: '404.html', part: 'main' }] },
  {
    width: 1440,
    height: 900,
    colorScheme: 'dark',
    views: [{ name: 'tour-map-dark', path: 'tours/lower-east-side', part: 'div:has(> section > #stops)' }],
  },
];

for (const { width, height, colorScheme = 'light', views } of windows)
  test.describe(`${width} pixels wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test(`${views.map(({ name }) => name).join(', ')} ${views.length > 1 ? 'look' : 'looks'} as recorded`, async ({
      page,
    }, info) => {
      // The banner's month and the footer's year depend on the current date.
      await page.clock.setFixedTime('2026-05-04T12:00:00-04:00');
      for (const view of views) {
        await page.goto(view.path);
        await settle(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectView(page, view, info);
      }
    });
  });
