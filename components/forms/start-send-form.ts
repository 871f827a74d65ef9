/**
 * The states of a form that is sent by script: idle, sending, sent or failed (spec section 4, decision 7). The fields are
 * uncontrolled; nothing that a visitor or an extension does to them is undone.
 */
import { reloadEvent } from '../base/reload-event.ts';
import { attempt, copyPart, findPart, keepPart, setText } from '../island/parts.ts';
import { reportCuts } from './cut-paste.ts';
import { clearDraft, restoreDraft, saveDraft } from './draft.ts';
import { keepFailure, takeFailure } from './failure.ts';
import { focusFirst, showErrors } from './field-messages.ts';
import { checkFields, type FieldRule, readForm } from './rules.ts';

/** Time for which a success is shown before the empty form returns, in ms. */
const successMs = 3_000;
const otherProblem = 'There was a problem sending your message. Please try again later.';

interface SendFormOptions<Name extends string> {
  /** Name of the draft. */
  draft: string;
  rules: Readonly<Record<Name, FieldRule>>;
  /** Sends the values; returns an error message, or undefined. */
  send: (values: Record<Name, string>) => Promise<string | undefined>;
  onSent: () => void;
  onFailed: (message: string) => void;
  /** Called after the values have changed: typed, restored from a draft, or reset. */
  onChange?: () => void;
}

/** @throws Error if the form has lost a part that it needs */
export function startSendForm<Name extends string>(
  root: HTMLElement,
  { draft, rules, send, onSent, onFailed, onChange }: SendFormOptions<Name>,
): void {
  const form = root.querySelector('form');
  if (!form) throw new Error(`The island ${root.id} has no form`);
  const [fields, alert] = [keepPart(form, 'fields'), keepPart(form, 'alert')];
  // The rules are named like the fields.
  const names = Object.keys(rules) as Name[];
  let busy = false;
  let checked = false;
  let failure: string | undefined;

  const showFailure = (message: string | undefined) => {
    failure = message;
    if (message === undefined) {
      alert().replaceChildren();
      return;
    }
    const banner = copyPart(form, 'banner');
    setText(findPart(banner, 'failure') ?? banner, `Error: ${message}`);
    alert().replaceChildren(banner);
  };
  const setSending = (sending: boolean) => {
    const area = fields();
    if (area instanceof HTMLFieldSetElement) area.disabled = sending;
    const button = findPart(form, 'submit');
    if (sending) button?.setAttribute('aria-disabled', 'true');
    else button?.removeAttribute('aria-disabled');
    for (const [name, shown] of [
      ['idle', !sending],
      ['sending', sending],
    ] as const) {
      const text = findPart(form, name);
      if (text) text.hidden = !shown;
    }
  };
  const rest = () => {
    busy = false;
    delete document.documentElement.dataset.sending;
    // A disabled field or a removed panel loses the focus, which must not return to the top of the page.
    if (!document.activeElement || document.activeElement === document.body)
      form.focus({ preventScroll: true });
    window.dispatchEvent(new Event('form:settled'));
  };
  const confirm = () => {
    clearDraft(draft);
    checked = false;
    attempt(onSent);
    let panel: HTMLElement | undefined;
    attempt(() => {
      panel = copyPart(root, 'success');
      panel.style.minHeight = `${form.offsetHeight}px`;
      form.before(panel);
      form.hidden = true;
      const words = panel.querySelector<HTMLElement>('[tabindex]');
      words?.focus({ preventScroll: true });
      words?.scrollIntoView({ block: 'nearest' });
    });
    attempt(() => setSending(false));
    attempt(() => form.reset());
    attempt(() => showErrors(form, names, {}));
    setTimeout(() => {
      panel?.remove();
      form.hidden = false;
      onChange?.();
      rest();
    }, successMs);
  };
  const refuse = (message: string) => {
    attempt(() => setSending(false));
    attempt(() => showFailure(message));
    attempt(() => onFailed(message));
    rest();
    // In the middle of the screen, where neither header nor toast covers the banner and the button below it.
    alert().scrollIntoView({ block: 'center' });
  };

  const onInput = () => {
    // Disabled fields have no values.
    if (busy) return;
    saveDraft(draft, form);
    showFailure(undefined);
    if (checked) showErrors(form, names, checkFields(rules, readForm(form, names)));
    onChange?.();
  };
  for (const type of ['input', 'change']) form.addEventListener(type, onInput);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (busy) return;
    const values = readForm(form, names);
    const errors = checkFields(rules, values);
    checked = true;
    showErrors(form, names, errors);
    if (Object.keys(errors).length > 0) {
      focusFirst(form, names, errors);
      return;
    }
    busy = true;
    document.documentElement.dataset.sending = '';
    showFailure(undefined);
    setSending(true);
    send(values)
      .catch(() => otherProblem)
      .then((message) => (message === undefined ? confirm() : refuse(message)));
  });
  window.addEventListener(reloadEvent, () => failure !== undefined && keepFailure(draft, failure));

  reportCuts(form);
  restoreDraft(draft, form);
  // Text typed before the script started is saved as a draft.
  saveDraft(draft, form);
  showFailure(takeFailure(draft));
  onChange?.();
}
