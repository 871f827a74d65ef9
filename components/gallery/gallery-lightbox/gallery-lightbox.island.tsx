import { defineIsland } from '../../island/define-island.ts';
import styles from './gallery-lightbox.module.css';

const dialogId = 'lightbox-dialog';
/** Closes without script too (HTML standard); missing in React's types. */
const closeCommand = { command: 'close', commandfor: dialogId };

interface GalleryLightboxProps {
  label: string;
}

/** A full-screen view of the page's pictures, with previous, next (both wrapping), close and a counter. */
function GalleryLightbox({ label }: GalleryLightboxProps) {
  return (
    <dialog id={dialogId} className={styles.lightbox} aria-label={label}>
      <div className={styles.inside}>
        <div className={styles.picture} data-part="picture" />
        <p className={styles.caption} aria-live="polite">
          <span className={styles.counter} data-part="counter" /> <span data-part="caption" />
        </p>
        <div className={styles.controls}>
          <button type="button" data-part="back">
            <span aria-hidden="true">←</span> Previous
          </button>
          <button type="button" data-part="next">
            Next <span aria-hidden="true">→</span>
          </button>
          <button type="button" {...closeCommand}>
            Close <span aria-hidden="true">×</span>
          </button>
        </div>
      </div>
    </dialog>
  );
}

export default defineIsland<GalleryLightboxProps>({
  name: 'gallery-lightbox',
  when: 'moved',
  onError: 'keep',
  component: GalleryLightbox,
  data: () => null,
});
