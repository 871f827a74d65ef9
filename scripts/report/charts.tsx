/** Charts as SVG: d3 computes scales and stacks, React prints the elements. Colors are classes of the report's stylesheet. */
import { scaleBand, scaleLinear } from 'd3-scale';
import { area, line, stack, stackOffsetDiverging } from 'd3-shape';
import type { ReactNode } from 'react';

export interface BarRow {
  label: string;
  /** One number per series, in their order. */
  values: readonly number[];
  /** Printed at the bar's end. */
  end: string;
}

interface NamedChart {
  id: string;
  /** Accessible name: a sentence that describes the chart. The numbers are in the table next to it. */
  title: string;
}

interface ChartProps extends NamedChart {
  height: number;
  children: ReactNode;
}

export interface BarChartProps extends NamedChart {
  rows: readonly BarRow[];
  /** Class of each series: `html`, `fonts`, … The default is a single series. */
  series?: readonly string[];
  /** Formats a number on the axis. */
  axis: (value: number) => string;
  /** A line across all bars, e.g. at 100 %. */
  mark?: number;
}

const [width, rowHeight, endSpace] = [640, 26, 84];
/** Width of a character at the size of the labels, in pixels. */
const letter = 7.2;

/** Horizontal bars, each of one or more stacked parts; negative parts extend to the left. */
export function BarChart({ id, title, rows, series = ['one'], axis, mark }: BarChartProps) {
  if (rows.length === 0) return null;
  const labels = Math.min(236, Math.max(...rows.map(({ label }) => label.length)) * letter + 16);
  const parts = stack<BarRow, number>()
    .keys(series.keys())
    .value((row, index) => row.values[index] ?? 0)
    .offset(stackOffsetDiverging)([...rows]);
  const ends = parts.flatMap((part) => part.flat());
  const x = scaleLinear(
    [Math.min(0, ...ends), Math.max(1, mark ?? 0, ...ends)],
    [labels, width - endSpace],
  ).nice(5);
  const y = scaleBand(rows.keys(), [0, rows.length * rowHeight]).paddingInner(0.28);
  const height = rows.length * rowHeight + 28;
  const middle = (index: number) => (y(index) ?? 0) + y.bandwidth() / 2;
  /** End of the bar, or of the line if it is further right. */
  const rightEnd = (index: number) => Math.max(0, mark ?? 0, ...parts.map((part) => part[index]?.[1] ?? 0));
  return (
    <Chart id={id} title={title} height={height}>
      {x.ticks(5).map((tick) => (
        <g key={tick}>
          <line className="grid" x1={x(tick)} x2={x(tick)} y1={0} y2={height - 24} />
          <text className="tick" x={x(tick)} y={height - 8} textAnchor="middle">
            {axis(tick)}
          </text>
        </g>
      ))}
      {parts.map((part) =>
        part.map(([start, end], index) => (
          <rect
            key={rows[index]?.label}
            className={`bar ${series[part.key]}`}
            x={x(start)}
            y={y(index)}
            width={Math.max(0, x(end) - x(start))}
            height={y.bandwidth()}
          />
        )),
      )}
      {mark !== undefined && <line className="mark" x1={x(mark)} x2={x(mark)} y1={-2} y2={height - 24} />}
      {rows.map(({ label, end }, index) => (
        <g key={label}>
          <text className="label" x={labels - 10} y={middle(index)} textAnchor="end">
            {shorten(label, labels)}
          </text>
          <text className="end" x={x(rightEnd(index)) + 8} y={middle(index)}>
            {end}
          </text>
        </g>
      ))}
    </Chart>
  );
}

/** On a phone a chart is wider than the window, so that its letters can be read; it scrolls by keyboard, too (WCAG 2.1.1). */
const Chart = ({ id, title, height, children }: ChartProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
  <section className="frame" tabIndex={0} aria-label={`Chart: ${title}`}>
    <svg role="img" aria-labelledby={id} viewBox={`0 0 ${width} ${height}`} className="chart">
      <title id={id}>{title}</title>
      {children}
    </svg>
  </section>
);

const shorten = (label: string, space: number): string => {
  const most = Math.round((space - 16) / letter);
  return label.length > most ? `${label.slice(0, most - 1)}…` : label;
};

export interface LineChartProps extends NamedChart {
  points: readonly { label: string; value: number }[];
  axis: (value: number) => string;
}

/** One value over time, with the axis starting at zero. */
export function LineChart({ id, title, points, axis }: LineChartProps) {
  const [height, left, bottom] = [190, 70, 160];
  const x = scaleLinear([0, Math.max(1, points.length - 1)], [left, width - 40]);
  const y = scaleLinear([0, Math.max(1, ...points.map(({ value }) => value))], [bottom, 16]).nice(4);
  const place = (_: unknown, index: number) => x(index);
  const shape = [...points];
  const path = line<(typeof shape)[number]>(place, ({ value }) => y(value))(shape);
  const below = area<(typeof shape)[number]>(place, bottom, ({ value }) => y(value))(shape);
  const [first, last] = [points[0], points.at(-1)];
  return (
    <Chart id={id} title={title} height={height}>
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line className="grid" x1={left} x2={width - 40} y1={y(tick)} y2={y(tick)} />
          <text className="tick" x={left - 8} y={y(tick)} textAnchor="end" dominantBaseline="middle">
            {axis(tick)}
          </text>
        </g>
      ))}
      <path className="area" d={below ?? ''} />
      <path className="line" d={path ?? ''} />
      {points.map(({ label, value }, index) => (
        <circle key={label} className="point" cx={x(index)} cy={y(value)} r={4} />
      ))}
      <text className="tick" x={left} y={height - 8}>
        {first?.label}
      </text>
      <text className="tick" x={width - 40} y={height - 8} textAnchor="end">
        {points.length > 1 ? last?.label : ''}
      </text>
    </Chart>
  );
}
