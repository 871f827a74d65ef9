/** A page with one form in a real browser, for the model of the forms: real fields, presses, reloads and answers; time is played. */
import type { Page, Route } from '@playwright/test';
import type { Answer, FormName, FormPage } from '../../unit/model/steps.ts';
import { filled } from '../../unit/model/steps.ts';
import { controlWorker, fakeWorker, registered } from './fake-worker.ts';
import { emailPath } from './forms.ts';
import { activate } from './ready.ts';
import { expect } from './test.ts';

/** How far the played time moves at once, in ms: more than the gap that the e-mail service needs between two sends. */
const stepMs = 1500;
/** A form that is still being sent after so many steps never ends. */
const maxSteps = 400;

export async function openFormPage(page: Page, name: FormName): Promise<FormPage> {
  const form = page.locator('main form').first();
  const island = page.locator(`[data-island=${name}-form]`);
  let loads = 0;
  let wantedLoads = 0;
  /** The service does not answer the last request. */
  let unanswered = false;
  page.on('load', () => {
    loads += 1;
  });

  await page.clock.install();
  await fakeWorker(page, { controlled: true, permission: 'default' });
  // Reported by the page: on a busy machine the panel can be gone before the next look at the page.
  await page.exposeFunction('reportConfirmed', () => {
    subject.confirmed = true;
  });
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (added.some((node) => node instanceof Element && node.matches('[data-part=sent]')))
        Reflect.get(window, 'reportConfirmed')();
    }).observe(document, { childList: true, subtree: true });
    // The new version takes over as soon as it is asked to.
    Object.assign(EventTarget.prototype, {
      postMessage: () => navigator.serviceWorker.dispatchEvent(new Event('controllerchange')),
    });
    const state = Object.assign(window, { asked: 0, offline: false });
    Object.defineProperty(navigator, 'onLine', { get: () => !state.offline });
    const request = window.fetch.bind(window);
    window.fetch = (input, options) => {
      if (options?.method !== 'POST') return request(input, options);
      state.asked += 1;
      return request(input, options).finally(() => {
        state.asked -= 1;
      });
    };
  });

  /**
   * What the page sees of its network. The browser's own would also refuse a reload for a new version, which a visitor
   * without a network gets from the service worker.
   */
  const setOffline = (offline: boolean) =>
    page.evaluate((value) => void Object.assign(window, { offline: value }), offline).catch(() => {});

  /** What the page does now; undefined while it is being left. */
  const look = () =>
    page
      .evaluate(() => ({
        sending: document.documentElement.dataset.sending !== undefined,
        asked: Number(Reflect.get(window, 'asked')),
      }))
      .catch(() => undefined);

  const started = async () => {
    await registered(page);
    await activate(island);
  };

  let turn: Promise<unknown> = Promise.resolve();
  /** One after the other: a network that is lost meanwhile would cancel the script of the update's toast. */
  const inTurn = (act: () => Promise<void>): Promise<void> => {
    const next = turn.then(act);
    turn = next.catch(() => {});
    return next;
  };

  const cut = async (route: Route) => {
    subject.online = false;
    await setOffline(true);
    await route.abort();
    await expect.poll(async () => (await look())?.sending ?? false).toBe(false);
  };
  const answer = async (route: Route, value: Answer) => {
    unanswered = value === 'never';
    if (unanswered) return;
    if (value === 'cut') await inTurn(() => cut(route));
    else if (value === 'drop') await route.abort();
    else
      await route.fulfill({
        status: value === 'ok' ? 200 : Number(value),
        headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      });
  };
  await page.route(`**${emailPath}`, async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') {
      await route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      });
      return;
    }
    const { template_id, template_params } = request.postDataJSON();
    subject.sends.push(`${template_id} ${template_params.email} ${template_params.name}`);
    await answer(route, subject.plan.shift() ?? 'ok');
  });

  const subject: FormPage = {
    sends: [],
    plan: [],
    online: true,
    confirmed: false,
    async load() {
      // A request that the page has just made arrives before the page is left.
      const before = await look();
      if (before?.asked) await expect.poll(() => unanswered).toBe(true);
      unanswered = false;
      // What a visitor without a network gets from the service worker.
      await setOffline(false);
      if (loads === 0) await page.goto(name);
      else await page.reload();
      wantedLoads = loads;
      await started();
      await setOffline(!subject.online);
    },
    async type(field, value) {
      const control = form.locator(`[name="${field}"]`);
      const kind = await control
        .first()
        .evaluate((element) => element.getAttribute('type') ?? element.localName);
      const choice = kind === 'radio' ? form.locator(`[name="${field}"][value="${value}"]`) : control;
      if (kind === 'radio' || kind === 'checkbox') {
        await choice.setChecked(value !== '');
        // The model also counts a choice that is as it was.
        await choice.dispatchEvent('input');
      } else if (kind === 'select')
        await control.evaluate((select: HTMLSelectElement, option) => {
          select.value = option;
          select.dispatchEvent(new Event('input', { bubbles: true }));
          select.dispatchEvent(new Event('change', { bubbles: true }));
        }, value);
      else await control.fill(value);
    },
    async press(times) {
      subject.confirmed = false;
      await setOffline(!subject.online);
      const button = form.locator('button[type=submit]');
      // Away from messages and other fixed parts.
      await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      // The page may still be scrolling smoothly to the banner of the last send: a trial waits until the button rests.
      await button.click({ trial: true });
      const box = await button.boundingBox();
      if (!box) throw new Error('The form has no button');
      // All at once: a click after the confirmation would be one on the empty form.
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: times });
      await page.evaluate(whenUnderWay).catch(() => {});
    },
    update: () =>
      inTurn(async () => {
        wantedLoads = loads + 1;
        // The script of the toast comes from the network.
        await setOffline(false);
        await controlWorker(page, 'install');
        await page
          .locator('#toasts')
          .getByRole('button', { name: 'Reload' })
          .first()
          .evaluate((button: HTMLElement) => button.click());
      }),
    async settle(impatient) {
      for (let turn = 0; ; turn += 1) {
        if (turn > maxSteps)
          throw new Error(`The form is still being sent, after ${subject.sends.join(', ')}`);
        const now = await look();
        if (!now) {
          await page.waitForLoadState();
          continue;
        }
        if (!now.sending) break;
        // Only while it is being sent: afterwards a press is another send.
        if (impatient)
          await form
            .evaluate((element: HTMLFormElement) => {
              if (document.documentElement.dataset.sending !== undefined) element.requestSubmit();
            })
            .catch(() => {});
        // Time stands still while an answer is on its way.
        if (now.asked === 0 || unanswered) await page.clock.runFor(stepMs).catch(() => {});
      }
      // A send that follows sooner waits for the service's gap.
      await page.clock.runFor(stepMs).catch(() => {});
      if (wantedLoads > loads) {
        await setOffline(false);
        await expect.poll(() => loads).toBe(wantedLoads);
      }
      await started();
      await setOffline(!subject.online);
    },
    state: async () => ({
      sends: [...subject.sends],
      ...(await form.evaluate((element: HTMLFormElement, key) => {
        const draft: Record<string, string> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
        return {
          values: Object.fromEntries(
            [...new FormData(element)].map(([field, value]) => [field, String(value)]),
          ),
          draft,
          banner: document.querySelector('[data-part="failure"]')?.textContent ?? '',
        };
      }, `/draft:${name}`)),
    }),
  };
  const { state } = subject;
  subject.state = async () => {
    const seen = await state();
    return { ...seen, values: filled(seen.values), draft: filled(seen.draft) };
  };
  return subject;
}

/** Runs in the page. Resolves when the request is made, which is when the browser has found that no other tab sends, or if there is none. */
function whenUnderWay(): Promise<void> {
  // Not a timer: time is played.
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      if (document.documentElement.dataset.sending === undefined || Reflect.get(window, 'asked') > 0)
        resolve();
      else port2.postMessage('');
    };
    port2.postMessage('');
  });
}
