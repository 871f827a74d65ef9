import { underBase } from './address.ts';

/** Public settings for the script of every page. */
export interface EntrySettings {
  /** Origin without slash at the end, e.g. `https://catsabouttown.example`. */
  siteUrl: string;
  /** `/`, or a folder such as `/cats/`; starts and ends with a slash. */
  basePath: string;
  booking: { origin: string; company: string };
  /** `validateUrl` is the provider's validation script; empty if it is switched off. */
  newsletter: { validateUrl: string };
  analyticsId: string;
}

/** All public settings; `all-settings.ts` has them for what the build renders and for scripts loaded on demand. */
export interface PublicSettings extends EntrySettings {
  noindex: boolean;
  newsletter: { action: string; validateUrl: string };
  email: {
    endpoint: string;
    serviceId: string;
    templateReply: string;
    templateNotify: string;
    templateSurvey: string;
    publicKey: string;
  };
  giftCardUrl: string;
  petitionUrl: string;
  video: { id: string; origin: string };
  searchConsoleToken: string;
}

/** Settings of a build, with what must not be in a script: the day would rename the scripts every day. */
export interface BuildSettings extends PublicSettings {
  /** YYYY-MM-DD in New York; the build uses no other clock. */
  buildDate: string;
}

/** As JSON, since the bundler would add an object to every file, whether it uses it or not. */
declare const __SETTINGS__: string;
export const settings: EntrySettings = JSON.parse(__SETTINGS__);

/** Address of a page or file of this site under the base path: `/tours` → `/cats/tours`. Other addresses are returned unchanged. */
export const href = (path: string): string => underBase(settings.basePath, path);
