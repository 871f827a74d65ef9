import { absoluteAt, underBase } from './address.ts';

/** Settings that the pages and the browser may know. Set once for a build: the bundler writes them in as a constant. */
export interface PublicSettings {
  /** Origin without slash at the end, e.g. `https://catsabouttown.example`. */
  siteUrl: string;
  /** `/`, or a folder such as `/cats/`; starts and ends with a slash. */
  basePath: string;
  /** The only clock of a build, YYYY-MM-DD in New York. */
  buildDate: string;
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
  /** `validateUrl` is the provider's script for checking; empty where it is switched off. */
  newsletter: { action: string; validateUrl: string };
  giftCardUrl: string;
  petitionUrl: string;
  video: { id: string; origin: string };
  analyticsId: string;
  searchConsoleToken: string;
}

/** JSON: an object would be added by the bundler to every file, whether it asks for it or not. */
declare const __SETTINGS__: string;
export const settings: PublicSettings = JSON.parse(__SETTINGS__);

/** Address of a page or file of this site under the base path: `/tours` → `/cats/tours`. Other addresses pass through. */
export const href = (path: string): string => underBase(settings.basePath, path);

/** Absolute address of a page or file of this site, for canonical links, feeds and share cards. */
export const absoluteUrl = (path: string): string => absoluteAt(settings, path);
