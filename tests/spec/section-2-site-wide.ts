import { rowsOf, type SpecRow } from './row.ts';

export const section2SiteWide: readonly SpecRow[] = rowsOf('2 Site-wide elements', []);
