/** The focus of a picture in the content determines which part a crop shows. */
import { expect, test } from './support/test.ts';

test("a crop keeps the picture's focus visible; without one it is centered", async ({ page }) => {
  await page.goto('about');
  const positionOf = (alt: string) =>
    page.getByRole('img', { name: alt }).evaluate((element) => {
      const { objectFit, objectPosition } = getComputedStyle(element);
      return [objectFit, objectPosition, element.hasAttribute('style')];
    });
  expect(await positionOf("Ben's cat Sum on a pile of ledgers")).toEqual(['cover', '30% 20%', false]);
  expect(await positionOf("Ada's cat Blotter beside an inkwell")).toEqual(['cover', '50% 50%', false]);
});
