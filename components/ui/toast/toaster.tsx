import { regionAttributes } from './region.ts';
import styles from './toast.module.css';

/** The region for toasts, empty until a script shows one. */
export function Toaster() {
  return <section {...regionAttributes} className={styles.region} />;
}
