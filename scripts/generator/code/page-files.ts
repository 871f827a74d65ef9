import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathFault } from '../../../content/output-path.ts';
import type { Problem } from '../../core/problem.ts';

/** A file under `pages/` and the address that its path stands for. */
export interface PageFile {
  /** From the root, e.g. `pages/tours/brooklyn-heights.tsx`. */
  file: string;
  /** `/tours/brooklyn-heights`; a family keeps its pattern: `/blog/[id]`. */
  route: string;
}

/** All variants of all components on one page, for those who build the site. */
const componentSheet: PageFile = { file: 'components/sheet/sheet.tsx', route: '/component-sheet' };

/**
 * All pages by their files: the path is the address, `index` stands for its folder.
 * @param sheet with the component sheet, which is never published
 */
export function findPages(root: string, sheet = false): PageFile[] {
  const files = readdirSync(path.join(root, 'pages'), { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .map((file) => ({
      file: `pages/${file}`,
      route: `/${file.replace(/\.tsx$/, '').replace(/(?:^|\/)index$/, '')}`,
    }));
  return sheet ? [...pages, componentSheet] : pages;
}

/** A family of pages, such as `/blog/[id]`. */
export const isPattern = (route: string): boolean => route.includes('[');

/** Addresses of the pages that stand alone. */
export const singleRoutes = (pages: readonly PageFile[]): string[] =>
  pages.map(({ route }) => route).filter((route) => !isPattern(route));

/** Page files whose name makes no address: lower-case ASCII words joined by hyphens, and folders of them. */
export function checkPageFiles(pages: readonly PageFile[]): Problem[] {
  return pages.flatMap(({ file, route }) => {
    const plain = route.replace(/\[[a-z]+\]/g, 'x');
    const fault =
      plain === '/'
        ? undefined
        : (pathFault(plain) ??
          (/^[a-z0-9/-]+$/.test(plain)
            ? undefined
            : 'must have lower-case letters, digits and hyphens only'));
    const reserved =
      plain.startsWith('/assets/') || plain === '/assets' ? 'must not lie in assets/' : undefined;
    const message = fault ?? reserved;
    return message
      ? [
          {
            file,
            message: `The name of a page file ${message}`,
            remedy: 'Rename it, e.g. pages/our-story.tsx',
          },
        ]
      : [];
  });
}
