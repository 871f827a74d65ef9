/** A page with one form and its real script: it can be filled in, sent and reloaded, with a simulated service. */
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import contactForm from '../../../components/forms/contact-form/contact-form.island.tsx';
import surveyForm from '../../../components/forms/survey-form/survey-form.island.tsx';
import { Island } from '../../../components/island/island.server.tsx';
import { type FormName, type FormPage, filled } from './steps.ts';

const common = { email: 'tours@example.org', privacy: 'Only we read it.' };
const html: Record<FormName, string> = {
  contact: renderToStaticMarkup(
    <Island id="form" of={contactForm} props={{ ...common, companyName: 'Cats' }} />,
  ),
  survey: renderToStaticMarkup(<Island id="form" of={surveyForm} props={common} />),
};

/** When a reload that was wanted during a press is due at the latest, in ms. */
const afterPressMs = 50;

interface PlayedPage extends FormPage {
  /** Stops everything that the page has started. */
  close: () => void;
}

/** Does not load the page yet; `load` does. Stubs last until the test's mocks are restored. */
export function openPage(name: FormName): PlayedPage {
  const listeners: (() => void)[] = [];
  let reloads = false;
  let update: (chosen: boolean) => void = () => {};
  const form = () => {
    const found = document.querySelector('form');
    if (!found) throw new Error('The page has no form');
    return found;
  };
  /** The events before a click. */
  const point = () => {
    for (const type of ['pointerdown', 'pointerup'])
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const page: PlayedPage = {
    sends: [],
    plan: [],
    online: true,
    confirmed: false,
    close() {
      vi.clearAllTimers();
      for (const remove of listeners.splice(0)) remove();
    },
    async load() {
      // Scripts of the previous page would continue in this one, which has the same document.
      await vi.advanceTimersByTimeAsync(0);
      page.close();
      reloads = false;
      delete document.documentElement.dataset.sending;
      document.body.innerHTML = html[name];
      vi.resetModules();
      // The script of every page follows presses from its start, before a form starts.
      const { followPresses, reloadWhenFree } = await import(
        '../../../components/document/scripts/reload.ts'
      );
      followPresses();
      update = reloadWhenFree;
      const { default: start } =
        name === 'contact'
          ? await import('../../../components/forms/contact-form/contact-form.client.ts')
          : await import('../../../components/forms/survey-form/survey-form.client.ts');
      const root = document.querySelector<HTMLElement>('#form');
      if (root) await start(root, null);
    },
    async type(field, value) {
      const control = form().elements.namedItem(field);
      if (control instanceof RadioNodeList || control instanceof NodeList) {
        const choice = [...form().querySelectorAll<HTMLInputElement>(`[name="${field}"]`)].find(
          (radio) => radio.value === value,
        );
        if (choice) choice.checked = true;
      } else if (control instanceof HTMLInputElement && control.type === 'checkbox')
        control.checked = value !== '';
      else if (
        control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement
      )
        control.value = value;
      form()
        .querySelector(`[name="${field}"]`)
        ?.dispatchEvent(new Event('input', { bubbles: true }));
    },
    async press(times) {
      page.confirmed = false;
      for (let count = 0; count < times; count++) {
        point();
        form().requestSubmit();
      }
    },
    async update() {
      point();
      update(true);
    },
    async settle(impatient) {
      const sending = () => document.documentElement.dataset.sending !== undefined && !reloads;
      // A reload waits for the end of a press.
      await vi.advanceTimersByTimeAsync(afterPressMs);
      while (sending()) {
        page.confirmed ||= Boolean(form().hidden);
        if (impatient) form().requestSubmit();
        await vi.advanceTimersToNextTimerAsync();
        await vi.advanceTimersByTimeAsync(0);
      }
      if (reloads) await page.load();
    },
    state: async () => ({
      sends: [...page.sends],
      values: filled(Object.fromEntries(new FormData(form()))),
      draft: filled(JSON.parse(sessionStorage.getItem(`/draft:${name}`) ?? '{}')),
      banner: document.querySelector('[data-part="failure"]')?.textContent ?? '',
    }),
  };

  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) => {
        add(type, listener);
        listeners.push(() => target.removeEventListener(type, listener));
      },
    );
  }
  vi.spyOn(window.location, 'reload').mockImplementation(() => {
    reloads = true;
  });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => page.online);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', (_: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    const { template_id, template_params } = JSON.parse(body);
    page.sends.push(`${template_id} ${template_params.email} ${template_params.name}`);
    const answer = page.plan.shift() ?? 'ok';
    if (answer === 'never')
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    if (answer === 'cut') page.online = false;
    if (answer === 'cut' || answer === 'drop') return Promise.reject(new TypeError('Failed to fetch'));
    const status = answer === 'ok' ? 200 : Number(answer);
    return Promise.resolve({ ok: status === 200, status });
  });
  // happy-dom reads the value of a group of radio buttons, but cannot set it.
  const group = Object.getOwnPropertyDescriptor(RadioNodeList.prototype, 'value');
  Object.defineProperty(RadioNodeList.prototype, 'value', {
    ...group,
    set(this: RadioNodeList, value: string) {
      for (const radio of this)
        if (radio instanceof HTMLInputElement && radio.value === value) radio.checked = true;
    },
  });
  sessionStorage.clear();
  localStorage.clear();
  return page;
}
