/** The other pages of spec section 2: blog, contact, booking, press, sitemap, survey and petition. Without JavaScript. */
import { pageSchemas, pressSchema } from '../../content/schema.ts';
import { site } from './support/fixture.ts';
import { dataTypes, expectBreadcrumb, expectInOrder, expectLink, sectionOf } from './support/parts.ts';
import { expect, test } from './support/test.ts';
import { posts, words } from './support/words.ts';

test.use({ javaScriptEnabled: false });

test('/blog lists all posts with search, topics and complete cards', async ({ page }) => {
  const { hero } = words('pages/blog.yaml', pageSchemas.blog);
  const all = posts();
  await page.goto('blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  await expect(page.getByRole('heading', { name: 'Blog & Cat Stories' })).toBeVisible();
  await expect(page.getByPlaceholder('Search blog posts...')).toBeAttached();
  // Filters need the script and are hidden without it.
  const topics = page.locator('[role=group][aria-label=Topics] button');
  const names = await topics.allTextContents();
  expect(names[0]).toBe('All Topics');
  expect(names.slice(1).sort()).toEqual([...new Set(all.map(({ category }) => category))].sort());
  await expect(page.locator('main h2').filter({ hasText: 'Browse by Topic' })).toHaveCount(1);
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(all.length);
  for (const [index, post] of all.entries()) {
    const card = cards.nth(index);
    await expect(card).toContainText(post.title);
    await expect(card).toContainText(post.excerpt);
    await expect(card.locator('img')).toHaveCount(1);
    await expect(card.locator('time')).toHaveAttribute('datetime', post.date);
    await expect(card).toContainText(post.author);
    for (const name of [post.title, `Read More : ${post.title}`])
      await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/blog/${post.id}`);
  }
});

test('/blog/{id} is a complete article', async ({ page }) => {
  const [post] = posts().filter(({ category }) => category === 'History');
  if (!post) throw new Error('There is no post of this category.');
  await page.goto(`blog/${post.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
  await expectBreadcrumb(page, ['Home', 'Blog', post.category, post.title]);
  const main = page.locator('main');
  await expectLink(main, 'Back to all posts', '/blog');
  await expect(page.getByRole('list', { name: 'Tags' })).toContainText(`#${post.tags[0]}`);
  const related = sectionOf(page, 'Related Stories').getByRole('article');
  expect(await related.count()).toBeGreaterThan(0);
  expect(await related.count()).toBeLessThanOrEqual(3);
  await expect(related.getByRole('link').first()).toHaveAttribute('href', /^\/blog\?post=/);
  await expectLink(main, 'Browse All Stories', '/blog');
  await expect(
    page.getByRole('heading', { name: 'Ready to Experience the History in Person?' }),
  ).toBeVisible();
  await expectLink(main, 'Explore Our Tours', '/booking');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/blog/${post.id}$`));
});

test('/contact has form, resources, actions and six questions, of which the first is open', async ({
  page,
}) => {
  const texts = words('pages/contact.yaml', pageSchemas.contact);
  await page.goto('contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.hero.title);
  const main = page.locator('main');
  for (const name of ['name', 'email', 'phone', 'message', 'consent'])
    await expect(main.locator(`form [name="${name}"]`)).toHaveCount(1);
  await expect(main).toContainText(`I agree to receive updates from ${site.name}`);
  await expectLink(main.locator('noscript'), /@/, /^mailto:/);
  const resources = sectionOf(page, 'Useful Resources').getByRole('link');
  expect(await resources.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/blog',
    '/tours',
    '/in-the-news',
  ]);
  await expectLink(sectionOf(page, 'Quick Actions'), 'Book Your Tour', '/booking');
  await expectLink(sectionOf(page, 'Quick Actions'), 'View Frequently Asked Questions', '#faq-section');
  await expectLink(sectionOf(page, 'Reach out'), /@/, /^mailto:/);
  await expect(sectionOf(page, 'Reach out').locator('a[href^="https:"]').first()).toBeVisible();
  await expect(main.locator('blockquote')).toHaveCount(1);
  const questions = main.locator('#faq-section details');
  await expect(questions).toHaveCount(6);
  expect(await questions.evaluateAll((all) => all.map((one) => one.hasAttribute('open')))).toEqual(
    [0, 1, 2, 3, 4, 5].map((index) => index === 0),
  );
  await expectLink(main, 'Book a Tour', '/booking');
  await expectLink(main, 'Frequently asked questions', '#faq-section');
});

test('/booking has the calendar, a link to it, an address and the facts', async ({ page }) => {
  const texts = words('pages/booking.yaml', pageSchemas.booking);
  await page.goto('booking');
  const calendar = sectionOf(page, texts.calendar.heading);
  await expect(calendar.locator('iframe')).toHaveAttribute(
    'src',
    new RegExp(`flow=${site.booking.flowId}\\b`),
  );
  await expectLink(calendar, /provider/, new RegExp(`^https?:.*flow=${site.booking.flowId}\\b`));
  const id = (await calendar.getAttribute('id')) ?? 'none';
  await expect(page.locator(`main section a[href="#${id}"]`)).not.toHaveCount(0);
  await expectLink(page.locator('main'), /e-mail/i, /^mailto:/);
  for (const { title, text } of texts.info.items) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.locator('main')).toContainText(text);
  }
});

test('/press-kit has pictures, four titles, facts, five questions and three ratings', async ({ page }) => {
  const kit = words('pages/press-kit.yaml', pageSchemas['press-kit']);
  await page.goto('press-kit');
  const main = page.locator('main');
  for (const link of await sectionOf(page, 'Visual assets')
    .getByRole('link', { name: /Download/ })
    .all()) {
    const answer = await page.request.get((await link.getAttribute('href')) ?? 'none');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  }
  await expect(sectionOf(page, 'Press releases').getByRole('listitem')).toHaveCount(4);
  for (const { label, value } of kit.quickFacts) {
    await expect(main.locator('dt').filter({ hasText: label })).not.toHaveCount(0);
    await expect(main.locator('dd').filter({ hasText: value })).not.toHaveCount(0);
  }
  const whole = main.getByRole('link', { name: /Download the Press Kit/ });
  await expect(whole).toHaveAttribute('target', '_blank');
  expect((await page.request.get((await whole.getAttribute('href')) ?? 'none')).status()).toBe(200);
  await expectInOrder(page, [kit.about.heading, 'Media coverage', 'Featured In', kit.contact.heading]);
  await expect(main).toContainText(`within ${site.replies.mediaHours} hours`);
  await expectLink(main, /Inquiry/, /^mailto:.*subject=Media%20Inquiry$/);
  const questions = main.locator('details');
  await expect(questions).toHaveCount(5);
  const group = new Set(await questions.evaluateAll((all) => all.map((one) => one.getAttribute('name'))));
  expect(group.size).toBe(1);
  await expect(main.getByText('out of 5')).toHaveCount(3);
});

test('/in-the-news has all articles with outlet, logo and an external link', async ({ page }) => {
  const press = words('press.yaml', pressSchema);
  await page.goto('in-the-news');
  const articles = page.locator('main article');
  await expect(articles).toHaveCount(press.articles.length);
  for (const [index, wanted] of press.articles.entries()) {
    const article = articles.filter({ has: page.getByRole('heading', { name: wanted.title, exact: true }) });
    await expect(article, `article ${index + 1}`).toHaveCount(1);
    await expect(article).toContainText(wanted.publication);
    if (wanted.lang) await expect(article.locator('h3')).toHaveAttribute('lang', wanted.lang);
    await expect(article).toContainText(wanted.description);
    await expect(article.locator('img')).toHaveCount(1);
    if (wanted.date) await expect(article.locator('time')).toHaveAttribute('datetime', wanted.date);
    if (wanted.quote) await expect(article.locator('blockquote')).toContainText(wanted.quote);
    await expectLink(article, /Read Article/, wanted.link);
  }
  await expectLink(page.locator('main'), 'Press Kit', '/press-kit');
  await expectLink(page.locator('main'), /Contact/, '/contact');
});

test('/sitemap lists the main pages, four tours and all posts', async ({ page }) => {
  const all = posts();
  await page.goto('sitemap');
  const hrefs = (heading: string) =>
    sectionOf(page, heading)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const { pages } = words('pages/sitemap.yaml', pageSchemas.sitemap);
  expect(await hrefs('Main pages')).toEqual(pages.map(({ path }) => path));
  expect((await hrefs('Tours')).sort()).toEqual(
    ['brooklyn-heights', 'financial-district', 'lower-east-side', 'private-tours'].map(
      (slug) => `/tours/${slug}`,
    ),
  );
  const listed = sectionOf(page, 'Blog posts').locator('li');
  await expect(listed).toHaveCount(all.length);
  for (const [index, post] of all.entries()) {
    const item = listed.nth(index);
    await expect(item.getByRole('link')).toHaveAttribute('href', `/blog?post=${post.id}`);
    await expect(item.locator('time')).toHaveAttribute('datetime', post.date);
    for (const text of [post.title, post.excerpt, post.category]) await expect(item).toContainText(text);
  }
});

test('/survey has all its questions and is noindex', async ({ page }) => {
  await page.goto('survey');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words('pages/survey.yaml', pageSchemas.survey).hero.title,
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(
    page
      .locator('main')
      .getByText(/^Thank you/)
      .first(),
  ).toBeVisible();
  const form = page.locator('main form');
  await expect(form.locator('select[name=tourType] option').first()).toBeDisabled();
  await expect(form.locator('[name=tourDate]')).toHaveAttribute('type', 'date');
  const options = (name: string) => form.locator(`select[name=${name}] option`).allTextContents();
  expect(await options('tourType')).toEqual([
    'Select a tour',
    'Financial District',
    'Brooklyn Heights',
    'Lower East Side',
    'Private Tour',
  ]);
  expect((await options('howHeard')).slice(-7)).toEqual([
    'Social Media',
    'Friend or Family',
    'Google Search',
    'Blog or Article',
    'Travel Website',
    'Instagram',
    'Other',
  ]);
  for (const name of ['tourRating', 'guideRating', 'wouldRecommend'])
    await expect(form.locator(`input[type=radio][name=${name}]`)).toHaveCount(5);
  for (const name of ['name', 'email', 'feedback'])
    await expect(form.locator(`[name=${name}]`)).toHaveCount(1);
  await expectLink(page.locator('main noscript'), /@/, /^mailto:/);
});

test('/petition-jerry-fox has the story and an external link to sign', async ({ page }) => {
  const petition = words('pages/petition-jerry-fox.yaml', pageSchemas['petition-jerry-fox']);
  await page.goto('petition-jerry-fox');
  const main = page.locator('main');
  const sign = main.getByRole('link', { name: /Sign the Petition/ });
  await expect(sign.first()).toHaveAttribute('href', '#sign');
  const out = main.locator('#sign').getByRole('link', { name: /Sign the Petition/ });
  await expect(out).toHaveAttribute('target', '_blank');
  await expect(out).toHaveAttribute('href', /^https?:/);
  await expectInOrder(page, [petition.story.heading, ...petition.cards.map(({ title }) => title)]);
  for (const text of [...petition.story.paragraphs, ...petition.signing.paragraphs])
    await expect(main).toContainText(text);
  await expectLink(main, /story/i, '/blog?post=1');
  await expectLink(main.locator('#sign'), /@/, /^mailto:/);
  expect(await dataTypes(page)).toContain('BreadcrumbList');
});

test('any other path shows the not-found page', async ({ page }) => {
  const answer = await page.goto('no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words('pages/not-found.yaml', pageSchemas['not-found']).hero.title,
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const main = page.locator('main');
  await expectLink(main, 'Home', '/');
  await expectLink(main, 'Our Tours', '/tours');
  await expectLink(main, 'Blog', '/blog');
  await expectLink(main, 'Return to Home', '/');
});
