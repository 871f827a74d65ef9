import { rowsOf, type SpecRow } from './row.ts';

export const section7: readonly SpecRow[] = rowsOf('7 The calls it makes', []);
