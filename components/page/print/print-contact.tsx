import type { Content } from '../../../content/types.ts';
import { absoluteUrl } from '../../base/absolute-url.ts';
import styles from '../../ui/print/print.module.css';

/** Print only: how to book and whom to contact. On screen the buttons and the footer show it. */
export function PrintContact({ site }: { site: Content['site'] }) {
  return (
    <p className={styles.contact}>
      Book at {absoluteUrl('/booking')} or by e-mail: {site.bookingEmail}. Questions: {site.email}
    </p>
  );
}
