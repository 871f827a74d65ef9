/** One bullet, table row or sentence of the specification in our words, and the test that shows it. */
export interface SpecRow {
  /** e.g. `2 Site-wide elements`. */
  section: string;
  says: string;
  /** File below `tests/` and the test's title: `browser/header.spec.ts > the title`. */
  test: string;
}

/** @param table pairs of what the specification says and the test that shows it */
export const rowsOf = (
  section: string,
  table: readonly (readonly [says: string, test: string])[],
): SpecRow[] => table.map(([says, test]) => ({ section, says, test }));
