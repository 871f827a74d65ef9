/** Prints each step with its output and its time. */
export interface Transcript {
  /**
   * Runs one step.
   * @param act performs the step and prints lines about its result; throws an Error if that is wrong
   */
  step(what: string, act: (print: (line: string) => void) => Promise<void>): Promise<void>;
  passed: number;
  failed: number;
}

/** A step that fails ends the run, since later steps depend on it. */
export function openTranscript(print: (line: string) => void): Transcript {
  const begun = performance.now();
  const transcript: Transcript = {
    passed: 0,
    failed: 0,
    async step(what, act) {
      const start = performance.now();
      print(`\n[${clock(start - begun)}] ${what}`);
      try {
        await act((line) => print(`          ${line}`));
        transcript.passed += 1;
        print(`          (${((performance.now() - start) / 1000).toFixed(1)} s)`);
      } catch (error) {
        transcript.failed += 1;
        throw error;
      }
    },
  };
  return transcript;
}

/** Minutes and seconds since the start. */
const clock = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
};

/** @throws Error with a line that states what was expected */
export function expectThat(holds: boolean, expected: string, found = ''): void {
  if (!holds) throw new Error(`Expected: ${expected}\n${found}`.trim());
}
