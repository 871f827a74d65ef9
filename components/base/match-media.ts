/** Whether a media query applies; false in browsers without `matchMedia`. */
export const matchesMedia = (query: string): boolean => window.matchMedia?.(query).matches ?? false;
