import type { RequestListener } from 'node:http';
import budgets from '../checks/budgets.json' with { type: 'json' };
import type { Counts } from './test-counts.ts';

/**
 * Measures the gated pages of a site, once each: what is gated does not depend on how busy the machine is. Prints what
 * exceeds the budgets; each page counts as one.
 */
export async function measurePages(dir: string, handler?: RequestListener): Promise<Counts> {
  const { measure, overBudget } = await import('../checks/lighthouse.ts');
  const pages = await measure(dir, budgets.lighthouse.routes, 1, handler);
  const faults = pages.map(overBudget);
  for (const fault of faults.flat()) console.error(fault);
  const failed = faults.filter((list) => list.length > 0).length;
  return { passed: pages.length - failed, failed };
}
