import { absoluteAt, underBase } from './address.ts';

/** Public settings for pages and browser code. The bundler inserts them as a constant. */
export interface PublicSettings {
  /** Origin without slash at the end, e.g. `https://catsabouttown.example`. */
  siteUrl: string;
  /** `/`, or a folder such as `/cats/`; starts and ends with a slash. */
  basePath: string;
  noindex: boolean;
  booking: { origin: string; company: string };
  email: {
    endpoint: string;
    serviceId: string;
    templateReply: string;
    templateNotify: string;
    templateSurvey: string;
    publicKey: string;
  };
  /** `validateUrl` is the provider's validation script; empty if it is switched off. */
  newsletter: { action: string; validateUrl: string };
  giftCardUrl: string;
  petitionUrl: string;
  video: { id: string; origin: string };
  analyticsId: string;
  searchConsoleToken: string;
}

/** Settings of a build, with what must not be in a script: the day would rename the scripts every day. */
export interface BuildSettings extends PublicSettings {
  /** YYYY-MM-DD in New York; the build uses no other clock. */
  buildDate: string;
}

/** As JSON, since the bundler would add an object to every file, whether it uses it or not. */
declare const __SETTINGS__: string;
export const settings: PublicSettings = JSON.parse(__SETTINGS__);

/** Address of a page or file of this site under the base path: `/tours` → `/cats/tours`. Other addresses are returned unchanged. */
export const href = (path: string): string => underBase(settings.basePath, path);

/** Absolute address of a page or file of this site, for canonical links, feeds and share cards. */
export const absoluteUrl = (path: string): string => absoluteAt(settings, path);
