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
  /** On the machine for which the goals were set. */
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
  /** The yardstick, measured immediately before. */
  yardstick: Measured;
  goal?: Goal | undefined;
}

/** The yardstick on the machine for which the goals were set: Node 20, two cores with nothing else to do. */
const reference: Measured = { wallMs: 1630, cpuMs: 2390 };

/**
 * A time in units of the yardstick, which is the same on a slower or busier machine: 0.5 means half of what 1,000 texts take to
 * parse. By CPU time, as wall time depends on what else runs; by wall time where the CPU time of the work is not known.
 */
function ratioOf({ wallMs, cpuMs }: Measured, yardstick: Measured): number {
  return cpuMs === undefined || yardstick.cpuMs === undefined
    ? wallMs / yardstick.wallMs
    : cpuMs / yardstick.cpuMs;
}

/** The ratio of a goal: that of a build that keeps its threads busy for so long. */
const goalRatio = ({ cpuMs }: Measured, seconds: number, threads = 1): number =>
  cpuMs === undefined
    ? ratioOf({ wallMs: seconds * 1000 }, reference)
    : ratioOf({ wallMs: 0, cpuMs: seconds * 1000 * threads }, reference);

/** Whether a goal is met, or by how much it is missed. */
export function verdictOf(row: Row): string {
  const { measured, goal } = row;
  if (!goal) return '';
  const { seconds, mebibytes } = goal;
  const wantedRatio = seconds === undefined ? undefined : goalRatio(measured, seconds, goal.threads);
  const ratio = ratioOf(measured, row.yardstick);
  const faults = [
    ...(wantedRatio !== undefined && ratio > wantedRatio
      ? [`${ratio.toFixed(2)}, ${(ratio / wantedRatio).toFixed(1)} times the goal`]
      : []),
    over('MiB', measured.peakMiB, mebibytes),
    over('pages rendered', measured.rendered, goal.rendered),
    over('pictures made', measured.made, goal.made),
  ].filter((fault) => fault !== undefined);
  const wanted = [
    ...(wantedRatio === undefined ? [] : [`ratio ${wantedRatio.toFixed(2)} (${seconds} s)`]),
    ...(mebibytes === undefined ? [] : [`${mebibytes} MiB`]),
    ...(goal.rendered === undefined ? [] : [`${goal.rendered} rendered`]),
    ...(goal.made === undefined ? [] : [`${goal.made} made`]),
  ].join(', ');
  return `${wanted}: ${faults.length > 0 ? `not met (${faults.join(', ')})` : 'met'}`;
}

function over(unit: string, value: number | undefined, limit: number | undefined): string | undefined {
  if (limit === undefined || value === undefined || value <= limit) return undefined;
  return `${Number.isInteger(value) ? value : value.toFixed(2)} ${unit}`;
}

export function printTable(rows: readonly (Row & { verdict: string })[]): void {
  const cells = rows.map(({ verdict, ...row }) => {
    const { wallMs, cpuMs, peakMiB } = row.measured;
    return [
      row.input,
      row.name,
      (wallMs / 1000).toFixed(2),
      ratioOf(row.measured, row.yardstick).toFixed(2),
      cpuMs === undefined ? '' : (cpuMs / 1000).toFixed(2),
      peakMiB?.toFixed(0) ?? '',
      verdict,
    ];
  });
  const table = [['input', 'build', 'wall s', 'ratio', 'CPU s', 'peak MiB', 'goal'], ...cells];
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
