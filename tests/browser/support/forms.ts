/** Fills in the forms, and collects what they send. */
import type { Locator, Page, Request } from '@playwright/test';
import { hold } from './hold-scripts.ts';
import { expect } from './test.ts';

/** Start of every path of the e-mail service. */
export const emailPath = '/api/v1.0/email/send';

export const contactValues = {
  name: 'Ann Doe',
  email: 'ann@example.org',
  phone: '+1 (212) 555-0123',
  message: 'May my cat come along in a backpack?',
};

/** Fills in the contact form; `values` replaces or omits fields. */
export async function fillContact(
  page: Page,
  values: Partial<typeof contactValues> = contactValues,
): Promise<void> {
  const form = page.locator('main form').first();
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
  await form.locator('[name=consent]').check();
}

/** Sends the newsletter's form with a value that its script refuses. @returns the message */
export async function refuseNewsletter(page: Page): Promise<Locator> {
  const form = page.locator('#mc-embedded-subscribe-form');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('novalidate');
  await form.locator('[name=EMAIL]').fill('ann@example.org');
  await form.locator('[name=FNAME]').fill('none');
  await form.locator('[name=CONSENT]').check();
  await form.locator('button[type=submit]').click();
  const message = form.getByText('Please enter a value of your own.');
  await expect(message).toBeVisible();
  return message;
}

export const answers = {
  name: 'Ann Doe',
  email: 'ann@example.org',
  tourDate: '2025-06-07',
  tourType: 'Brooklyn Heights',
  tourRating: '5',
  guideRating: '4',
  howHeard: 'Blog or Article',
  wouldRecommend: 'Yes, definitely',
  feedback: 'More cats and fewer pigeons, please.',
};

/** Answers to all questions of the survey. */
export async function fillSurvey(page: Page): Promise<void> {
  const form = page.locator('main form');
  for (const name of ['name', 'email', 'tourDate', 'feedback'] as const)
    await form.locator(`[name=${name}]`).fill(answers[name]);
  for (const name of ['tourType', 'howHeard'] as const)
    await form.locator(`[name=${name}]`).selectOption(answers[name]);
  for (const name of ['tourRating', 'guideRating', 'wouldRecommend'] as const)
    await form.locator(`[name=${name}][value="${answers[name]}"]`).check();
}

/** The current values of the survey by field name. */
export async function surveyValues(page: Page): Promise<Record<string, string>> {
  return page
    .locator('main form')
    .evaluate((form: HTMLFormElement) =>
      Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])),
    );
}

interface Mail {
  service_id: string;
  template_id: string;
  user_id: string;
  template_params: Record<string, string>;
}

/** Collects every e-mail that the page tries to send. */
export function sendsOf(page: Page): { request: Request; mail: Mail }[] {
  const sends: { request: Request; mail: Mail }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === emailPath)
      sends.push({ request, mail: request.postDataJSON() });
  });
  return sends;
}

export const templatesOf = (sends: readonly { mail: Mail }[]): string[] =>
  sends.map(({ mail }) => mail.template_id);

/** Delays all requests to the e-mail service until the returned function is called. */
export const holdSends = (page: Page): Promise<() => void> => hold(page, `**${emailPath}`);
