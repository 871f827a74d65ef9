import { closest } from '../../base/closest.ts';
import { hasModifier, isPlainClick } from '../../base/plain-click.ts';
import type { StartIsland } from '../../island/define-island.ts';
import { keepModal } from '../../island/keep-modal.ts';
import { findPart, keepPart, setText } from '../../island/parts.ts';
import { element } from '../../ui/element.ts';
import { backToClose } from './back-to-close.ts';
import { frameOf, linksOf, preloadNeighbors, turn } from './lightbox-frames.ts';
import { onSwipe } from './swipe.ts';

/** The press is painted first, without what it does not show at once: the new picture has to be loaded anyway. */
const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act));

/** Opens the page's pictures in the lightbox. They are read from the links on the page, so that they are in the HTML once. */
const startGalleryLightbox: StartIsland<null> = (root) => {
  const dialog = root.querySelector('dialog');
  if (!dialog) throw new Error('The lightbox has no dialog');
  const picture = keepPart(root, 'picture');
  const history = backToClose(dialog);
  keepModal([dialog]);
  /** To the pictures that are shown; the focus returns to the link of the last one. */
  let links: HTMLAnchorElement[] = [];
  let index = 0;

  const show = () => {
    const link = links[index];
    if (!link) return;
    const { src, srcSet, alt } = frameOf(link);
    // A new element for each picture, so that the previous one is not shown while it loads.
    const image = element('img', {
      'data-waiting': '',
      sizes: '100vw',
      srcset: srcSet || undefined,
      src,
      alt,
    });
    // Shown when its size is known, so that it does not grow visibly. Its neighbors are loaded after it.
    const arrived = () => {
      image.removeAttribute('data-waiting');
      if (image.isConnected && links.length > 1) preloadNeighbors(links, index);
    };
    for (const type of ['load', 'error']) image.addEventListener(type, arrived, { once: true });
    picture().replaceChildren(image);
    setText(findPart(root, 'counter'), `${index + 1} / ${links.length}`);
    setText(findPart(root, 'caption'), alt);
  };
  const step = (by: 1 | -1) => {
    index = turn(index, by, links.length);
    show();
  };
  document.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event.target, 'a[data-lightbox]');
    if (!link || !isPlainClick(event) || !root.isConnected) return;
    event.preventDefault();
    links = linksOf(link);
    index = Math.max(0, links.indexOf(link));
    // If it was opened before this script loaded, it only has to be filled.
    if (!dialog.open) dialog.showModal();
    history.opened();
    afterPaint(() => dialog.open && show());
  });
  dialog.addEventListener('click', ({ target }) => {
    const button = closest(target, 'button');
    if (button?.dataset.part === 'back') step(-1);
    if (button?.dataset.part === 'next') step(1);
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    // With a modifier they are browser shortcuts, e.g. Alt and an arrow.
    if (hasModifier(event)) return;
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  });
  dialog.addEventListener('close', () => {
    // The event comes later than the closing: it may be open again.
    if (dialog.open) return;
    history.closed();
    // Opened again, it is painted before it is filled.
    picture().replaceChildren();
    for (const name of ['counter', 'caption']) setText(findPart(root, name), '');
    links[index]?.focus();
  });
  onSwipe(picture(), step);
};
export default startGalleryLightbox;
