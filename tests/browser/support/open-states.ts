/** All states of pages that a visitor can open, each starting from a new page. */
import type { Locator, Page } from '@playwright/test';
import { controlWorker, registered } from './fake-worker.ts';
import { emailPath, fillContact, refuseNewsletter } from './forms.ts';
import { holdToasts } from './rare-form-states.ts';
import type { SandboxControl } from './test.ts';
import { expect } from './test.ts';

export interface OpenState {
  /** Also the name of its snapshot. */
  name: string;
  path: string;
  /** Only below this width in pixels, or only from it; the default is all widths. */
  below?: number;
  from?: number;
  /** Produces the state. @returns the part of the page that has changed */
  open: (page: Page, sandbox: SandboxControl) => Promise<Locator>;
}

const searchFor = (query: string) => async (page: Page) => {
  await page.locator('[data-header]').getByRole('button', { name: 'Search' }).click();
  const search = page.locator('#site-search');
  await search.getByRole('combobox').fill(query);
  const answer = search.getByRole('option').or(search.getByText(/^No results/));
  await expect(answer.first()).toBeVisible();
  return search;
};

const submitEmpty = async (page: Page) => {
  const form = page.locator('main form').first();
  await form.locator('button[type=submit]').click();
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
  return form;
};

const sendLetter = async (page: Page) => {
  await fillContact(page);
  await holdToasts(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('#toasts > *')).toHaveCount(1);
};

const errorScreen = async (page: Page) => {
  const finder = page.locator('[data-island=tour-finder]');
  await finder.evaluate((island) => island.setAttribute('data-props', '{}'));
  await finder.locator('input').focus();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  return page.locator('main');
};

export const openStates: readonly OpenState[] = [
  {
    name: 'menu',
    path: 'about',
    below: 768,
    open: async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.locator('#site-menu')).toBeVisible();
      return page.locator('#site-menu');
    },
  },
  {
    name: 'tours-menu',
    path: 'about',
    from: 768,
    open: async (page) => {
      await expect(page.locator('[data-hover-menu]')).toHaveAttribute('data-scripted');
      await page.locator('[data-hover-menu] button').click();
      await expect(page.locator('#tours-menu')).toBeVisible();
      return page.locator('[data-hover-menu]');
    },
  },
  { name: 'search', path: 'about', open: searchFor('boo') },
  { name: 'search-without-results', path: 'about', open: searchFor('dogs') },
  {
    name: 'answer',
    path: 'tours',
    open: async (page) => {
      const answer = page.locator('main details').first();
      await answer.locator('summary').click();
      await expect(answer).toHaveAttribute('open');
      return answer;
    },
  },
  {
    name: 'carousel',
    path: '',
    open: async (page) => {
      const carousel = page.locator('[data-island=testimonial-carousel]').first();
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel).toHaveAttribute('data-started');
      await carousel.locator('[data-dot="1"]').click();
      await expect(carousel.locator('[data-dot="1"]')).toHaveAttribute('aria-current', 'true');
      return carousel;
    },
  },
  {
    name: 'lightbox',
    path: 'gallery',
    open: async (page) => {
      await page.locator('a[data-lightbox]').first().click();
      const dialog = page.locator('#lightbox-dialog');
      await expect(dialog.locator('img')).toBeVisible();
      return dialog;
    },
  },
  { name: 'contact-errors', path: 'contact', open: submitEmpty },
  {
    name: 'contact-failed',
    path: 'contact',
    open: async (page, sandbox) => {
      await sandbox.fail(emailPath, '500', { times: 1 });
      await sendLetter(page);
      await expect(page.locator('main form [role=alert]')).toContainText('Error');
      return page.locator('#toasts');
    },
  },
  {
    name: 'contact-sent',
    path: 'contact',
    open: async (page) => {
      await sendLetter(page);
      return page.locator('#toasts');
    },
  },
  {
    name: 'newsletter-errors',
    path: '',
    open: async (page) => {
      await refuseNewsletter(page);
      return page.locator('#mc-embedded-subscribe-form');
    },
  },
  { name: 'survey-errors', path: 'survey', open: submitEmpty },
  {
    name: 'update',
    path: 'about',
    open: async (page) => {
      await registered(page);
      await controlWorker(page, 'install');
      await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
      return page.locator('#toasts');
    },
  },
  {
    name: 'finder-without-results',
    path: 'tours',
    open: async (page) => {
      const finder = page.locator('#finder');
      await finder.getByRole('searchbox').fill('zeppelin');
      await expect(finder.getByRole('heading', { name: 'No tours found' })).toBeVisible();
      return finder;
    },
  },
  {
    name: 'calculator',
    path: 'tours/private-tours',
    open: async (page) => {
      await page.getByLabel('Number of guests').fill('20');
      const calculator = page.locator('[data-island=price-calculator]');
      await expect(calculator).toHaveAttribute('data-started');
      return calculator;
    },
  },
  {
    name: 'post',
    path: 'blog',
    open: async (page) => {
      await page.locator('main article h3 a').first().click();
      await expect(page).toHaveURL(/\?post=/);
      await expect(page.getByRole('link', { name: 'Back to all posts' })).toBeVisible();
      return page.locator('main');
    },
  },
  {
    name: 'blog-without-results',
    path: 'blog',
    open: async (page) => {
      await page.getByPlaceholder('Search blog posts...').fill('zeppelin');
      await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
      return page.locator('main');
    },
  },
  {
    name: 'calendar-error',
    path: 'booking',
    open: async (page, sandbox) => {
      const calendar = page.locator('[data-island=booking-calendar]');
      await sandbox.fail('/embeds/calendar/', 'drop');
      await page.reload();
      await calendar.scrollIntoViewIfNeeded();
      await expect(calendar.getByRole('heading', { name: 'Calendar could not be loaded' })).toBeVisible();
      await sandbox.fail('/embeds/calendar/', 'ok');
      return calendar;
    },
  },
  { name: 'error-screen', path: 'tours', open: errorScreen },
];
