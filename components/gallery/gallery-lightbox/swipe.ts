/** Minimum distance of a swipe, in px; it must be more horizontal than vertical. */
const farPx = 50;

/** Swiping over an element: to the left for the next, to the right for the one before. */
export function onSwipe(element: HTMLElement, step: (by: 1 | -1) => void): void {
  let start: { x: number; y: number } | undefined;
  element.addEventListener(
    'touchstart',
    ({ touches }) => {
      const finger = touches[0];
      // Two fingers zoom, and one then moves what is enlarged.
      const zooms = touches.length > 1 || (window.visualViewport?.scale ?? 1) > 1;
      start = finger && !zooms ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    { passive: true },
  );
  element.addEventListener('touchend', ({ changedTouches }) => {
    const finger = changedTouches[0];
    if (!start || !finger) return;
    const [x, y] = [finger.clientX - start.x, finger.clientY - start.y];
    if (Math.abs(x) > farPx && Math.abs(x) > Math.abs(y)) step(x < 0 ? 1 : -1);
  });
}
