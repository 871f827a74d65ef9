/** The route table of spec section 2: home, about, tours and gallery. Without JavaScript, since all content must be in the HTML. */
import { formatCents, formatDuration } from '../../components/base/format.ts';
import {
  gallerySchema,
  pageSchemas,
  privateTourSchema,
  teamSchema,
  tourSchema,
} from '../../content/schema.ts';
import { publicTourSlugs } from '../../content/types.ts';
import { site } from './support/fixture.ts';
import { dataTypes, expectBreadcrumb, expectInOrder, expectLink, sectionOf } from './support/parts.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ javaScriptEnabled: false });

test('/ has all its sections in the order of the specification', async ({ page }) => {
  const home = words('pages/home.yaml', pageSchemas.home);
  await page.goto('');
  await expect(page).toHaveTitle(new RegExp(`${site.name}`));
  await expectInOrder(page, [
    home.hero.title,
    'Book Your Tour',
    'Learn More',
    'As seen in',
    'What guests say',
    site.season.announcement,
    home.intro.heading,
    home.newsletter.heading,
    home.giftCard.heading,
    ...home.features.map(({ title }) => title),
    home.benefits.heading,
    home.availability.heading,
    home.book.heading,
    site.book.title,
    home.gallery.heading,
    home.closing.heading,
  ]);
  const main = page.locator('main');
  await expectLink(main, 'Book Your Tour', '/booking');
  await expectLink(main, 'Learn More', '/tours');
  await expect(sectionOf(page, 'As seen in').getByRole('img')).not.toHaveCount(0);
  for (const name of ['EMAIL', 'FNAME', 'LNAME', 'CONSENT'])
    await expect(main.locator(`form [name="${name}"]`)).toHaveCount(1);
  await expectLink(main, /order a signed copy/i, /^mailto:/);
  await expect(sectionOf(page, home.gallery.heading).getByRole('img')).not.toHaveCount(0);
});

test('every page has header, season banner, booking button and footer', async ({ page }) => {
  for (const route of ['', 'about', 'tours/lower-east-side', 'blog', 'survey', 'no-such-page']) {
    await page.goto(route);
    const nav = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['About', 'Gallery', 'Blog', 'In the News', 'Contact'])
      await expect(nav.getByRole('link', { name, exact: true })).toHaveCount(1);
    await expect(page.locator('#tours-menu li')).toHaveCount(5);
    await expect(page.locator('#tours-menu').getByText('Gift Cards')).toHaveCount(1);
    await expectLink(page.getByRole('complementary', { name: 'Announcements' }), /tours/i, '/tours');
    await expectLink(page.getByRole('complementary', { name: 'Booking' }), 'Book a Tour', '/booking');
    const footer = page.getByRole('contentinfo');
    for (const [name, path] of [
      ['About Us', '/about'],
      ['Our Tours', '/tours'],
      ['Blog', '/blog'],
      ['Gallery', '/gallery'],
      ['Jerry Fox Petition', '/petition-jerry-fox'],
      ['Press Kit', '/press-kit'],
      ['Book a Tour', '/booking'],
      ['Sitemap', '/sitemap'],
    ] as const)
      await expectLink(footer, name, path);
    await expectLink(footer, /Gift Cards/, /^https?:/);
    await expectLink(footer, site.email, `mailto:${site.email}`);
    await expect(footer).toContainText(/© \d{4}/);
  }
});

test('/about has four people with role, text, picture and cat, a mission and three cards', async ({
  page,
}) => {
  const about = words('pages/about.yaml', pageSchemas.about);
  await page.goto('about');
  await expectBreadcrumb(page, ['Home', 'About']);
  const people = sectionOf(page, about.team.heading).locator('ul > li');
  const { team } = words('team.yaml', teamSchema);
  await expect(people).toHaveCount(team.length);
  for (const [index, person] of team.entries()) {
    const card = people.nth(index);
    for (const text of [person.name, person.role, person.bio, person.catName])
      await expect(card).toContainText(text);
    await expect(card.getByRole('img', { name: person.alt })).toBeAttached();
  }
  await expectInOrder(page, [
    about.story.heading,
    about.mission.heading,
    ...about.features.map(({ title }) => title),
  ]);
  await expectLink(page.locator('main'), about.closing.cta.label, about.closing.cta.href);
});

