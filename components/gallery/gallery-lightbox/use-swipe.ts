import { type TouchEvent, useRef } from 'react';

/** A finger has to travel this far, in px, and more to the side than up or down. */
const farPx = 50;

/** Handlers for an element that is swiped through: to the left for the next, to the right for the one before. */
export function useSwipe(step: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches[0];
      // Two fingers zoom.
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0];
      if (!start.current || !finger) return;
      const [x, y] = [finger.clientX - start.current.x, finger.clientY - start.current.y];
      if (Math.abs(x) > farPx && Math.abs(x) > Math.abs(y)) step(x < 0 ? 1 : -1);
    },
  };
}
