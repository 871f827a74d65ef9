import type { PublicSettings } from './settings.ts';

declare const __ALL_SETTINGS__: string;
/** All public settings. The script of every page has only those in `settings.ts`. */
export const allSettings: PublicSettings = JSON.parse(__ALL_SETTINGS__);
