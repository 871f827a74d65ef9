import { describeFileError } from './file-error.ts';
import { BuildError } from './problem.ts';
import { UserError } from './user-error.ts';

/** What a person needs to know of a failure; with a stack only if it is a fault of the program. */
export function messageOf(error: unknown): string {
  if (error instanceof BuildError || error instanceof UserError) return error.message;
  return (
    describeFileError(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
  );
}
