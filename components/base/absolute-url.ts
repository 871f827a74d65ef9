import { absoluteAt } from './absolute-at.ts';
import { settings } from './settings.ts';

/**
 * Absolute address of a page or file of this site, for canonical links, feeds and share cards. Apart from `settings.ts`,
 * since the script of every page does not need it.
 */
export const absoluteUrl = (path: string): string => absoluteAt(settings, path);
