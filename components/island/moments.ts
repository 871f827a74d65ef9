/** Events at which islands start and scripts are fetched. None of them delays the first paint. */

/** Of Chromium only; missing in the types of the DOM. */
declare global {
  interface Document {
    prerendering?: boolean;
  }
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

/** The element is in the viewport, or within `margin` of it; at once in a browser that cannot report that. */
export function whenNear(element: Element, act: () => void, margin = '200px'): void {
  if (!('IntersectionObserver' in window)) {
    act();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
}

const movements = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

/** At the visitor's first movement, or `latestMs` after load, if given. */
export function whenMoved(act: () => void, latestMs?: number): void {
  const once = () => {
    for (const type of movements) removeEventListener(type, listen, true);
    act();
  };
  const listen = (event: Event) => isResting(event) || once();
  for (const type of movements) addEventListener(type, listen, { capture: true, passive: true });
  if (latestMs !== undefined) afterLoad(() => setTimeout(once, latestMs));
}

/** Chromium also reports a pointer that does not move, where the page below it has changed. */
const isResting = ({ type, movementX, movementY }: Partial<MouseEvent>): boolean =>
  type === 'pointermove' && movementX === 0 && movementY === 0;

/** The page has loaded. */
export function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}

/**
 * The page has loaded and the browser has nothing to do.
 * @param latestMs a browser that is busy for this long does it anyway
 * @param withoutIdleMs delay in a browser without idle callbacks, e.g. Safari
 */
export function afterLoad(act: () => void, latestMs = 3_000, withoutIdleMs = 200): void {
  whenLoaded(() =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(act, { timeout: latestMs })
      : setTimeout(act, withoutIdleMs),
  );
}

/** When the page is shown: a prerendered page may never be seen, so it makes no requests. */
export function whenShown(act: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', act, { once: true });
  else act();
}

/** Whether the visitor has switched on data saving. */
export const savesData = (): boolean => navigator.connection?.saveData === true;
