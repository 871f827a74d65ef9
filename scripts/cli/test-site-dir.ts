import { inRoot } from '../core/paths.ts';

/** Where the build of a test site lies, e.g. of `sandbox`. */
export const testSiteDir = (name: string): string => inRoot('.sandbox', `test-${name}`);
