import type { Handler } from './listen.ts';

export interface WaitingHandler {
  handler: Handler;
  /** From here on requests are answered, those that wait first. */
  open: (inner: Handler) => void;
}

/** Holds requests until there is something to answer them with: the port is ours before the first build is done. */
export function createWaitingHandler(): WaitingHandler {
  let inner: Handler | undefined;
  const held: Parameters<Handler>[] = [];
  return {
    handler: (request, response) => {
      if (inner) inner(request, response);
      else held.push([request, response]);
    },
    open: (next) => {
      inner = next;
      for (const [request, response] of held.splice(0)) next(request, response);
    },
  };
}
