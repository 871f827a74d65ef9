/** Whether a media query applies; not in a browser that cannot tell. */
export const matchesMedia = (query: string): boolean => window.matchMedia?.(query).matches ?? false;
