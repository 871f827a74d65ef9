/** The three tour pages of spec section 2, read without JavaScript. */
import { siteSchema, tourSchema } from '../../content/schema.ts';
import { dataTypes, expectInOrder, expectLink, expectTrail, sectionOf } from './support/parts.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ javaScriptEnabled: false });

const tours = [
  { slug: 'financial-district', item: 577800, stops: 7, exact: false, group: 15, time: 'Saturdays, 2:00 PM' },
  { slug: 'brooklyn-heights', item: 562630, stops: 9, exact: true, group: 12, time: 'Weekends, 10:00 AM' },
  { slug: 'lower-east-side', item: 604533, stops: 5, exact: true, group: 12, time: 'Sundays, 2:00 PM' },
] as const;

for (const { slug, item, stops, exact, group, time } of tours)
  test(`/tours/${slug} has its stops, seven questions, calendar and other tours`, async ({ page }) => {
    const tour = words(`tours/${slug}.yaml`, tourSchema);
    await page.goto(`tours/${slug}`);
    const main = page.locator('main');
    await expectTrail(page, ['Home', 'Tours', tour.title]);
    await expectLink(main, 'Check Availability & Book', '#book-now');

    const facts = page.getByRole('region', { name: 'Tour facts' });
    await expect(facts).toContainText('$40 per person');
    await expect(facts).toContainText(/about 2 hours/i);
    await expect(facts).toContainText(String(group));
    await expect(facts).toContainText(time);

    const list = sectionOf(page, "What You'll Discover").locator('ol > li');
    await expect(list).toHaveCount(tour.stops.length);
    if (exact) expect(tour.stops).toHaveLength(stops);
    else expect(tour.stops.length).toBeGreaterThanOrEqual(stops);
    for (const [index, stop] of tour.stops.entries()) {
      await expect(list.nth(index).getByRole('heading')).toHaveText(stop.title);
      await expect(list.nth(index)).toContainText(stop.description);
    }

    // What guests ask before they set out.
    const knowledge = sectionOf(page, 'Good to know');
    for (const label of [
      'Duration',
      'Distance',
      'Group',
      'Schedule',
      'What to bring',
      'Pace',
      'Steps and surfaces',
      'Restrooms',
      'Seats',
      'Weather',
      'Photos',
      'Children',
      'Allergies',
      'Cats',
    ])
      await expect(knowledge.locator('dt').getByText(label, { exact: true })).toHaveCount(1);
    await expect(main.locator('address')).toContainText(tour.meetingPoint.address);
    await expect(main).toContainText(tour.meetingPoint.subway);
    await expect(main).toContainText(tour.meetingPoint.endPoint);
    await expectLink(main, /map/i, tour.meetingPoint.mapUrl);

    await expect(main.locator('blockquote')).toHaveCount(tour.testimonials.length);
    const booking = main.locator('#book-now');
    const frame = booking.locator('iframe');
    await expect(frame).toHaveAttribute('src', new RegExp(`flow=1219724.*items=${item}|${item}.*1219724`));
    await expect(main.locator('details')).toHaveCount(7);
    for (const { question, answer } of tour.faqs) {
      await expect(main.locator('summary').filter({ hasText: question })).toHaveCount(1);
      await expect(main.locator('details')).toContainText([answer]);
    }

    const others = sectionOf(page, 'Other tours').getByRole('article');
    await expect(others).toHaveCount(3);
    await expect(others.filter({ hasText: tour.title })).toHaveCount(0);
    await expectInOrder(page, [
      "What You'll Discover",
      'What guests say',
      'Other tours',
      tour.closing.heading,
    ]);
    expect(await dataTypes(page)).toEqual(
      expect.arrayContaining(['TouristTrip', 'Event', 'AggregateRating', 'FAQPage', 'BreadcrumbList']),
    );
  });

for (const slug of ['financial-district', 'brooklyn-heights'])
  test(`/tours/${slug} has the card 'Book Your Spot'`, async ({ page }) => {
    await page.goto(`tours/${slug}`);
    const card = page.getByRole('complementary', { name: 'Book Your Spot' });
    await expect(card).toContainText('$40');
    await expect(card).toContainText('per person');
    await expect(card).toContainText('Secure booking · Instant confirmation');
    await expectLink(card, 'Check Available Dates', '#book-now');
  });

test('/tours/financial-district introduces Lower Manhattan with its claims', async ({ page }) => {
  await page.goto('tours/financial-district');
  const { intro: text } = words('tours/financial-district.yaml', tourSchema);
  expect(text.heading).toContain('Lower Manhattan');
  const intro = sectionOf(page, text.heading);
  for (const claim of [
    '$40 per person',
    '98% 5-star reviews',
    'Secure booking · Instant confirmation',
    /1\.5.mile/,
    /curated by an author/i,
    /led by a museum director/i,
  ])
    await expect(intro.getByRole('listitem').filter({ hasText: claim })).toHaveCount(1);
  const section = page.getByRole('heading', { name: "Explore the Neighborhood's Feline History" });
  await expect(section).toBeVisible();
});

test('/tours/lower-east-side says that the cat cafe is not part of the tour', async ({ page }) => {
  await page.goto('tours/lower-east-side');
  await expect(page.locator('main')).toContainText(/ends near a cat cafe.*not part of the tour/);
});

test('prices and rules that a visitor looks for stand on the pages', async ({ page }) => {
  const site = words('site.yaml', siteSchema);
  await page.goto('tours');
  const main = page.locator('main');
  for (const text of [
    '$40 per person',
    '$55',
    '4.9/5',
    '98% 5-star',
    'Three licensed guides',
    '1.5 hours',
    '$320',
  ])
    await expect(main).toContainText(text);
  for (const rule of [
    /students, seniors and groups of 10 or more/i,
    /not fully/i,
    /light rain/i,
    /without flash/i,
  ])
    await expect(main).toContainText(rule);
  await page.goto('press-kit');
  await expect(main).toContainText(site.founded.press);
  await expect(main).toContainText('90 minutes');
});
