import { rowsOf, type SpecRow } from './row.ts';

export const section4Forms: readonly SpecRow[] = rowsOf('4 Forms, blog and tour search', []);
