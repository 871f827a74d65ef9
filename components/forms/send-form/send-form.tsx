import type { ReactNode } from 'react';
import { ErrorSummary, FormBanner, SubmitButton, WithoutScript } from '../form-status/form-status.tsx';
import type { SendFormState } from '../use-send-form.ts';
import styles from './send-form.module.css';

interface SendFormProps {
  /** What `useSendForm` returned. */
  course: SendFormState<string>;
  /** Name of the whole, for people who hear it. */
  legend: string;
  submit: { text: string; sending: string };
  /** Mail address that is the other way. */
  email: string;
  /** Who receives the data. */
  privacy: string;
  /** Sets the gap between the parts, and how the fields stand. */
  className: string | undefined;
  /** After what the form itself does with each change. */
  onInput?: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The frame of a form that is sent by script: count of wrong fields, fields, banner, button, and who reads it. */
export function SendForm({
  course,
  legend,
  submit,
  email,
  privacy,
  className,
  onInput,
  children,
}: SendFormProps) {
  const { form, state, errors, failure, onSubmit } = course;
  const sending = state === 'sending';
  const changed = () => {
    course.onInput();
    onInput?.();
  };
  return (
    <form
      ref={form}
      className={`${styles.form} ${className}`}
      method="dialog"
      noValidate
      tabIndex={-1}
      data-hold=""
      onInput={changed}
      onChange={changed}
      onSubmit={onSubmit}
    >
      <ErrorSummary count={Object.keys(errors).length} />
      <fieldset className={styles.fields} disabled={sending}>
        <legend className="visuallyHidden">{legend}</legend>
        {children}
      </fieldset>
      <FormBanner message={failure} email={email} />
      <SubmitButton sending={sending} text={submit.text} sendingText={submit.sending} />
      <WithoutScript email={email} />
      <p className={styles.privacy}>{privacy}</p>
    </form>
  );
}
