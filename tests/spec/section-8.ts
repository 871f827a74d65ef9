import { rowsOf, type SpecRow } from './row.ts';

export const section8: readonly SpecRow[] = rowsOf('8 Error catalogue', []);
