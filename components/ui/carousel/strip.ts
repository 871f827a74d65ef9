/** A strip of slides that scrolls sideways: where it is, and how it goes elsewhere. */
export interface Strip {
  /** The slide that is shown, or that the strip is on its way to. */
  index: () => number;
  go: (to: number) => void;
}

/** Without the event for the end of a scroll (Safari): this long without a step counts as the end, in ms. */
const quietMs = 150;

/**
 * @param list the strip as it stands in the page now
 * @param onMoved the visitor has scrolled it
 */
export function followStrip(list: () => HTMLElement, onMoved: () => void): Strip {
  let index = nearest(list());
  let underway = false;
  const ended = () => {
    const now = nearest(list());
    // A way that another one has cut short ends somewhere between.
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
      const slide = list().children[to];
      if (!slide) return;
      const still =
        Math.abs(to - index) !== 1 || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      index = to;
      underway = true;
      // Measured, not counted: a page may be laid out from right to left by now.
      list().scrollBy({ left: distance(slide, list()), behavior: still ? 'instant' : 'smooth' });
    },
  };
}

const distance = (slide: Element, strip: Element) =>
  slide.getBoundingClientRect().left - strip.getBoundingClientRect().left;

/** The slide at the strip's edge. */
function nearest(strip: Element): number {
  const away = [...strip.children].map((slide) => Math.abs(distance(slide, strip)));
  return Math.max(0, away.indexOf(Math.min(...away)));
}
