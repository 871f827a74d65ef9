import { rowsOf, type SpecRow } from './row.ts';

export const section4States: readonly SpecRow[] = rowsOf('4 States', []);
