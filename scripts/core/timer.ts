/** Measures the steps of a build in milliseconds. */
interface Timer {
  step<Result>(name: string, run: () => Result | Promise<Result>): Promise<Result>;
  readonly times: ReadonlyMap<string, number>;
}

export function createTimer(): Timer {
  const times = new Map<string, number>();
  return {
    times,
    async step(name, run) {
      const start = performance.now();
      try {
        return await run();
      } finally {
        times.set(name, (times.get(name) ?? 0) + performance.now() - start);
      }
    },
  };
}
