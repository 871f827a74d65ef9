/** The contact page or the survey in a real browser, driven by the steps of the forms' model. Its clock and the e-mail service are played. */
import { expect, type Page, type Route } from '@playwright/test';
import { type FormName, type FormPage, filled } from '../../unit/model/steps.ts';
import { emailPath } from './forms.ts';
import { play, playWorker, registered } from './play-worker.ts';

const offlineKey = 'played-offline';
/** Waits of the page, in ms: between two sends, for an answer, for the success panel to go away. */
const [sendGap, answerLimit, panelTime] = [1_200, 15_000, 3_100];
/** Long enough for what a page puts off for a moment. */
const shortTime = 50;

interface BrowserForm extends FormPage {
  /** Title of the success panel after the last press. */
  confirmation: string;
}

export async function openFormPage(page: Page, name: FormName): Promise<BrowserForm> {
  let inFlight = 0;
  let pressed = Promise.resolve();
  let unanswered: Route | undefined;
  let loads = 0;
  let reloading = 0;
  const form = page.locator('main form').first();
  const button = form.locator('button[type=submit]');

  await playWorker(page, { controlled: true, permission: 'default' });
  await page.addInitScript((key) => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => sessionStorage.getItem(key) === null });
    Object.assign(EventTarget.prototype, {
      postMessage: () => navigator.serviceWorker.dispatchEvent(new Event('controllerchange')),
    });
  }, offlineKey);
  page.on('load', () => {
    loads += 1;
  });
  await page.route(`**${emailPath}`, async (route) => {
    const { template_id, template_params } = route.request().postDataJSON();
    visit.sends.push(`${template_id} ${template_params.email} ${template_params.name}`);
    const answer = visit.plan.shift() ?? 'ok';
    if (answer === 'never') {
      unanswered = route;
      return;
    }
    inFlight += 1;
    await pressed;
    if (answer === 'cut') await setOnline(false);
    if (answer === 'cut' || answer === 'drop') await route.abort('failed');
    else
      await route.fulfill({
        status: answer === 'ok' ? 200 : Number(answer),
        headers: { 'Access-Control-Allow-Origin': '*' },
      });
    inFlight -= 1;
  });

  const setOnline = async (online: boolean) => {
    isOnline = online;
    await page.evaluate(
      ([key, on]) => (on ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, '')),
      [offlineKey, online] as const,
    );
  };
  let isOnline = true;

  /** `gone`: the page is being loaded anew. */
  const look = () =>
    page
      .evaluate(() => {
        const form = document.querySelector<HTMLElement>('main form');
        const confirmed = form?.hidden ?? false;
        const title = confirmed ? form?.previousElementSibling?.querySelector('h3') : undefined;
        return {
          sending: document.documentElement.dataset.sending !== undefined,
          confirmed,
          title: title?.textContent ?? '',
        };
      })
      .catch(() => ({ sending: false, confirmed: false, title: '' }));

  const pressWhileSending = () =>
    form.evaluate((element: HTMLFormElement) => {
      if (document.documentElement.dataset.sending !== undefined) element.requestSubmit();
    });

  const visit: BrowserForm = {
    sends: [],
    plan: [],
    confirmed: false,
    confirmation: '',
    get online() {
      return isOnline;
    },
    set online(value) {
      isOnline = value;
    },
    async load() {
      await page.goto(name);
      unanswered = undefined;
      reloading = loads;
      await registered(page);
      await page.clock.runFor(shortTime);
    },
    async type(field, value) {
      const control = form.locator(`[name="${field}"]`).first();
      const kind = await control.evaluate((element) =>
        element instanceof HTMLInputElement ? element.type : element.localName,
      );
      if (kind === 'radio') await form.locator(`[name="${field}"][value="${value}"]`).check();
      else if (kind === 'checkbox') await control.setChecked(value !== '');
      else if (kind === 'select' && value === '')
        // No visitor can choose the disabled first entry; a browser that restores a page does.
        await control.evaluate((select) => {
          if (select instanceof HTMLSelectElement) select.value = '';
          select.dispatchEvent(new Event('input', { bubbles: true }));
        });
      else if (kind === 'select') await control.selectOption(value);
      else await control.fill(value);
    },
    async press(times) {
      await setOnline(isOnline);
      visit.confirmed = false;
      // No answer comes between the presses: after a failure another press is another send.
      let release = () => {};
      pressed = new Promise((resolve) => {
        release = resolve;
      });
      if (times === 1) await button.click();
      else await button.dblclick({ force: true });
      if (times === 3) await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
      release();
    },
    async update() {
      await play(page, 'install');
      const reload = page.locator('#toasts').getByRole('button', { name: 'Reload' }).first();
      await reload.evaluate((element: HTMLElement) => element.click());
      reloading = loads + 1;
    },
    async settle(impatient) {
      for (;;) {
        await expect.poll(() => inFlight).toBe(0);
        const { sending, confirmed, title } = await look();
        if (confirmed && !visit.confirmed) {
          visit.confirmed = true;
          visit.confirmation = title;
        }
        if (!sending) break;
        if (impatient) await pressWhileSending().catch(() => {});
        const time = unanswered ? answerLimit : confirmed ? panelTime : sendGap;
        unanswered = undefined;
        await page.clock.runFor(time).catch(() => {});
      }
      await expect.poll(() => loads).toBeGreaterThanOrEqual(reloading);
    },
    state: async () => {
      await page.clock.runFor(shortTime).catch(() => {});
      const { values, draft, banner } = await page.evaluate((key) => {
        const element = document.querySelector<HTMLFormElement>('main form');
        return {
          values: [...new FormData(element ?? undefined)].map(([field, value]) => [field, String(value)]),
          draft: sessionStorage.getItem(key) ?? '{}',
          banner: document.querySelector('[data-part="failure"]')?.textContent ?? '',
        };
      }, `/draft:${name}`);
      return {
        sends: [...visit.sends],
        values: filled(Object.fromEntries(values)),
        draft: filled(JSON.parse(draft)),
        banner,
      };
    },
  };
  // Time stands still but where a test lets it run: however slow the machine is, no limit passes by itself.
  await page.clock.install({ time: '2026-05-04T12:00:00Z' });
  await page.clock.pauseAt('2026-05-04T12:00:01Z');
  await visit.load();
  return visit;
}
