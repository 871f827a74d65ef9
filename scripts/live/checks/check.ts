import type { Host } from '../requests.ts';
import type { SiteFacts } from '../site-facts.ts';

/** The built site on a running host. */
export interface RunningSite extends SiteFacts, Host {}

/** Returns one line per fault. */
export type HostCheck = (site: RunningSite) => Promise<string[]>;
