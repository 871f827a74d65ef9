import { describeFileError } from './file-error.ts';

/** Compared by name, since the steps of a build are a bundle of their own, with their own copies of these classes. */
const expected = new Set(['BuildError', 'UserError']);

/** The message of a failure; with a stack trace only if it is a bug. */
export function messageOf(error: unknown): string {
  if (error instanceof Error && expected.has(error.name)) return error.message;
  return (
    describeFileError(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
  );
}
