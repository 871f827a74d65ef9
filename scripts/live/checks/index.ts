/** All checks, in the order of the host matrix. */
import { addressChecks, folderChecks } from './addresses.ts';
import { headerChecks } from './headers.ts';
import { safetyChecks } from './safety.ts';
import { transportChecks } from './transport.ts';

export const checks = { ...addressChecks, ...safetyChecks, ...transportChecks, ...headerChecks };
/** For a site in a folder of its host. */
export const checksBelow = { ...checks, ...folderChecks };
export type CheckName = keyof typeof checksBelow;
