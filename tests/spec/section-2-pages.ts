import { rowsOf, type SpecRow } from './row.ts';

export const section2Pages: readonly SpecRow[] = rowsOf('2 Pages', []);
