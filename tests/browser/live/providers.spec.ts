/** The live site's requests to the real addresses (spec section 7); their hosts are simulated, without network access. */
import type { Page, Request } from '@playwright/test';
import { expectSent } from '../support/confirmations.ts';
import { firstTour, site } from '../support/fixture.ts';
import { answers, contactValues, fillContact, fillSurvey, sendsOf } from '../support/forms.ts';
import { collectErrors } from '../support/page-errors.ts';
import { expect, test } from '../support/test.ts';

const validateUrl = 'https://s3.amazonaws.com/downloads.mailchimp.com/js/mc-validate.js';
const endpoint = 'https://api.emailjs.com/api/v1.0/email/send';

/** Adds a style and takes over the form, like the provider's script. */
const validateScript = `
  const style = document.createElement('style');
  style.append(document.createTextNode(window.mc_custom_error_style));
  document.head.append(style);
  window.jQuery('#mc-embedded-subscribe-form').on('submit', (event) => event.preventDefault());
  window.takenOver = true;`;

/** @returns every request to another host, in order, and all errors including violations of the content policy */
async function fakeHosts(page: Page): Promise<{ outside: Request[]; errors: string[] }> {
  const outside: Request[] = [];
  await page.context().route(/^https:/, (route) => {
    const request = route.request();
    outside.push(request);
    const script = request.url() === validateUrl;
    return route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      contentType: script ? 'text/javascript' : 'text/html',
      body: script ? validateScript : 'OK',
    });
  });
  return { outside, errors: collectErrors(page) };
}
const addresses = (requests: readonly Request[]) => requests.map((request) => request.url());

test('contact: two requests to the e-mail service, with the ids from the settings', async ({ page }) => {
  const { errors } = await fakeHosts(page);
  const sends = sendsOf(page);
  await page.goto('contact');
  await fillContact(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expectSent(page);
  expect(sends.map(({ request }) => request.url())).toEqual([endpoint, endpoint]);
  expect(sends.map(({ mail }) => mail)).toEqual(
    ['sample-template-reply', 'sample-template-notify'].map((template_id) => ({
      service_id: 'sample-service',
      template_id,
      user_id: 'sample-public-key',
      template_params: contactValues,
    })),
  );
  expect(errors).toEqual([]);
});

test('survey: one request to the e-mail service', async ({ page }) => {
  const { errors } = await fakeHosts(page);
  const sends = sendsOf(page);
  await page.goto('survey');
  await fillSurvey(page);
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expectSent(page, 'Thank You!');
  expect(sends.map(({ request }) => `${request.method()} ${request.url()}`)).toEqual([`POST ${endpoint}`]);
  expect(sends[0]?.mail.template_params).toMatchObject({ name: answers.name, email: answers.email });
  expect(errors).toEqual([]);
});

test('newsletter: the validation script by its exact address, then a form post in a new tab', async ({
  page,
}) => {
  const { outside, errors } = await fakeHosts(page);
  await page.goto('');
  await page.locator('#mc-embedded-subscribe-form').scrollIntoViewIfNeeded();
  await expect.poll(() => addresses(outside)).toContain(validateUrl);
  await page.waitForFunction(() => 'takenOver' in window);
  await page.locator('[name=EMAIL]').fill('ann@example.org');
  await page.locator('[name=FNAME]').fill('Ann');
  await page.locator('[name=CONSENT]').check();
  await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Subscribe' }).click()]);
  await expect.poll(() => outside.filter((request) => request.method() === 'POST')).toHaveLength(1);
  const post = outside.find((request) => request.method() === 'POST');
  expect(post?.url()).toBe('https://sample.list-manage.example/subscribe/post?u=sample&id=sample');
  expect(post?.headers()['content-type']).toBe('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new URLSearchParams(post?.postData() ?? ''))).toEqual({
    EMAIL: 'ann@example.org',
    FNAME: 'Ann',
    LNAME: '',
    CONSENT: 'yes',
    tags: 'website',
    b_sample_sample: '',
  });
  expect(errors).toEqual([]);
});

test('booking: frame, new tab and script at the provider, with item, flow and both events', async ({
  page,
}) => {
  const { outside, errors } = await fakeHosts(page);
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, { events, gtag: (...call: unknown[]) => events.push(call) });
  });
  const events = () => page.evaluate(() => (window as unknown as { events: unknown[] }).events);
  const provider = 'https://fareharbor.com/embeds';

  await page.goto(`booking?itemId=${firstTour.item}`);
  // Below the first screen, so it starts only when it is near the viewport.
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    `${provider}/calendar/sample-company/?fallback=simple&full-items=yes&flow=${site.booking.flowId}&items=${firstTour.item}`,
  );
  await expect
    .poll(() => addresses(outside))
    .toContain(
      `${provider}/calendar/sample-company/?fallback=simple&full-items=yes&flow=${site.booking.flowId}`,
    );

  await page.goto('tours');
  await expect.poll(() => addresses(outside)).toContain(`${provider}/api/v1/?autolightframe=yes`);
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: `Reserve Your Spot : ${firstTour.title}` }).click(),
  ]);
  const calendar = `${provider}/book/sample-company/items/${firstTour.item}/calendar/?flow=${firstTour.flow}&full-items=yes`;
  await expect.poll(() => tab.url()).toBe(calendar);
  expect(await events()).toEqual([
    ['event', 'begin_booking', { event_category: 'engagement', item_id: firstTour.itemId }],
  ]);
  await tab.close();

  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await page.locator('[data-reserve=""]').first().dispatchEvent('click');
  expect((await events()).slice(1)).toEqual([
    [
      'event',
      'reserve_button_click',
      { event_category: 'engagement', event_label: 'Reserve button clicked', value: 1 },
    ],
  ]);
  expect(errors).toEqual([]);
});

test('the video is loaded from the video host, with a referrer', async ({ page }) => {
  const { outside, errors } = await fakeHosts(page);
  await page.goto('gallery');
  const frame = page.locator('iframe');
  await frame.scrollIntoViewIfNeeded();
  await expect
    .poll(() => addresses(outside).join(' '))
    .toMatch(/https:\/\/www\.youtube-nocookie\.com\/embed\//);
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  expect(errors).toEqual([]);
});
