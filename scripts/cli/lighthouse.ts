/**
 * `npm run lighthouse [route …]`: measures pages of the project's own content, all or those named, against the goals.
 * `npm run lighthouse presses` measures presses and second views only, which a run over all pages includes.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import budgets from '../checks/budgets.json' with { type: 'json' };
import { UserError } from '../core/errors/user-error.ts';
import { lineOf, measure, overBudget } from '../measure/lighthouse.ts';
import { measurePresses, measureSecondViews } from '../measure/presses.ts';
import { openMeasuredSite } from './servers/measured-site.ts';

/** Runs per page, of which the median counts. */
const runs = 3;

export async function lighthouseCommand(argv: readonly string[]): Promise<number> {
  const unknown = argv.find((name) => name !== 'presses' && !name.startsWith('/'));
  if (unknown)
    throw new UserError(`lighthouse takes addresses such as /tours, or presses, found "${unknown}".`);
  const { origin, dir, makePictures, close } = await openMeasuredSite('measured', 'content');
  try {
    await makePictures();
    let failed = 0;
    const named = argv.filter((name) => name.startsWith('/'));
    const withPresses = argv.length === 0 || argv.includes('presses');
    const routes = argv.length > 0 ? named : routesOf(dir);
    for (const route of routes)
      for (const page of await measure({ origin, dir }, [route], runs)) {
        console.log(lineOf(page));
        if (overBudget(page).length > 0) failed += 1;
      }
    if (withPresses) {
      await measurePresses(origin, console.log);
      await measureSecondViews(origin, console.log);
    }
    const { performance, lcp } = budgets.lighthouse.goals;
    console.log(
      `${routes.length} pages, ${failed} over a budget. Goals that depend on the machine: performance ${performance}, LCP ${lcp} ms.`,
    );
    return failed > 0 ? 1 : 0;
  } finally {
    await close();
  }
}

/** All routes of a built site: those of its sitemap and those marked `noindex`. */
function routesOf(dir: string): string[] {
  const map = readFileSync(path.join(dir, 'sitemap.xml'), 'utf8');
  const shown = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
  return [...shown, ...budgets.lighthouse.hidden];
}
