import { useCallback, useEffect, useRef, useState } from 'react';
import { hasModifier, isPlainClick } from '../../base/plain-click.ts';
import { defineIsland } from '../../island/define-island.ts';
import styles from './gallery-lightbox.module.css';
import { type Frame, framesOf, preloadNeighbors, turn } from './lightbox-frames.ts';
import { useBackToClose } from './use-back-to-close.ts';
import { useSwipe } from './use-swipe.ts';

const dialogId = 'lightbox-dialog';
/** Closes without script, too (HTML standard); React's types do not know it yet. */
const closeCommand = { command: 'close', commandfor: dialogId };

interface GalleryLightboxProps {
  label: string;
}

/**
 * A full-screen view of the page's prints, with previous, next (both wrapping), close and a counter. It takes its
 * pictures from the links on the page, so they stand in the HTML once.
 */
function GalleryLightbox({ label }: GalleryLightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [frames, setFrames] = useState<Frame[]>([]);
  const [index, setIndex] = useState(0);
  const history = useBackToClose(dialog);
  const open = useCallback(
    (link: HTMLAnchorElement) => {
      const found = framesOf(link);
      setFrames(found);
      setIndex(
        Math.max(
          0,
          found.findIndex((frame) => frame.link === link),
        ),
      );
      // Opened before this code came, it only has to be filled.
      if (!dialog.current?.open) dialog.current?.showModal();
      history.opened();
    },
    [history],
  );
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-lightbox]') : null;
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      open(link);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [open]);
  useEffect(() => {
    if (frames.length > 1) preloadNeighbors(frames, index);
  }, [frames, index]);
  const frame = frames[index];
  const step = (by: 1 | -1) => setIndex((now) => turn(now, by, frames.length));
  const swipe = useSwipe(step);
  return (
    <dialog
      ref={dialog}
      id={dialogId}
      className={styles.lightbox}
      aria-label={label}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      onKeyDown={(event) => {
        // With a modifier they are the browser's: Alt and an arrow go through its history.
        if (hasModifier(event)) return;
        if (event.key === 'ArrowLeft') step(-1);
        if (event.key === 'ArrowRight') step(1);
      }}
      onClose={() => {
        history.closed();
        frame?.link.focus();
      }}
    >
      <div className={styles.inside}>
        <div className={styles.print} {...swipe}>
          {frame && (
            <img key={frame.src} src={frame.src} srcSet={frame.srcSet} sizes="100vw" alt={frame.alt} />
          )}
        </div>
        <p className={styles.caption} aria-live="polite">
          <span className={styles.counter}>
            {frames.length === 0 ? '' : `${index + 1} / ${frames.length}`}
          </span>{' '}
          {frame?.alt}
        </p>
        <div className={styles.controls}>
          <button type="button" onClick={() => step(-1)}>
            <span aria-hidden="true">←</span> Previous
          </button>
          <button type="button" onClick={() => step(1)}>
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

export default defineIsland({
  name: 'gallery-lightbox',
  when: 'moved',
  onError: 'keep',
  component: GalleryLightbox,
});
