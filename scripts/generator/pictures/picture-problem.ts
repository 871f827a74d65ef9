/** Errors of the picture library as problems of a file. */
import { describeFileError } from '../../core/errors/file-error.ts';
import type { Problem } from '../../core/errors/problem.ts';

/** First line of an error. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)).trim();

/** For an original that cannot be encoded. @throws an error of the file system again */
export function encodeProblem(error: unknown, file: string, message: string): Problem {
  if (describeFileError(error)) throw error;
  return { file, message: `${message} (${reasonOf(error)})`, remedy: 'Save it as a new JPEG' };
}
