export interface StopSignal {
  /** Resolves on SIGINT (Ctrl+C) or SIGTERM. A second Ctrl+C ends the process at once. */
  stopped: Promise<void>;
  /** Removes the signal handlers. */
  forget: () => void;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Call it once there is something to close; before that a signal ends the process. */
export function untilStopped(): StopSignal {
  let end = () => {};
  const stopped = new Promise<void>((resolve) => {
    end = resolve;
  });
  const onSignal = () => end();
  for (const signal of signals) process.once(signal, onSignal);
  return {
    stopped,
    forget: () => {
      for (const signal of signals) process.off(signal, onSignal);
    },
  };
}

/**
 * Cleans up when a signal ends the process, e.g. a browser that would outlive it.
 * @param cleanUp without promises
 * @returns removes the signal handlers
 */
export function beforeEnd(cleanUp: () => void): () => void {
  const forget = () => {
    for (const signal of signals) process.off(signal, onSignal);
  };
  const onSignal = (signal: NodeJS.Signals) => {
    forget();
    cleanUp();
    // Now without a handler, so that the process ends as the sender expects.
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.once(signal, onSignal);
  return forget;
}
