import { rowsOf, type SpecRow } from './row.ts';

export const section2Blog: readonly SpecRow[] = rowsOf('2 Blog, contact, survey, tour search', []);
