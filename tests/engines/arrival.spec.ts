/** Loading of pages: unknown addresses, no network, a slow stylesheet. */
import sharp from 'sharp';
import { notFoundSchema, pageSchemas } from '../../content/schema.ts';
import { words } from '../browser/support/words.ts';
import { expectCount, expectShown } from './support/expect.ts';
import { expect, test } from './support/test.ts';

test('an unknown address shows the not-found page with a suggestion', async ({ tab }) => {
  const [first] = words('not-found.yaml', notFoundSchema).suggestions;
  await tab.open(`/my-${first?.keywords[0]}-of-old`);
  await expectShown(tab, 'h1', words('pages/not-found.yaml', pageSchemas['not-found']).hero.title);
  await expectShown(tab, `[data-suggestion] a[href="${first?.path}"]`);
});

test('offline, cached pages open, and others show a page that lists them', async ({ tab, siteProxy }) => {
  await tab.open('/');
  const workers = await tab.run(() => 'serviceWorker' in navigator);
  test.skip(!workers, 'This browser has no service workers.');
  await expect
    .poll(() => tab.run(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated');
  await siteProxy.close();
  await tab.open('/about?utm_source=x');
  await expectShown(tab, 'h1');
  await expectCount(tab, '[data-offline]', 0);
  await expectShown(tab, '[data-hover-menu][data-scripted]');
  await tab.open('/no-such-page');
  await expectShown(tab, '[data-offline] h1');
  await expectShown(tab, '[data-offline] [data-kept] a[href="/about"]');
});

test('while the stylesheet loads, the first screen has its final styles, and nothing is unstyled', async ({
  tab,
  siteProxy,
}) => {
  await tab.resize(1280, 1400);
  const release = siteProxy.hold(/\/assets\/css\//);
  await tab.start('/contact');
  await expect
    .poll(() => tab.run(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  // Firefox resolves `fonts.ready` only after the stylesheet has loaded.
  await expect
    .poll(() => tab.run(() => [...document.fonts].some(({ status }) => status === 'loaded')))
    .toBe(true);
  const hero = () =>
    tab.run(() => {
      const heading = document.querySelector('h1');
      if (!heading) return undefined;
      const { left, top, width, height } = heading.getBoundingClientRect();
      const { fontFamily, fontSize, color } = getComputedStyle(heading);
      const end = heading.closest('section')?.getBoundingClientRect().bottom ?? 0;
      // On a first visit, the font itself may replace its fallback of the same widths meanwhile.
      const inFont = fontFamily.includes('Fraunces');
      return { left, top, width, height, end, inFont, fontSize, color };
    });
  const before = await hero();
  const end = Math.ceil(before?.end ?? 0) + 2;
  // Firefox takes no screenshot while a stylesheet loads.
  const drawn = test.info().project.name === 'firefox' ? [] : await colorsBelow(await tab.screenshot(), end);
  release();
  await expectShown(tab, '[data-hover-menu][data-scripted]');
  expect(await hero()).toEqual(before);
  expect(drawn).toEqual(drawn.map(() => 0));
});

/** Standard deviation of each channel in the part of a picture below a line; 0 for a single color. */
async function colorsBelow(picture: Buffer, top: number): Promise<number[]> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  // sharp computes statistics of whole pictures only.
  const part = await sharp(picture)
    .extract({ left: 0, top, width, height: height - top })
    .png()
    .toBuffer();
  const { channels } = await sharp(part).stats();
  return channels.map(({ stdev }) => Math.round(stdev));
}
