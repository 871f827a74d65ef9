/** The moments at which islands wake. None of them is in the way of the first paint. */

/** The element is within 200 px of the viewport. */
export function whenNear(element: Element, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
}

const movements = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

/** The visitor moves for the first time; `latestMs` after load all the same, if given. */
export function whenMoved(act: () => void, latestMs?: number): void {
  const once = () => {
    for (const type of movements) window.removeEventListener(type, once, true);
    act();
  };
  for (const type of movements) window.addEventListener(type, once, { capture: true, passive: true });
  if (latestMs !== undefined) afterLoad(() => setTimeout(once, latestMs));
}

/** The page has loaded and the browser has nothing to do. */
export function afterLoad(act: () => void): void {
  // Safari has no idle callback.
  const idle = () =>
    'requestIdleCallback' in window ? window.requestIdleCallback(act) : setTimeout(act, 200);
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}

/** The visitor has asked for as little data as possible. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return !!connection && typeof connection === 'object' && 'saveData' in connection && !!connection.saveData;
}
