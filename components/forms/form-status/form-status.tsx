import type { ReactNode } from 'react';
import styles from './form-status.module.css';

interface FormBannerProps {
  /** E-mail address shown as an alternative. */
  email: string;
  /** The message with its prefix; undefined leaves the live region empty for the script. */
  message?: string;
}

/** The error banner of the form, with the e-mail address as an alternative. */
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

/** The number of invalid fields, announced after the first one, which has the focus. */
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

/** The panel that replaces the form after a send: as high as the form, with its text where the button was. */
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

/** Without script a form cannot be sent: the address replaces the button, also where the script could not be loaded. */
export function WithoutScript({ email }: { email: string }) {
  const link = <a href={`mailto:${email}`}>{email}</a>;
  return (
    <>
      <noscript>
        <p>This form needs JavaScript. Please write to {link}.</p>
      </noscript>
      <p className={styles.notLoaded} aria-live="polite">
        This form could not be loaded. Please reload the page, or write to {link}.
      </p>
    </>
  );
}

interface SubmitButtonProps {
  text: string;
  sendingText: string;
  sending?: boolean;
}

/**
 * The send button; it stays focusable while sending. Both of its texts are in the page, so that translations of them are
 * kept.
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
