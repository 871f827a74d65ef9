/** What the bar of `npm run dev` has switched on in this tab. */
export interface Switches {
  /** The visitor's day, YYYY-MM-DD. */
  date?: string | undefined;
  offline?: boolean;
  /** Media features, e.g. `prefers-reduced-motion: reduce`. */
  media?: string[];
}

const key = 'site-dev-switches';

/** None if the storage is blocked, or holds something else. */
export function readSwitches(): Switches {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Switches; // written below
  } catch {
    return {};
  }
}

export const keepSwitches = (switches: Switches): void =>
  sessionStorage.setItem(key, JSON.stringify(switches));
