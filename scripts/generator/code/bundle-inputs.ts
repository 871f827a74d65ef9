import type { Metafile } from 'esbuild';

/** Source files that a bundler has read, from the root. Packages count by their lock file. */
export const inputsOf = ({ inputs }: Metafile): string[] => ownSources(Object.keys(inputs));

export const ownSources = (inputs: readonly string[]): string[] =>
  inputs
    // A plugin's namespace stands before the path; entries that are made up have no path.
    .map((input) => input.replace(/^[\w-]+:/, ''))
    .filter((input) => input.includes('/') && !input.includes('node_modules/'));
