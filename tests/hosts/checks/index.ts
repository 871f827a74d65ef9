/** All checks, in the order of the matrix. */
import { addressChecks } from './addresses.ts';
import { headerChecks } from './headers.ts';
import { safetyChecks } from './safety.ts';
import { transportChecks } from './transport.ts';

export const checks = { ...addressChecks, ...safetyChecks, ...transportChecks, ...headerChecks };
export type CheckName = keyof typeof checks;
