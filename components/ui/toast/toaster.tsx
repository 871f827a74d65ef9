import styles from './toast.module.css';

/** The region for toasts, empty until a script shows one. */
export function Toaster() {
  return <section id="toasts" popover="manual" aria-label="Notifications" className={styles.region} />;
}
