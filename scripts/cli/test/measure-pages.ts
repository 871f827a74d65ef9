import budgets from '../../checks/budgets.json' with { type: 'json' };
import { measure, overBudget } from '../../measure/lighthouse.ts';
import { openMeasuredSite } from '../servers/measured-site.ts';
import type { Counts } from './test-counts.ts';

/**
 * Measures the gated pages of one content folder, once each: the gated values do not depend on the machine's load. Prints
 * what exceeds the budgets; each page counts as one test.
 * @param name of the folder below `.sandbox/`
 * @param content folder, relative to the project's root
 */
export async function measurePages(name: string, content: string): Promise<Counts> {
  const { origin, dir, close } = await openMeasuredSite(name, content);
  try {
    const pages = await measure({ origin, dir }, budgets.lighthouse.routes, 1);
    const faults = pages.map(overBudget);
    for (const fault of faults.flat()) console.error(fault);
    const failures = faults.flatMap((list) => list.slice(0, 1));
    return { passed: pages.length - failures.length, failures };
  } finally {
    await close();
  }
}
