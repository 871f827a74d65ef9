/** Checks the redirect table as a whole: each old address is unused and leads to one page. */
import { oldPathFault } from '../../../content/output-path.ts';
import type { Problem } from '../../core/errors/problem.ts';
import type { Known } from './cross-check.ts';
import type { PlacedRedirect } from './redirects.ts';

/** Folder of built files, whose names are generated. */
const builtFolder = '/assets/';
/** `/tours.html` and `/tours/index.html` are the page itself on every host. */
const pageForm = /(?:\/index)?\.html$/;

/** Each old address is unique in the content; one that is derived from a name may also be listed, with the same target. */
export function checkRedirects(
  table: readonly PlacedRedirect[],
  { routes, files }: Pick<Known, 'routes' | 'files'>,
): Problem[] {
  const problems: Problem[] = [];
  const byLowerCase = new Map<string, PlacedRedirect>();
  const lowerFiles = new Set([...files].map((file) => file.toLowerCase()));
  const lowerRoutes = new Map([...routes].map((route) => [route.toLowerCase(), route]));
  for (const redirect of table) {
    const { from, to, file, line } = redirect;
    const report = (message: string, remedy: string) => problems.push({ file, line, message, remedy });
    const fault = oldPathFault(from);
    if (fault) {
      report(`The old address "${from}" ${fault}`, 'Correct it, or remove it');
      continue;
    }
    const other = byLowerCase.get(from.toLowerCase());
    const elsewhere = other && `${other.file}${other.line === undefined ? '' : `:${other.line}`}`;
    if (other && other.from !== from)
      report(`"${from}" and "${other.from}" (${elsewhere}) differ only in case`, 'Keep one of them');
    else if (other && other.to !== to)
      report(`"${from}" leads to ${to}, but to ${other.to} in ${elsewhere}`, 'Keep one of them');
    else if (other && !other.isDerived && !redirect.isDerived)
      report(`"${from}" is already an old address of ${to} in ${elsewhere}`, 'Remove one of them');
    byLowerCase.set(from.toLowerCase(), other ?? redirect);
    const taken = takenBy(from, lowerRoutes, lowerFiles);
    if (taken) report(taken, 'Remove the redirect');
    const page = from.endsWith('*') && [...routes].find((route) => route.startsWith(from.slice(0, -1)));
    if (page) report(`"${from}" would replace the page "${page}"`, 'List the old addresses one by one');
  }
  return problems;
}

function takenBy(
  from: string,
  lowerRoutes: ReadonlyMap<string, string>,
  lowerFiles: ReadonlySet<string>,
): string | undefined {
  const lower = from.toLowerCase();
  const page = lowerRoutes.get(lower);
  if (page === from) return `"${from}" is a page, so it cannot be redirected`;
  if (page) return `"${from}" differs from the page "${page}" only in case`;
  const shown = lowerRoutes.get(lower.replace(pageForm, '') || '/');
  if (shown && pageForm.test(lower))
    return `"${from}" shows the page "${shown}" on every host, so it cannot be redirected`;
  if (lower.startsWith(builtFolder)) return `"${from}" is in the folder of built files`;
  const parts = lower.slice(1).split('/');
  const above = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  const file = [...above, `${lower.slice(1)}/index.html`].find((path) => lowerFiles.has(path));
  return file && `"${from}" is, or is below, the file ${file} of the site`;
}
