import { bundledFile } from '../core/bundle/bundled-file.ts';
import { loadCompiled } from '../core/bundle/compiled-code.mjs';

export type Steps = typeof import('./steps.ts');

const bundled = bundledFile('generator/steps.cjs');

/** The steps of a build that has something to do; see `compiled-code.mjs` for what their own bundle saves. */
export const loadSteps = async (): Promise<Steps> =>
  bundled === undefined ? import('./steps.ts') : loadCompiled<Steps>(bundled);
