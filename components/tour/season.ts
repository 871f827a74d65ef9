/** The months of the tours. Apart from their dates, since the script of every page uses it. */

/** Months, 1 to 12, in which the tours run; a season may run over the turn of the year. */
export interface Season {
  fromMonth: number;
  toMonth: number;
}

/** @param month 1 to 12 */
export function inSeason(month: number, { fromMonth, toMonth }: Season): boolean {
  return fromMonth <= toMonth
    ? month >= fromMonth && month <= toMonth
    : month >= fromMonth || month <= toMonth;
}

/** Last day of the current or next season; prices are valid until then. */
export function seasonEnd({ fromMonth, toMonth }: Season, today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const over = month > toMonth || (fromMonth > toMonth && month >= fromMonth);
  return new Date(Date.UTC(over ? year + 1 : year, toMonth, 0)).toISOString().slice(0, 10);
}
