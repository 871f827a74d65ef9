/** Measured values and their goals. */
export interface Measured {
  wallMs: number;
  cpuMs?: number;
  peakMiB?: number;
  /** Counts of rendered pages and encoded pictures. */
  rendered?: number;
  made?: number;
}
export interface Goal {
  seconds?: number;
  /** Number of threads that share the work; one by default. */
  threads?: number;
  mebibytes?: number;
  rendered?: number;
  made?: number;
}
export interface Row {
  input: string;
  name: string;
  measured: Measured;
  goal?: Goal | undefined;
}

/** CPU time of the yardstick, in ms, on the machine for which the goals were set (two idle cores). */
const referenceMs = 2000;

/**
 * Whether a goal is met. On a slower or busy machine it also counts as met if the CPU time, scaled by the yardstick, is
 * within the goal.
 */
export function verdictOf({ measured, goal }: Row, yardstick: Measured): string {
  if (!goal) return '';
  const { seconds, mebibytes, threads = 1 } = goal;
  const pace = Math.min(1, referenceMs / (yardstick.cpuMs ?? referenceMs));
  const scaled = measured.cpuMs === undefined ? measured.wallMs : (measured.cpuMs * pace) / threads;
  const faults = [
    over('s', Math.min(measured.wallMs, scaled) / 1000, seconds),
    over('MiB', measured.peakMiB, mebibytes),
    over('pages rendered', measured.rendered, goal.rendered),
    over('pictures made', measured.made, goal.made),
  ].filter((fault) => fault !== undefined);
  const wanted = [
    ...(seconds === undefined ? [] : [`${seconds} s`]),
    ...(mebibytes === undefined ? [] : [`${mebibytes} MiB`]),
    ...(goal.rendered === undefined ? [] : [`${goal.rendered} rendered`]),
    ...(goal.made === undefined ? [] : [`${goal.made} made`]),
  ].join(', ');
  if (faults.length > 0) return `${wanted}: not met (${faults.join(', ')})`;
  const byWall = seconds === undefined || measured.wallMs <= seconds * 1000;
  return `${wanted}: met${byWall ? '' : ` by CPU (${(scaled / 1000).toFixed(2)} s at the pace of the goals)`}`;
}

function over(unit: string, value: number | undefined, limit: number | undefined): string | undefined {
  if (limit === undefined || value === undefined || value <= limit) return undefined;
  return `${Number.isInteger(value) ? value : value.toFixed(2)} ${unit}`;
}

export function printTable(rows: readonly (Row & { verdict: string })[]): void {
  const cells = rows.map(({ input, name, measured: { wallMs, cpuMs, peakMiB }, verdict }) => [
    ...[input, name, (wallMs / 1000).toFixed(2)],
    ...[cpuMs === undefined ? '' : (cpuMs / 1000).toFixed(2), peakMiB?.toFixed(0) ?? '', verdict],
  ]);
  const table = [['input', 'build', 'wall s', 'CPU s', 'peak MiB', 'goal'], ...cells];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
