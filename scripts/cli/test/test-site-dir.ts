import { inRoot } from '../../core/files/paths.ts';

/** Folder of a built test site, e.g. of `sandbox`. */
export const testSiteDir = (name: string): string => inRoot('.sandbox', `test-${name}`);
