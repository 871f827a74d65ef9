declare const __BUILD_DATE__: string;
/** Date of the build, YYYY-MM-DD in New York. Only for what the build renders: the bundler of scripts does not define it. */
export const buildDate: string = __BUILD_DATE__;
