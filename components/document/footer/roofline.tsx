import styles from './footer.module.css';

/**
 * Roofs of row houses with cats, at the end of the page. Decoration, in a separate file (`public/roofline.svg`, from
 * `roofline-paths.ts`), so that it adds no bytes to the pages.
 */
export function Roofline() {
  return <div className={styles.roofs} />;
}
