import { rowsOf, type SpecRow } from './row.ts';

export const section5: readonly SpecRow[] = rowsOf('5 Validation rules', []);
