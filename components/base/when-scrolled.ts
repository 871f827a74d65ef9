/** Acts in the next frame, since reading the position at once would lay out the page once more, and at each scroll. */
export function whenScrolled(act: () => void): void {
  addEventListener('scroll', act, { passive: true });
  requestAnimationFrame(act);
}
