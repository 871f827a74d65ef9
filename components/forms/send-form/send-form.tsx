import type { ReactNode } from 'react';
import {
  ErrorSummary,
  FormBanner,
  FormSuccess,
  SubmitButton,
  WithoutScript,
} from '../form-status/form-status.tsx';
import styles from './send-form.module.css';

interface SendFormProps {
  /** Accessible name of the form. */
  legend: string;
  submit: { text: string; sending: string };
  /** What takes the form's place after a send. */
  success: { heading: string; text: string };
  /** E-mail address shown as an alternative. */
  email: string;
  /** Who receives the data. */
  privacy: string;
  /** Sets the gap between the parts and the layout of the fields. */
  className: string | undefined;
  /** The fields. */
  children: ReactNode;
}

/**
 * The frame of a form that is sent by script: number of invalid fields, fields, banner, button, privacy note. The page
 * contains every part that `startSendForm` uses.
 */
export function SendForm({ legend, submit, success, email, privacy, className, children }: SendFormProps) {
  return (
    <>
      <form className={`${styles.form} ${className}`} method="dialog" noValidate data-hold="">
        <ErrorSummary />
        <fieldset className={styles.fields} tabIndex={-1} data-part="fields">
          <legend className="visuallyHidden">{legend}</legend>
          {children}
        </fieldset>
        <FormBanner email={email} />
        <SubmitButton text={submit.text} sendingText={submit.sending} />
        <WithoutScript email={email} />
        <p className={styles.privacy}>{privacy}</p>
      </form>
      <template data-part="success">
        <FormSuccess {...success} />
      </template>
    </>
  );
}
