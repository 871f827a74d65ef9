/** The route table of spec section 2: home, about and what is sold. Without JavaScript, so that all of it reads without. */
import { pageSchemas, privateTourSchema, siteSchema, teamSchema } from '../../content/schema.ts';
import { dataTypes, expectInOrder, expectLink, expectTrail, sectionOf } from './support/parts.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ javaScriptEnabled: false });
const site = words('site.yaml', siteSchema);

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
    'Summer 2025 tours booking now',
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

test('/about has four people with role, words, picture and cat, a mission and three cards', async ({
  page,
}) => {
  const about = words('pages/about.yaml', pageSchemas.about);
  await page.goto('about');
  await expectTrail(page, ['Home', 'About']);
  const people = sectionOf(page, about.team.heading).locator('ul > li');
  await expect(people).toHaveCount(4);
  for (const [index, person] of words('team.yaml', teamSchema).team.entries()) {
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
  await expect(about.features).toHaveLength(3);
  await expectLink(page.locator('main'), 'Book a Tour', '/booking');
});

test('/tours has the trust strip, four whole cards, expectations, questions and a call', async ({ page }) => {
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
  for (const [slug, name, item] of [
    ['brooklyn-heights', 'Brooklyn Heights', '562630'],
    ['financial-district', 'Financial District', '577800'],
    ['lower-east-side', 'Lower East Side', '604533'],
  ] as const) {
    const card = cards.filter({ has: page.getByRole('heading', { name: new RegExp(name) }) });
    await expect(card).toContainText(/About 2 hours.*\$40 per person/);
    await expect(card.getByRole('img')).toHaveCount(1);
    await expectLink(card, /View Details/, `/tours/${slug}`);
    await expectLink(card, /Reserve Your Spot/, new RegExp(`/items/${item}/calendar/?\\?.*flow=1219724`));
    await expect(card.getByText('Most Popular')).toHaveCount(slug === 'brooklyn-heights' ? 1 : 0);
  }
  const own = cards.filter({ has: page.getByRole('heading', { name: /Private/ }) });
  await expectLink(own, /View Details/, '/tours/private-tours');
  await expectLink(own, /Contact Us to Book/, '/contact');
  await expect(page.locator('main details')).toHaveCount(tours.faqs.length);
  await expectLink(page.locator('main'), tours.closing.cta.label, '/booking');
});

test('/tours/private-tours has the price, three neighborhoods and four questions', async ({ page }) => {
  await page.goto('tours/private-tours');
  await expectTrail(page, ['Home', 'Tours', /Private/]);
  const main = page.locator('main');
  await expect(main.locator('#guests')).toHaveValue('8');
  await expect(main.locator('#calculator')).toContainText('$320');
  for (const name of ['Brooklyn Heights', 'Financial District', 'Lower East Side'])
    await expect(main.locator('dd').filter({ hasText: name })).not.toHaveCount(0);
  const knowledge = sectionOf(page, 'Good to know');
  for (const { label, value } of words('tours/private-tours.yaml', privateTourSchema).facts)
    await expect(
      knowledge.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) }),
    ).toContainText(value);
  await expect(main.locator('details')).toHaveCount(4);
  await expect(main).toContainText(/at least 2 weeks/i);
  await expect(main).toContainText('4-6 weeks');
  await expect(main).toContainText('within 48 hours');
  await expectLink(main, 'Contact Us to Book', '/contact');
});

test('/gallery has 42 pictures of walks, 21 of cats, and the film', async ({ page }) => {
  await page.goto('gallery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cat Gallery');
  const film = sectionOf(page, 'Featured on NBC News');
  await expect(film.locator('iframe')).toHaveCount(1);
  await expectLink(film, 'Book Your Tour Today', '/tours');
  const alts: string[] = [];
  for (const [heading, count] of [
    ['Tour Photo Gallery', 42],
    ['Feline Fan Photos', 21],
  ] as const) {
    const pictures = sectionOf(page, heading).locator('li img');
    await expect(pictures).toHaveCount(count);
    for (const picture of await pictures.all()) alts.push((await picture.getAttribute('alt')) ?? '');
  }
  expect(alts.filter((alt) => alt.length < 10)).toEqual([]);
  expect(new Set(alts).size).toBe(63);
  await expectLink(page.locator('main'), 'Submit Your Cat Photos', '/contact');
  expect(await dataTypes(page)).toEqual(expect.arrayContaining(['ImageGallery', 'VideoObject']));
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  // The page's own picture and the company's mark have a `url`, the listed photos a `contentUrl`.
  expect(data.join('').match(/"contentUrl"/g)).toHaveLength(10);
});
