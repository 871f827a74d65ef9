const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Handles the first of each signal that ends a process. @returns removes the handlers */
function onSignals(act: (signal: NodeJS.Signals) => void): () => void {
  for (const signal of signals) process.once(signal, act);
  return () => {
    for (const signal of signals) process.off(signal, act);
  };
}

interface StopSignal {
  /** Resolves on the first signal that ends a process, e.g. Ctrl+C. The same signal again ends the process at once. */
  stopped: Promise<void>;
  /** Removes the signal handlers. */
  removeHandlers: () => void;
}

/** Call it once there is something to close; before that a signal ends the process. */
export function untilStopped(): StopSignal {
  let removeOwn = () => {};
  const stopped = new Promise<void>((resolve) => {
    removeOwn = onSignals(() => resolve());
  });
  return { stopped, removeHandlers: removeOwn };
}

/** A promise is waited for. */
type CleanUp = () => unknown;
const cleanUps: CleanUp[] = [];
let removeHandlers = () => {};

/**
 * Cleans up when a signal ends the process, e.g. a browser that would outlive it; what was opened last is closed first. A
 * second signal ends the process at once.
 * @returns removes this handler
 */
export function beforeEnd(cleanUp: CleanUp): () => void {
  if (cleanUps.length === 0) removeHandlers = onSignals(end);
  cleanUps.push(cleanUp);
  return () => {
    const index = cleanUps.indexOf(cleanUp);
    if (index < 0) return;
    cleanUps.splice(index, 1);
    if (cleanUps.length === 0) removeHandlers();
  };
}

async function end(signal: NodeJS.Signals): Promise<void> {
  removeHandlers();
  for (let next = cleanUps.pop(); next; next = cleanUps.pop()) await next();
  // Now without a handler, so that the process ends as the sender expects.
  process.kill(process.pid, signal);
}
