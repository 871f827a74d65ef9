export interface StopSignal {
  /** Resolves at Ctrl+C or when the system asks to end. A second Ctrl+C ends at once. */
  stopped: Promise<void>;
  /** Leaves the signals to the system again. */
  forget: () => void;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** To be called when there is something to close; before that a signal simply ends the process. */
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
