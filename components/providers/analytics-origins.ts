/** Addresses of the analytics provider, Google's tag: for the loader in the browser and for the content policy. */
export const analyticsScript = 'https://www.googletagmanager.com/gtag/js';
/** Where the tag sends its events. */
export const analyticsConnect = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
] as const;
/** For its tracking pixel, in browsers without another way to send. */
export const analyticsImages = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'] as const;
