import type { Crumb } from '../../base/page-meta.ts';
import { href as withBase } from '../../base/settings.ts';
import styles from './breadcrumb.module.css';

/** Breadcrumb from the home page to this page. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.nav}>
      <ol className={styles.list}>
        {items.map(({ label, href }) => (
          <li key={label} className={styles.item}>
            {href ? <a href={withBase(href)}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
