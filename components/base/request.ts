import { href } from './settings.ts';

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
const fileLimitMs = 15_000;

/** The site answered with an error. */
export class StatusError extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`${status} ${text}`.trim());
  }
}

/**
 * Reads a JSON file that the build has written.
 * @param path without the base path: `/assets/search.json`
 * @param early a request for it that was made before
 * @throws StatusError, and the errors of `within`, `fetch` and `JSON.parse`
 */
export function fetchJson(path: string, early?: Promise<Response>): Promise<unknown> {
  return within(fileLimitMs, async (signal) => {
    const response = await (early ?? fetch(href(path), { signal }));
    if (!response.ok) throw new StatusError(response.status, response.statusText);
    return response.json();
  });
}
