const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Handles the first of each signal that ends a process. @returns removes the handlers */
function onSignals(act: (signal: NodeJS.Signals) => void): () => void {
  for (const signal of signals) process.once(signal, act);
  return () => {
    for (const signal of signals) process.off(signal, act);
  };
}

interface StopSignal {
  /** Resolves on SIGINT (Ctrl+C) or SIGTERM. A second Ctrl+C ends the process at once. */
  stopped: Promise<void>;
  /** Removes the signal handlers. */
  forget: () => void;
}

/** Call it once there is something to close; before that a signal ends the process. */
export function untilStopped(): StopSignal {
  let forget = () => {};
  const stopped = new Promise<void>((resolve) => {
    forget = onSignals(() => resolve());
  });
  return { stopped, forget };
}

/**
 * Cleans up when a signal ends the process, e.g. a browser that would outlive it.
 * @param cleanUp without promises
 * @returns removes the signal handlers
 */
export function beforeEnd(cleanUp: () => void): () => void {
  const forget = onSignals((signal) => {
    forget();
    cleanUp();
    // Now without a handler, so that the process ends as the sender expects.
    process.kill(process.pid, signal);
  });
  return forget;
}