test('/tours has the trust strip, four complete cards, expectations, questions and a call to action', async ({
  page,
}) => {
  const tours = words('pages/tours.yaml', pageSchemas.tours);
  await page.goto('tours');
  await expectInOrder(page, [
    ...tours.trust,
    tours.expectations.heading,
    ...tours.expectations.items.map(({ title }) => title),
    ...tours.faqs.map(({ question }) => question),
    tours.closing.heading,
  ]);
  await expect(page.locator('#tour-search')).toBeAttached();
  const cards = page.locator('#finder article');
  await expect(cards).toHaveCount(4);
  for (const slug of publicTourSlugs) {
    const tour = words(`tours/${slug}.yaml`, tourSchema);
    const card = cards.filter({ has: page.getByRole('heading', { name: tour.title }) });
    await expect(card).toContainText(`About ${formatDuration(tour.durationMinutes)}`);
    await expect(card).toContainText(`${formatCents(tour.priceCents)} per person`);
    await expect(card.getByRole('img')).toHaveCount(1);
    await expectLink(card, /View Details/, `/tours/${slug}`);
    const flow = tour.flowId ?? site.booking.flowId;
    const calendar = new RegExp(`/items/${tour.itemId}/calendar/?\\?.*flow=${flow}\\b`);
    await expectLink(card, /Reserve Your Spot/, calendar);
    if (tour.badge) await expect(card).toContainText(tour.badge);
  }
  const { title: ownTitle } = words('tours/private-tours.yaml', privateTourSchema);
  const own = cards.filter({ has: page.getByRole('heading', { name: ownTitle }) });
  await expectLink(own, /View Details/, '/tours/private-tours');
  await expectLink(own, /Contact Us to Book/, '/contact');
  await expect(page.locator('main details')).toHaveCount(tours.faqs.length);
  await expectLink(page.locator('main'), tours.closing.cta.label, '/booking');
});

test('/tours/private-tours has the price, the neighborhoods and its questions', async ({ page }) => {
  const tour = words('tours/private-tours.yaml', privateTourSchema);
  const texts = words('pages/private-tours.yaml', pageSchemas['private-tours']);
  const { defaultGuests, minimumCents, neighborhoods } = site.privateTours;
  await page.goto('tours/private-tours');
  await expectBreadcrumb(page, ['Home', 'Tours', tour.title]);
  const main = page.locator('main');
  await expect(main.locator('#guests')).toHaveValue(String(defaultGuests));
  await expect(main.locator('#calculator')).toContainText(formatCents(minimumCents));
  for (const name of neighborhoods)
    await expect(main.locator('dd').filter({ hasText: name })).not.toHaveCount(0);
  const knowledge = sectionOf(page, 'Good to know');
  for (const { label, value } of tour.facts)
    await expect(
      knowledge.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) }),
    ).toContainText(value);
  await expect(main.locator('details')).toHaveCount(texts.faqs.length);
  for (const { question, answer } of texts.faqs)
    await expect(main.locator('details').filter({ hasText: question })).toContainText(answer);
  await expectLink(main, texts.closing.cta.label, texts.closing.cta.href);
});

test('/gallery has the pictures of tours and of cats, each with its caption, and the video', async ({
  page,
}) => {
  const texts = words('pages/gallery.yaml', pageSchemas.gallery);
  const { tour, fans } = words('gallery.yaml', gallerySchema);
  await page.goto('gallery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.hero.title);
  const film = sectionOf(page, texts.video.heading);
  await expect(film.locator('iframe')).toHaveCount(1);
  await expectLink(film, 'Book Your Tour Today', '/tours');
  for (const [heading, wanted] of [
    ['Tour Photo Gallery', tour],
    ['Feline Fan Photos', fans],
  ] as const) {
    const pictures = sectionOf(page, heading).locator('li img');
    const alts = await pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute('alt')));
    expect(alts).toEqual(wanted.map(({ alt }) => alt));
  }
  await expectLink(page.locator('main'), texts.closing.cta.label, texts.closing.cta.href);
  expect(await dataTypes(page)).toEqual(expect.arrayContaining(['ImageGallery', 'VideoObject']));
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  // The page's own picture and the logo have a `url`, the listed photos a `contentUrl`.
  expect(data.join('').match(/"contentUrl"/g)).toHaveLength(Math.min(10, tour.length));
});
