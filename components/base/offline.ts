/** Whether the browser reports that it has no network; one that cannot tell counts as online. */
export const isOffline = (): boolean => navigator.onLine === false;
