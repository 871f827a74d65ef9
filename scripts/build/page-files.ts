import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A file under `pages/` and the address that its path stands for. */
export interface PageFile {
  /** From the root, e.g. `pages/tours/brooklyn-heights.tsx`. */
  file: string;
  /** `/tours/brooklyn-heights`; a family keeps its pattern: `/blog/[id]`. */
  route: string;
}

/** All pages by their files: the path is the address, `index` stands for its folder. */
export function findPages(root: string): PageFile[] {
  const files = readdirSync(path.join(root, 'pages'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .map((file) => ({
      file: `pages/${file}`,
      route: `/${file.replace(/\.tsx$/, '').replace(/(?:^|\/)index$/, '')}`,
    }));
}

/** A family of pages, such as `/blog/[id]`. */
export const isPattern = (route: string): boolean => route.includes('[');

/** Addresses of the pages that stand alone. */
export const singleRoutes = (pages: readonly PageFile[]): string[] =>
  pages.map(({ route }) => route).filter((route) => !isPattern(route));
