export type Timer = ReturnType<typeof createTimer>;

/** Measures the steps of a build in milliseconds. */
export function createTimer() {
  const times = new Map<string, number>();
  return {
    times,
    async step<Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> {
      const start = performance.now();
      try {
        return await run();
      } finally {
        times.set(name, (times.get(name) ?? 0) + performance.now() - start);
      }
    },
  };
}
