/**
 * The states of a form that is sent by script: idle, sending, sent or failed (spec section 4, decision 7). The fields are
 * uncontrolled; nothing that a visitor or an extension does to them is undone.
 */
import { reloadEvent } from '../base/reload-event.ts';
import { attempt, copyPart, findPart, setText } from '../island/parts.ts';
import { whenChanged } from '../island/when-changed.ts';
import { element } from '../ui/element.ts';
import { afterOtherTabs } from './after-other-tabs.ts';
import { clearDraft, saveDraft } from './draft.ts';
import { earlierSend, followSend, forgetSend, watchOtherTabs } from './earlier-send.ts';
import { storeFailure, takeFailure } from './failure.ts';
import { focusFirst, showErrors } from './field-messages.ts';
import { restoreDraft } from './restore-draft.ts';
import { checkFields, type FieldRule, readForm } from './rules.ts';
import styles from './send-form/send-form.module.css';
import { startLimits } from './text-limits.ts';

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

/**
 * Parts of the form may have been removed, and the form, its fields or the whole page may be a copy of those in which a send
 * began: listeners are those of the island, and parts are looked up.
 */
export function startSendForm<Name extends string>(
  root: HTMLElement,
  { draft, rules, send, onSent, onFailed, onChange }: SendFormOptions<Name>,
): void {
  const first = root.querySelector('form');
  // Removed by an extension.
  if (!first) return;
  const place = () => (root.isConnected ? root : (document.getElementById(root.id) ?? root));
  const form = () => place().querySelector('form') ?? first;
  const fields = () => findPart(place(), 'fields') ?? place();
  const alert = () => findPart(place(), 'alert') ?? addAlert(place());
  // The rules are named like the fields.
  const names = Object.keys(rules) as Name[];
  // A copy of the page starts while the other still sends.
  let busy = isSending();
  let checked = false;
  let failure: string | undefined;
  const sentByOtherTab = watchOtherTabs(draft);

  const showFailure = (message: string | undefined) => {
    failure = message;
    if (message === undefined) {
      alert().replaceChildren();
      return;
    }
    const banner = copyPart(place(), 'banner');
    setText(findPart(banner, 'failure') ?? banner, `Error: ${message}`);
    alert().replaceChildren(banner);
  };
  /** The draft was restored, and its page had been left during a send. */
  const showEarlierSend = () => {
    const earlier = earlierSend(draft);
    if (earlier === 'yes') {
      own.reset.call(first);
      clearDraft(draft);
    }
    if (earlier !== 'maybe') return;
    const words = 'This may have been sent already: the page was left before the answer came.';
    alert().before(element('p', { class: styles.note, role: 'status', 'data-part': 'earlier' }, words));
  };
  const setSending = (sending: boolean) => {
    const area = fields();
    if (area instanceof HTMLFieldSetElement) area.disabled = sending;
    const button = findPart(place(), 'submit');
    if (sending) button?.setAttribute('aria-disabled', 'true');
    else button?.removeAttribute('aria-disabled');
    for (const [name, shown] of [
      ['idle', !sending],
      ['sending', sending],
    ] as const) {
      const text = findPart(place(), name);
      if (text) text.hidden = !shown;
    }
  };
  const rest = () => {
    delete document.documentElement.dataset.sending;
    // A disabled field or a removed panel loses the focus, which must not return to the top of the page.
    if (!document.activeElement || document.activeElement === document.body)
      fields().focus({ preventScroll: true });
    dispatchEvent(new Event('form:settled'));
  };
  const confirm = () => {
    clearDraft(draft);
    checked = false;
    attempt(onSent);
    attempt(() => {
      const panel = copyPart(place(), 'success');
      panel.dataset.part = 'sent';
      panel.style.minHeight = `${place().offsetHeight}px`;
      own.before.call(form(), panel);
      own.toggleAttribute.call(form(), 'hidden', true);
      const words = panel.querySelector<HTMLElement>('[tabindex]');
      words?.focus({ preventScroll: true });
      words?.scrollIntoView({ block: 'nearest' });
    });
    attempt(() => setSending(false));
    attempt(() => own.reset.call(form()));
    attempt(() => showErrors(place(), names, {}));
    setTimeout(() => {
      findPart(place(), 'sent')?.remove();
      own.toggleAttribute.call(form(), 'hidden', false);
      onChange?.();
      rest();
    }, successMs);
  };
  const refuse = (message: string, sent: Element) => {
    attempt(() => setSending(false));
    // A password manager may have filled in something meanwhile; a copy of the fields has lost what was typed.
    if (fields() === sent) saveDraft(draft, place());
    else restoreDraft(draft, place());
    attempt(() => showFailure(message));
    attempt(() => onFailed(message));
    rest();
    // In the middle of the screen, where neither header nor toast covers the banner and the button below it.
    alert().scrollIntoView({ block: 'center' });
  };

  const onInput = () => {
    // Disabled fields have no values.
    if (busy) return;
    saveDraft(draft, place());
    forgetSend(draft);
    showFailure(undefined);
    if (checked) showErrors(place(), names, checkFields(rules, readForm(place(), names)));
    onChange?.();
  };
  for (const type of ['input', 'change']) root.addEventListener(type, onInput);
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    if (busy) return;
    const values = readForm(place(), names);
    const errors = checkFields(rules, values);
    checked = true;
    showErrors(place(), names, errors);
    if (Object.keys(errors).length > 0) {
      focusFirst(place(), names, errors);
      return;
    }
    busy = true;
    findPart(place(), 'earlier')?.remove();
    // Some password managers fill in without an event.
    saveDraft(draft, place());
    const ended = followSend(draft);
    const sent = fields();
    document.documentElement.dataset.sending = '';
    showFailure(undefined);
    setSending(true);
    afterOtherTabs(draft, async () => (sentByOtherTab() ? undefined : send(values)))
      .catch(() => otherProblem)
      .then((message) => {
        ended(message === undefined);
        return message === undefined ? confirm() : refuse(message, sent);
      });
  });
  addEventListener('form:settled', () => {
    busy = false;
  });
  addEventListener(reloadEvent, () => {
    if (failure !== undefined) storeFailure(draft, failure);
    // Some password managers fill in without an event.
    if (!busy && root.isConnected) saveDraft(draft, place());
  });

  let known = fields();
  whenChanged(root, () => {
    if (!root.isConnected || fields() === known) return;
    known = fields();
    if (!busy) restoreDraft(draft, place());
    onChange?.();
  });
  if (!busy) {
    // It was pressed before (`early-form.ts`).
    setSending(false);
    restoreDraft(draft, root);
    // Text typed before the script started is saved as a draft.
    saveDraft(draft, root);
    showEarlierSend();
  }
  startLimits(root);
  const kept = takeFailure(draft);
  if (kept !== undefined) showFailure(kept);
  onChange?.();
}

/**
 * The methods of forms. Each field is a property of its form, in the place of the form's own one of this name
 * (https://html.spec.whatwg.org/multipage/forms.html#dom-form-nameditem), and extensions add fields of any name: everything
 * else is looked up from the island's element.
 */
const own = HTMLFormElement.prototype;

const isSending = () => document.documentElement.dataset.sending !== undefined;

/** An empty element is the first that a tool which tidies up pages removes. */
function addAlert(root: HTMLElement): HTMLElement {
  const alert = element('div', { role: 'alert', 'data-part': 'alert' });
  const button = findPart(root, 'submit');
  if (button) button.before(alert);
  else root.append(alert);
  return alert;
}
