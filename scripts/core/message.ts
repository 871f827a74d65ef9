import { describeFileError } from './file-error.ts';
import { BuildError } from './problem.ts';
import { UserError } from './user-error.ts';

/** The message of a failure; with a stack trace only if it is a bug. */
export function messageOf(error: unknown): string {
  if (error instanceof BuildError || error instanceof UserError) return error.message;
  return (
    describeFileError(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
  );
}
