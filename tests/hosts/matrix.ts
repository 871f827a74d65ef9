/** The table of hosts and checks. */
export type Cell = 'ok' | 'FAIL' | 'n/a';

export interface Column {
  host: string;
  /** Check → result. */
  cells: Readonly<Record<string, Cell>>;
}

export function printMatrix(columns: readonly Column[], checks: readonly string[]): string {
  const first = Math.max(...checks.map(({ length }) => length));
  const line = (name: string, cells: readonly string[]) =>
    [name.padEnd(first), ...cells.map((cell, index) => cell.padEnd(columns[index]?.host.length ?? 0))]
      .join('  ')
      .trimEnd();
  return [
    line(
      'check',
      columns.map(({ host }) => host),
    ),
    ...checks.map((check) =>
      line(
        check,
        columns.map(({ cells }) => cells[check] ?? ''),
      ),
    ),
  ].join('\n');
}
