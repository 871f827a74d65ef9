/** Components of the report's sections. */
import type { ReactNode } from 'react';

export interface SectionProps {
  id: string;
  heading: string;
  lead: string;
  children: ReactNode;
}

export function Section({ id, heading, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p className="quiet">{lead}</p>
      {children}
    </section>
  );
}

export type Cell = string | { picture: string } | { number: string };

export interface TableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly Cell[])[];
}

/** A chart, with its figures as a table beside it. */
export const ChartTable = ({ chart, ...table }: TableProps & { chart: ReactNode }) => (
  <div className="pair">
    {chart}
    <Table {...table} />
  </div>
);

/** A table that can be scrolled by keyboard (WCAG 2.1.1). */
export function Table({ caption, columns, rows }: TableProps) {
  const isNumber = (column: number) =>
    rows.some((row) => typeof row[column] === 'object' && 'number' in row[column]);
  const heading = rows[0]?.findIndex((cell) => typeof cell === 'string') ?? 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <section className="scroll" tabIndex={0} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={isNumber(index) ? 'number' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and two may be the same.
            <tr key={index}>
              {row.map((cell, column) => {
                const key = columns[column];
                if (typeof cell === 'object' && 'picture' in cell)
                  return (
                    <td key={key}>
                      <img src={cell.picture} alt="" width="48" height="36" />
                    </td>
                  );
                if (typeof cell === 'object')
                  return (
                    <td key={key} className="number">
                      {cell.number}
                    </td>
                  );
                return column === heading ? (
                  <th key={key} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={key}>{cell}</td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Large numbers with their labels. */
export function Figures({ figures }: { figures: readonly (readonly [value: string, text: string])[] }) {
  return (
    <dl className="figures">
      {figures.map(([value, text]) => (
        <div key={text} className="figure">
          <dt>{text}</dt>
          <dd>
            <b>{value}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** @param entries class of the series → its label */
export function Legend({ entries }: { entries: Readonly<Record<string, string>> }) {
  return (
    <ul className="legend">
      {Object.entries(entries).map(([name, text]) => (
        <li key={name}>
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <rect className={`bar ${name}`} width="10" height="10" />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}

export const number = (text: string): Cell => ({ number: text });
