import type { BuildReport } from '../../generator/options.ts';

/** Prints a build's warnings. */
export function warn({ warnings }: Pick<BuildReport, 'warnings'>): void {
  for (const warning of warnings) console.warn(`Warning: ${warning}`);
}
