import { closest } from '../../base/closest.ts';
import { matchesMedia } from '../../base/match-media.ts';
import type { StartIsland } from '../../island/define-island.ts';
import { findPart, keepPart } from '../../island/parts.ts';
import { followStrip, slidesOf } from './strip.ts';

/** Spec section 9: next slide every 8000 ms, clicks ignored for 500 ms during a change. */
const autoplayMs = 8000;
const lockMs = 500;

/**
 * Scrolls the strip by buttons and automatically. Autoplay pauses on hover, on focus and by its button, and never starts
 * under reduced motion.
 */
const startTestimonialCarousel: StartIsland<null> = (root) => {
  let paused = matchesMedia('(prefers-reduced-motion: reduce)');
  let held = false;
  let lockedUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const list = keepPart(root, 'strip');
  const strip = followStrip(list, () => show());

  /** Announces the slide and restarts the timer for the next one. */
  const show = () => {
    const slides = slidesOf(list());
    for (const [index, slide] of slides.entries())
      slide.setAttribute('aria-hidden', String(index !== strip.index()));
    for (const dot of root.querySelectorAll<HTMLElement>('[data-dot]'))
      dot.setAttribute('aria-current', String(Number(dot.dataset.dot) === strip.index()));
    list().setAttribute('aria-live', paused || held ? 'polite' : 'off');
    clearTimeout(timer);
    if (paused || held || slides.length < 2) return;
    timer = setTimeout(() => turn(strip.index() + 1), autoplayMs);
  };
  const turn = (to: number) => {
    const count = slidesOf(list()).length;
    lockedUntil = performance.now() + lockMs;
    strip.go((to + count) % count);
    show();
  };
  const hold = (holds: boolean) => {
    if (holds === held) return;
    held = holds;
    show();
  };

  root.addEventListener('click', ({ target }) => {
    const button = closest(target, 'button');
    if (!button) return;
    const { part, dot } = button.dataset;
    if (part === 'pause') {
      paused = !paused;
      showPause();
      show();
      return;
    }
    const to = dot === undefined ? { back: -1, next: 1 }[part ?? ''] : Number(dot) - strip.index();
    if (to !== undefined && performance.now() >= lockedUntil) turn(strip.index() + to);
  });
  const showPause = () => {
    for (const [name, shown] of [
      ['running', !paused],
      ['paused', paused],
    ] as const)
      findPart(root, name)?.toggleAttribute('hidden', !shown);
  };
  root.addEventListener('pointerenter', () => hold(true));
  // The focus may still be inside.
  root.addEventListener('pointerleave', () => hold(root.querySelector(':focus-visible') !== null));
  root.addEventListener('focusin', () => hold(true));
  root.addEventListener('focusout', ({ relatedTarget }) =>
    hold(root.matches(':hover') || (relatedTarget instanceof Node && root.contains(relatedTarget))),
  );
  showPause();
  hold(root.matches(':hover') || root.contains(document.activeElement));
  show();
};
export default startTestimonialCarousel;
