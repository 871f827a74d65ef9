/** A bullet, table row or sentence of the specification, and the test that verifies it. */
export interface SpecRow {
  /** e.g. `2 Site-wide elements`. */
  section: string;
  requirement: string;
  /** File below `tests/` and the test's title: `browser/header.spec.ts > the title`. */
  test: string;
}

/** @param table pairs of a requirement and the test that verifies it */
export const rowsOf = (
  section: string,
  table: readonly (readonly [requirement: string, test: string])[],
): SpecRow[] => table.map(([requirement, test]) => ({ section, requirement, test }));
