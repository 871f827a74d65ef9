import { pathFault } from '../../../content/output-path.ts';
import type { Problem } from '../../core/errors/problem.ts';
import { ownFilesBelow } from '../../core/files/files-below.ts';
import { inRoot } from '../../core/files/paths.ts';

/** A file under `pages/` and its route. */
export interface PageFile {
  /** Path from the root, e.g. `pages/tours/brooklyn-heights.tsx`. */
  file: string;
  /** `/tours/brooklyn-heights`; a family keeps its pattern: `/blog/[id]`. */
  route: string;
}

/** The component sheet: all variants of all components on one page, for development. */
const componentSheet: PageFile = { file: 'components/sheet/sheet.tsx', route: '/component-sheet' };

/**
 * Finds all page files: the path is the route, `index` means its folder.
 * @param sheet with the component sheet, which is never published
 */
export function findPages(sheet = false): PageFile[] {
  const pages = ownFilesBelow(inRoot('pages'))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => ({
      file: `pages/${file}`,
      route: `/${file.replace(/\.tsx$/, '').replace(/(?:^|\/)index$/, '')}`,
    }));
  return sheet ? [...pages, componentSheet] : pages;
}

/** A family of pages, such as `/blog/[id]`. */
export const isPattern = (route: string): boolean => route.includes('[');

/** Routes of the single pages. */
export const singleRoutes = (pages: readonly PageFile[]): string[] =>
  pages.map(({ route }) => route).filter((route) => !isPattern(route));

/** Page files whose names are not valid in a route: only lower-case ASCII words joined by hyphens are. */
export function checkPageFiles(pages: readonly PageFile[]): Problem[] {
  return pages.flatMap(({ file, route }) => {
    const fault = route === '/' ? undefined : routeFault(route.replace(/\[[a-z]+\]/g, 'x'));
    const message = `The name of a page file ${fault}`;
    return fault ? [{ file, message, remedy: 'Rename it, e.g. pages/our-story.tsx' }] : [];
  });
}

function routeFault(route: string): string | undefined {
  const fault = pathFault(route);
  if (fault) return fault;
  if (!/^[a-z0-9/-]+$/.test(route)) return 'must consist of lower-case letters, digits and hyphens';
  return /^\/assets(?:\/|$)/.test(route) ? 'must not be in assets/' : undefined;
}
