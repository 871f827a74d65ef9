import type { Metafile } from 'esbuild';

/** Source files read by a bundler, relative to the root. Packages are represented by the lock file. */
export const inputsOf = ({ inputs }: Metafile): string[] => ownSources(Object.keys(inputs));

export const ownSources = (inputs: readonly string[]): string[] =>
  inputs
    // A plugin's namespace precedes the path; virtual entries have no path.
    .map((input) => input.replace(/^[\w-]+:/, ''))
    .filter((input) => input.includes('/') && !input.includes('node_modules/'));
