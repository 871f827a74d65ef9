import { describeFileError } from './file-error.ts';

/** Compared by name, since the steps of a build are a bundle of their own, with their own copies of these classes. */
const expected = new Set(['BuildError', 'UserError']);

/** esbuild's own errors when its process has ended. */
const bundlerEnded = /^The service (?:was stopped|is no longer running)/;

/** Node's error for a file of the generator's bundle that was removed, e.g. with the whole cache. */
const bundleRemoved = /^Cannot find module '[^']*[\\/]\.cache[\\/]generator[\\/]/;

/** The message of a failure; with a stack trace only if it is a bug. */
export function messageOf(error: unknown): string {
  if (error instanceof Error && expected.has(error.name)) return error.message;
  if (error instanceof Error && bundlerEnded.test(error.message))
    return 'The bundler (esbuild) was stopped: by a signal, or since the system has too little memory or allows no more processes. Run the command again.';
  if (error instanceof Error && bundleRemoved.test(error.message))
    return 'The generator in .cache/ was removed while it was running. Run the command again.';
  return (
    describeFileError(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
  );
}
