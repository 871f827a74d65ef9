import type { BuildReport } from '../generator/options.ts';

/** Tells what a build found that is not wrong and yet to be seen to. */
export function warn({ warnings }: Pick<BuildReport, 'warnings'>): void {
  for (const warning of warnings) console.warn(`Warning: ${warning}`);
}
