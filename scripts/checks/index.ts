/** Checks the output before it replaces the last good one. Each check is a function over page facts. */
import { BuildError, type Problem } from '../core/errors/problem.ts';
import { type LinkCheckOptions, linksLeadSomewhere } from './links.ts';
import type { PageFacts } from './page-facts.ts';
import { pagesAreReachable, type ReachOptions } from './reachable.ts';
import { headPlace, idPlace } from './sources.ts';
import { headsAreUnique, titlesFit } from './unique.ts';

type CheckOptions = ReachOptions &
  LinkCheckOptions & {
    /** Pages that have not passed the checks of single pages and of links; all by default. */
    changed?: readonly PageFacts[];
  };

/** @throws BuildError with every fault of every page */
export function checkOutput(pages: readonly PageFacts[], options: CheckOptions): void {
  const { changed = pages, sources } = options;
  const problems: Problem[] = [
    ...changed.flatMap((page) =>
      page.faults.map(({ field, id, ...fault }) => ({
        ...(field ? headPlace(page, field, sources) : idPlace(page, id, sources)),
        ...fault,
      })),
    ),
    ...titlesFit(changed, sources),
    ...headsAreUnique(pages, sources),
    ...linksLeadSomewhere(pages, options, changed),
    ...pagesAreReachable(pages, options),
  ];
  if (problems.length > 0) throw new BuildError(problems);
}
