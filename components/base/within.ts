/**
 * Runs a request with a time limit: on a bad connection the browser waits for minutes.
 * @param ms time limit
 * @param act receives a signal, in browsers that have it; the limit also holds for an extension's wrapper that ignores it
 * @throws DOMException `TimeoutError` after the time limit, and what `act` throws
 */
export function within<Result>(
  ms: number,
  act: (signal: AbortSignal | null) => Promise<Result>,
): Promise<Result> {
  const abort = 'AbortController' in globalThis ? new AbortController() : undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DOMException('The server did not answer in time.', 'TimeoutError'));
      abort?.abort();
    }, ms);
  });
  return Promise.race([act(abort?.signal ?? null), limit]).finally(() => clearTimeout(timer));
}

/** Time limit of a request for a file of the site, in ms. */
export const fileLimitMs = 15_000;
