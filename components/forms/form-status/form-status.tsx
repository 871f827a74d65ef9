import type { ReactNode } from 'react';
import styles from './form-status.module.css';

interface FormBannerProps {
  /** Mail address that is the other way. */
  email: string;
  /** As it is shown, with the prefix; none leaves the live region empty, for a script to fill. */
  message?: string;
}

/** What went wrong with the whole form, and the other way to reach the company. */
export function FormBanner({ email, message }: FormBannerProps) {
  const banner = (
    <div className={styles.banner}>
      <p data-part="failure">{message}</p>
      <p>
        You can also write to <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </div>
  );
  return (
    <>
      <div role="alert" data-part="alert">
        {message && banner}
      </div>
      {!message && <template data-part="banner">{banner}</template>}
    </>
  );
}

/** How many fields are wrong, read out after the first of them, which has the focus. */
export function ErrorSummary({ text = '' }: { text?: string }) {
  return (
    <div role="status">
      <p className={styles.summary} data-part="summary" hidden={!text}>
        {text}
      </p>
    </div>
  );
}

interface FormSuccessProps {
  heading: string;
  text: string;
}

/** What takes the form's place after a send: as high as the form, with its words where the button was. */
export function FormSuccess({ heading, text }: FormSuccessProps) {
  return (
    <div className={styles.sent}>
      <div className={styles.success} tabIndex={-1}>
        <h3>{heading}</h3>
        <p>{text}</p>
      </div>
    </div>
  );
}

/** Without script a form cannot be sent: the address stands in place of the button. */
export function WithoutScript({ email }: { email: string }) {
  return (
    <noscript>
      <p>
        This form needs JavaScript. Please write to <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </noscript>
  );
}

interface SubmitButtonProps {
  text: string;
  sendingText: string;
  sending?: boolean;
}

/**
 * The send button; it stays focusable while sending, so that nobody loses their place. Both of its texts stand in the
 * page, so that a translation of them lasts.
 */
export function SubmitButton({ text, sendingText, sending = false }: SubmitButtonProps): ReactNode {
  return (
    <button className={styles.submit} type="submit" data-part="submit" aria-disabled={sending || undefined}>
      <span data-part="idle" hidden={sending}>
        {text}
      </span>
      <span className={styles.sending} data-part="sending" hidden={!sending}>
        <span className={styles.spinner} aria-hidden="true" />
        <span>{sendingText}</span>
      </span>
    </button>
  );
}
