/** The tour search on /tours (spec sections 2, 4, 5 and 8). */
import { expect, test } from './support/test.ts';

test('any text filters the cards by title, description or teaser; clearing shows all', async ({ page }) => {
  await page.goto('tours');
  const cards = page.locator('#finder article');
  const field = page.getByRole('searchbox', { name: 'Find a tour' });
  const count = page.locator('#finder [role=status]');
  await expect(cards).toHaveCount(4);
  await expect(count).toHaveText('');
  for (const [query, number] of [
    ['THE LAMP STREET', 1], // a title
    ['balanced the books', 1], // a description
    ['Scales', 1], // a teaser
    ['cat', 4],
    ['scales', 1],
  ] as const) {
    await field.fill(query);
    await expect(cards).toHaveCount(number);
    await expect(count).toHaveText(`Found ${number} ${number === 1 ? 'tour' : 'tours'} matching "${query}"`);
  }
  await field.fill('');
  await expect(cards).toHaveCount(4);
  await expect(count).toHaveText('');
});

test('without results there are a heading, the search text, advice and a link to all tours', async ({
  page,
}) => {
  await page.goto('tours');
  const finder = page.locator('#finder');
  const field = page.getByRole('searchbox', { name: 'Find a tour' });
  await field.fill('zeppelin');
  await expect(finder.getByRole('heading', { name: 'No tours found', exact: true })).toBeVisible();
  await expect(finder.getByText('No tours found matching "zeppelin"', { exact: true })).toBeVisible();
  await expect(finder.getByText('Try adjusting your search or browse all tours.')).toBeVisible();
  await finder.getByRole('button', { name: 'View all tours' }).click();
  await expect(finder.locator('article')).toHaveCount(4);
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/tours$/);
});
