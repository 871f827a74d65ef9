/** A page with one form, run by its real script: it can be filled in, sent and loaded anew, against a planned service. */
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import contactForm from '../../../components/forms/contact-form/contact-form.island.tsx';
import surveyForm from '../../../components/forms/survey-form/survey-form.island.tsx';
import { Island } from '../../../components/island/island.server.tsx';

/** What the service does with one request; `cut`: the connection goes away during it. */
export type Answer = 'ok' | '500' | '429' | 'drop' | 'never' | 'cut';
export type FormName = 'contact' | 'survey';

const common = { email: 'tours@example.org', privacy: 'Only we read it.' };
const html: Record<FormName, string> = {
  contact: renderToStaticMarkup(
    <Island id="form" of={contactForm} props={{ ...common, companyName: 'Cats' }} />,
  ),
  survey: renderToStaticMarkup(<Island id="form" of={surveyForm} props={common} />),
};

export interface FormPage {
  /** Requests so far: template, address and name of each. */
  sends: string[];
  /** Answers to the next requests; after the last one all is well. */
  plan: Answer[];
  online: boolean;
  /** Whether the last send was confirmed. */
  confirmed: boolean;
  load: () => Promise<void>;
  /** Ends all that the page has started. */
  close: () => void;
  type: (field: string, value: string) => void;
  press: (times: number) => void;
  /** Asks for a new version, as the toast's Reload does. */
  update: () => void;
  /** Runs until nothing is being sent, and the page is loaded anew if that was asked for. */
  settle: () => Promise<void>;
  banner: () => string;
  values: () => Record<string, string>;
  draft: () => Record<string, string>;
}

/** Opens no page yet: `load` does. Stubs last until the test's mocks are restored. */
export function openPage(name: FormName): FormPage {
  const listeners: (() => void)[] = [];
  let reloads = false;
  let update: (chosen: boolean) => void = () => {};
  const form = () => {
    const found = document.querySelector('form');
    if (!found) throw new Error('The page has no form');
    return found;
  };
  const page: FormPage = {
    sends: [],
    plan: [],
    online: true,
    confirmed: false,
    close() {
      vi.clearAllTimers();
      for (const remove of listeners.splice(0)) remove();
    },
    async load() {
      page.close();
      reloads = false;
      delete document.documentElement.dataset.sending;
      document.body.innerHTML = html[name];
      vi.resetModules();
      const { default: start } =
        name === 'contact'
          ? await import('../../../components/forms/contact-form/contact-form.client.ts')
          : await import('../../../components/forms/survey-form/survey-form.client.ts');
      update = (await import('../../../components/document/scripts/reload.ts')).reloadWhenFree;
      const root = document.querySelector<HTMLElement>('#form');
      if (root) await start(root, null);
    },
    type(field, value) {
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
    press(times) {
      page.confirmed = false;
      for (let count = 0; count < times; count++) form().requestSubmit();
    },
    update: () => update(true),
    async settle() {
      while (document.documentElement.dataset.sending !== undefined && !reloads) {
        // Shorter than the time for which a success is shown.
        await vi.advanceTimersByTimeAsync(500);
        page.confirmed ||= form().hidden !== false;
      }
      if (reloads) await page.load();
    },
    banner: () => document.querySelector('[data-part="failure"]')?.textContent ?? '',
    values: () => filled(Object.fromEntries(new FormData(form()))),
    draft: () => filled(JSON.parse(sessionStorage.getItem(`/draft:${name}`) ?? '{}')),
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
  return page;
}

/** Fields with something in them. */
export const filled = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]])),
  );
