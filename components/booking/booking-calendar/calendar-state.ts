import { type RefObject, useEffect, useState } from 'react';

/** `static`: as the HTML has it, before script runs. */
export type CalendarState = 'static' | 'loading' | 'shown' | 'failed';

/** A frame that has not loaded this long after it started has failed, in ms. */
const patienceMs = 15_000;

/**
 * Follows a frame of another origin. Browsers fire `load` for a network error too, so a frame counts as loaded only
 * if its own address could be reached (decision 8).
 */
export function useCalendarState(frame: RefObject<HTMLIFrameElement | null>, src: string): CalendarState {
  const [state, setState] = useState<CalendarState>('static');
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let done = false;
    const end = (result: 'shown' | 'failed') => {
      if (done) return;
      done = true;
      clearTimeout(timer);
      setState(result);
    };
    const fail = () => end('failed');
    const timer = setTimeout(fail, patienceMs);
    // The frame may have come, or failed, before this script: then it stays as it is until its address has been asked.
    const there = alreadyLoaded(src);
    if (!there) setState('loading');
    const reached = navigator.onLine ? fetch(src, { mode: 'no-cors' }) : Promise.reject(new Error('offline'));
    reached.catch(fail);
    const loaded = () => reached.then(() => end('shown'), fail);
    if (there) loaded();
    element.addEventListener('load', loaded);
    element.addEventListener('error', fail);
    return () => {
      done = true;
      clearTimeout(timer);
      element.removeEventListener('load', loaded);
      element.removeEventListener('error', fail);
    };
  }, [frame, src]);
  return state;
}

/** A frame may be there before the script is; its entry appears when its document has come. */
function alreadyLoaded(src: string): boolean {
  const [entry] = performance.getEntriesByName(src, 'resource');
  return entry instanceof PerformanceResourceTiming && entry.responseEnd > 0;
}
