import { href } from '../../base/settings.ts';
import styles from './logo.module.css';

/** The logo, and the company's name from 360 pixels up. The drawing is the icon of the browser's tab: one file serves both. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      {/* Requested after the picture of the first screen. */}
      <img
        src={href('/icons/icon.svg')}
        alt={name}
        width={48}
        height={48}
        fetchPriority="low"
        className={styles.sign}
      />
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
    </span>
  );
}
