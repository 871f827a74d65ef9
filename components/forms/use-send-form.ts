import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { clearDraft, restoreDraft, saveDraft } from './draft.ts';
import { checkFields, type FieldErrors, type FieldRule, readForm } from './rules.ts';

/** A success shows this long before the empty form comes back, in ms. */
const successMs = 3_000;

export type SendState = 'idle' | 'sending' | 'sent';

interface SendFormOptions<Name extends string> {
  /** Name of the draft. */
  draft: string;
  rules: Readonly<Record<Name, FieldRule>>;
  /** Sends; a returned text is what went wrong. */
  send: (values: Record<Name, string>) => Promise<string | undefined>;
  onSent: () => void;
  onFailed: (message: string) => void;
}
/** Where a form stands, and what its elements are given. */
export interface SendFormState<Name extends string> {
  form: RefObject<HTMLFormElement | null>;
  state: SendState;
  errors: FieldErrors<Name>;
  failure: string | undefined;
  /** Pixels that the form took when it was sent: what stands in its place keeps them, so that the page does not jump. */
  height: number;
  onInput: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The course of a form: idle, sending, sent or failed; its fields keep their own values (spec section 4, decision 7). */
export function useSendForm<Name extends string>({
  draft,
  rules,
  send,
  onSent,
  onFailed,
}: SendFormOptions<Name>): SendFormState<Name> {
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const refused = useRef(false);
  const [state, setState] = useState<SendState>('idle');
  const [checked, setChecked] = useState(false);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [failure, setFailure] = useState<string>();
  const [height, setHeight] = useState(0);
  // The names of the rules are the fields' names.
  const names = Object.keys(rules) as Name[];

  useEffect(() => {
    if (!form.current) return;
    restoreDraft(draft, form.current);
    // What was typed before the form came to life is a draft from now on.
    saveDraft(draft, form.current);
  }, [draft]);
  useEffect(() => {
    if (state !== 'sent') return;
    const timer = setTimeout(() => setState('idle'), successMs);
    return () => clearTimeout(timer);
  }, [state]);
  // Once the messages stand in the page, so that the first one is read out with its field.
  useEffect(() => {
    if (!refused.current) return;
    refused.current = false;
    const first = names.find((name) => errors[name]);
    if (first) document.getElementById(first)?.focus();
  });
  // A field that was switched off, or a panel that went away, has lost the focus: it must not fall to the page's top.
  useEffect(() => {
    if (state === 'idle' && busy.current && document.activeElement === document.body)
      form.current?.focus({ preventScroll: true });
    busy.current = state !== 'idle';
  }, [state]);

  // In the middle of the screen, where neither header nor toast lies over the banner and the button below it.
  useEffect(() => {
    if (failure) form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [failure]);

  const onInput = () => {
    if (!form.current) return;
    saveDraft(draft, form.current);
    setFailure(undefined);
    if (checked) setErrors(checkFields(rules, readForm(form.current, names)));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = form.current;
    if (!sent || busy.current) return;
    const values = readForm(sent, names);
    const found = checkFields(rules, values);
    setChecked(true);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      refused.current = true;
      return;
    }
    busy.current = true;
    document.documentElement.dataset.sending = '';
    setFailure(undefined);
    setState('sending');
    send(values)
      .catch(() => 'There was a problem sending your message. Please try again later.')
      .then((message) => {
        delete document.documentElement.dataset.sending;
        window.dispatchEvent(new Event('form:settled'));
        if (message !== undefined) {
          setState('idle');
          setFailure(message);
          onFailed(message);
          return;
        }
        clearDraft(draft);
        setChecked(false);
        setErrors({});
        setHeight(sent.offsetHeight);
        setState('sent');
        onSent();
      });
  };
  return { form, state, errors, failure, height, onInput, onSubmit };
}
