import type { BuildFailure, Message } from 'esbuild';
import type { Problem } from '../../core/problem.ts';

/** Converts esbuild's messages to problems with file and line; other errors are rethrown. */
export function bundleErrors(error: unknown): Problem[] {
  if (!isFailure(error)) throw error;
  return error.errors.map(({ text, location }: Message) => ({
    file: location?.file ?? 'the bundle',
    ...(location ? { line: location.line } : {}),
    message: text.replace(/\.$/, ''),
    remedy: location?.suggestion ? `Did you mean ${location.suggestion}?` : 'Correct the code',
  }));
}

const isFailure = (error: unknown): error is BuildFailure =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors);
