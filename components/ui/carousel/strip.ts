import { matchesMedia } from '../../base/match-media.ts';

/** Position and scrolling of a horizontal strip of slides. */
export interface Strip {
  /** Index of the slide that is shown or being scrolled to. */
  index: () => number;
  go: (to: number) => void;
}

/** Without the `scrollend` event (Safari), a scroll has ended after this long without a `scroll` event, in ms. */
const quietMs = 150;

/** The strip's slides, without the elements that an extension has put between them. */
export const slidesOf = (strip: Element): Element[] => [...strip.querySelectorAll('li')];

/**
 * @param list returns the current element of the strip
 * @param onMoved called after the visitor has scrolled it
 */
export function followStrip(list: () => HTMLElement, onMoved: () => void): Strip {
  let index = nearest(list());
  let underway = false;
  const ended = () => {
    const now = nearest(list());
    // A scroll that is interrupted by another one ends in between.
    if (underway && now !== index) return;
    underway = false;
    if (now === index) return;
    index = now;
    onMoved();
  };
  const strip = list();
  for (const type of ['pointerdown', 'wheel', 'touchstart', 'keydown'])
    strip.addEventListener(type, () => (underway = false), { passive: true });
  if ('onscrollend' in window) strip.addEventListener('scrollend', ended);
  else {
    let timer: ReturnType<typeof setTimeout> | undefined;
    strip.addEventListener(
      'scroll',
      () => {
        clearTimeout(timer);
        timer = setTimeout(ended, quietMs);
      },
      { passive: true },
    );
  }
  return {
    index: () => index,
    go: (to) => {
      const slide = slidesOf(list())[to];
      if (!slide) return;
      const still = Math.abs(to - index) !== 1 || matchesMedia('(prefers-reduced-motion: reduce)');
      index = to;
      underway = true;
      // Measured, since a translated page may be laid out from right to left.
      list().scrollBy({ left: distance(slide, list()), behavior: still ? 'instant' : 'smooth' });
    },
  };
}

const distance = (slide: Element, strip: Element) =>
  slide.getBoundingClientRect().left - strip.getBoundingClientRect().left;

/** Index of the slide at the strip's edge. */
function nearest(strip: Element): number {
  const away = slidesOf(strip).map((slide) => Math.abs(distance(slide, strip)));
  return Math.max(0, away.indexOf(Math.min(...away)));
}
