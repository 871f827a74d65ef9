import type { Host } from '../ask.ts';
import type { SiteFacts } from '../site-facts.ts';

/** The built site on a host that runs. */
export interface RunningSite extends SiteFacts, Host {}

/** Reports what is wrong, one line each, or nothing. */
export type HostCheck = (site: RunningSite) => Promise<string[]>;
