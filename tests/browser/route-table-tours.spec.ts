/** The three tour pages of spec section 2, read without JavaScript. */
import { formatCents, formatDuration } from '../../components/base/format.ts';
import { tourSchema } from '../../content/schema.ts';
import { publicTourSlugs } from '../../content/types.ts';
import { site } from './support/fixture.ts';
import { dataTypes, expectBreadcrumb, expectInOrder, expectLink, sectionOf } from './support/parts.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ javaScriptEnabled: false });

for (const slug of publicTourSlugs)
  test(`/tours/${slug} has its stops, questions, calendar and other tours`, async ({ page }) => {
    const tour = words(`tours/${slug}.yaml`, tourSchema);
    await page.goto(`tours/${slug}`);
    const main = page.locator('main');
    await expectBreadcrumb(page, ['Home', 'Tours', tour.title]);
    await expectLink(main, 'Check Availability & Book', '#book-now');

    const facts = page.getByRole('region', { name: 'Tour facts' });
    await expect(facts).toContainText(`${formatCents(tour.priceCents)} per person`);
    await expect(facts).toContainText(`About ${formatDuration(tour.durationMinutes)}`);
    await expect(facts).toContainText(String(tour.groupMax));
    await expect(facts).toContainText(tour.scheduleText);

    const list = sectionOf(page, "What You'll Discover").locator('ol > li');
    await expect(list).toHaveCount(tour.stops.length);
    for (const [index, stop] of tour.stops.entries()) {
      await expect(list.nth(index).getByRole('heading')).toHaveText(stop.title);
      await expect(list.nth(index)).toContainText(stop.description);
    }

    // Practical information for guests.
    const knowledge = sectionOf(page, 'Good to know');
    for (const { label, value } of tour.facts)
      await expect(
        knowledge.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) }),
      ).toContainText(value);
    await expect(main.locator('address')).toContainText(tour.meetingPoint.address);
    await expect(main).toContainText(tour.meetingPoint.subway);
    await expect(main).toContainText(tour.meetingPoint.endPoint);
    await expect(main.locator(`a[href="${tour.meetingPoint.mapUrl}"]`)).not.toHaveCount(0);

    await expect(main.locator('blockquote')).toHaveCount(tour.testimonials.length);
    const booking = main.locator('#book-now');
    const frame = booking.locator('iframe');
    const flow = tour.flowId ?? site.booking.flowId;
    await expect(frame).toHaveAttribute('src', new RegExp(`flow=${flow}&items=${tour.itemId}$`));
    await expect(main.locator('details')).toHaveCount(tour.faqs.length);
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

for (const slug of publicTourSlugs)
  test(`/tours/${slug} has its sticky card, if any, and the parts around it`, async ({ page }) => {
    const { intro, note, priceCents, stickyCard } = words(`tours/${slug}.yaml`, tourSchema);
    await page.goto(`tours/${slug}`);
    const main = page.locator('main');
    await expect(sectionOf(page, intro.heading).getByRole('listitem')).toContainText(intro.claims);
    if (note) await expect(main).toContainText(note);
    const card = page.getByRole('complementary', { name: stickyCard?.heading ?? 'Book Your Spot' });
    if (!stickyCard) return expect(card).toHaveCount(0);
    await expect(card).toContainText(formatCents(priceCents));
    await expect(card).toContainText('per person');
    await expect(card).toContainText(site.booking.note);
    await expectLink(card, 'Check Available Dates', '#book-now');
    await expect(page.getByRole('heading', { name: stickyCard.sectionHeading })).toBeVisible();
  });

test('prices and rules are on the pages where visitors look for them', async ({ page }) => {
  const { claims, duration, founded, policies, price, privateTours } = site;
  await page.goto('tours');
  const main = page.locator('main');
  for (const text of [
    `${formatCents(price.perPersonCents)} per person`,
    claims.rating,
    claims.fiveStar,
    claims.guides,
    duration.walkingText,
    `From ${formatCents(privateTours.minimumCents)}`,
    policies.rain,
    policies.severeWeather,
    site.discounts,
  ].flatMap((text) => text ?? []))
    await expect(main).toContainText(text);
  await page.goto('press-kit');
  await expect(main).toContainText(founded.press);
});
