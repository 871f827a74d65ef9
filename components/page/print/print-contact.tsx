import type { Content } from '../../../content/types.ts';
import { absoluteUrl } from '../../base/settings.ts';
import styles from '../../ui/print/print.module.css';

/** On paper alone: how to book and whom to ask. On a screen the page's buttons and its footer say it. */
export function PrintContact({ site }: { site: Content['site'] }) {
  return (
    <p className={styles.contact}>
      Book at {absoluteUrl('/booking')} or by e-mail: {site.bookingEmail}. Questions: {site.email}
    </p>
  );
}
