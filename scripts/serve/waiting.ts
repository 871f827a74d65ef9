import type { Handler } from './listen.ts';

export interface WaitingHandler {
  handler: Handler;
  /** Handles the waiting requests, then all later ones, with this handler. */
  open: (inner: Handler) => void;
}

/** Holds requests until there is a handler: the port is open before the first build is done. */
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
