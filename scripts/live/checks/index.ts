/** All checks, in the order of the matrix. */
import { addressChecks, folderChecks } from './addresses.ts';
import { headerChecks } from './headers.ts';
import { safetyChecks } from './safety.ts';
import { transportChecks } from './transport.ts';

export const checks = { ...addressChecks, ...safetyChecks, ...transportChecks, ...headerChecks };
/** For a site that shares its host with others. */
export const checksBelow = { ...checks, ...folderChecks };
export type CheckName = keyof typeof checksBelow;
