import type { SiteFacts } from '../facts.ts';

/** The built site on a host that runs. */
export interface RunningSite extends SiteFacts {
  /** Address of the site without the slash at its end. */
  root: string;
}

/** Tells what is wrong, one line each, or nothing. */
export type HostCheck = (site: RunningSite) => Promise<string[]>;
