import { type Site, underBase } from './address.ts';

/** Absolute address of a path of the site. Apart from `address.ts`, which the script of every page has. */
export const absoluteAt = ({ siteUrl, basePath }: Site, path: string): string =>
  siteUrl + underBase(basePath, path);
