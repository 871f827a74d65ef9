import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadCompiled } from '../core/compiled-code.mjs';

type Steps = typeof import('./steps.ts');

/** The bundled steps, relative to this code in the bundle. When run as TypeScript there are none. */
const bundled = ['./generator/steps.cjs', '../generator/steps.cjs']
  .map((place) => fileURLToPath(new URL(place, import.meta.url)))
  .find((file) => existsSync(file));

/** The steps of a build that has something to do; see `compiled-code.mjs` for what their own bundle saves. */
export const loadSteps = async (): Promise<Steps> =>
  bundled === undefined ? import('./steps.ts') : loadCompiled<Steps>(bundled);
