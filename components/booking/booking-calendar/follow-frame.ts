/** A frame that has not loaded this long after it started has failed, in ms. */
const timeoutMs = 15_000;

/**
 * Follows a frame of another origin. Browsers fire `load` for a network error too, so a frame counts as loaded only
 * if its own address could be reached (decision 8).
 * @param on each is called at most once; `loading` is left out for a frame that was there before this script
 */
export function followFrame(
  frame: HTMLIFrameElement,
  on: { loading: () => void; shown: () => void; failed: () => void },
): void {
  const { src } = frame;
  let done = false;
  const end = (act: () => void) => {
    if (done) return;
    done = true;
    clearTimeout(timer);
    act();
  };
  const fail = () => end(on.failed);
  const timer = setTimeout(fail, timeoutMs);
  // The frame may have loaded or failed before this script has; its address is requested to find out which. Until then it
  // has an empty document; afterwards one of another origin, which is out of reach.
  const there = frame.contentDocument?.URL !== 'about:blank';
  if (!there) on.loading();
  const reached = reach(src);
  reached.catch(fail);
  const loaded = () => reached.then(() => end(on.shown), fail);
  if (there) void loaded();
  frame.addEventListener('load', loaded);
  frame.addEventListener('error', fail);
}

/** Rejects if the address cannot be reached; also if an extension's wrapper around `fetch` throws. */
async function reach(address: string): Promise<unknown> {
  if (navigator.onLine === false) throw new Error('offline');
  return fetch(address, { mode: 'no-cors' });
}
