import { useEffect, useRef } from 'react';
import styles from './form-status.module.css';

interface FormBannerProps {
  /** Without the prefix; none hides the banner but keeps its live region. */
  message: string | undefined;
  /** Mail address that is the other way. */
  email: string;
}

/** What went wrong with the whole form, and the other way to reach the company. */
export function FormBanner({ message, email }: FormBannerProps) {
  return (
    <div role="alert">
      {message && (
        <div className={styles.banner}>
          <p>Error: {message}</p>
          <p>
            You can also write to <a href={`mailto:${email}`}>{email}</a>.
          </p>
        </div>
      )}
    </div>
  );
}

/** How many fields are wrong, read out after the first of them, which has the focus. */
export function ErrorSummary({ count }: { count: number }) {
  return (
    <div role="status">
      {count > 0 && (
        <p className={styles.summary}>
          {count === 1 ? 'One field needs your attention.' : `${count} fields need your attention.`}
        </p>
      )}
    </div>
  );
}

interface FormSuccessProps {
  heading: string;
  text: string;
  /** Pixels of the form whose place it takes. */
  height: number;
}

/** What takes the form's place after a send: as high as the form, with its words and the focus where the button was. */
export function FormSuccess({ heading, text, height }: FormSuccessProps) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    words.current?.focus({ preventScroll: true });
    words.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className={styles.sent} style={{ minHeight: height }}>
      <div ref={words} className={styles.success} tabIndex={-1}>
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

/** The send button; it stays focusable while sending, so that nobody loses their place. */
export function SubmitButton({
  sending,
  text,
  sendingText,
}: {
  sending: boolean;
  text: string;
  sendingText: string;
}) {
  return (
    <button className={styles.submit} type="submit" aria-disabled={sending}>
      {sending && <span className={styles.spinner} aria-hidden="true" />}
      {sending ? sendingText : text}
    </button>
  );
}
