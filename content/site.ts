/** The settings in the environment: their names, and the values for those that are unset. */

/** Treated as unset: `.example` can never be a real host. */
export const sampleSiteUrl = 'https://catsabouttown.example';

/** Placeholders that no provider can issue: a build with them works, and `preflight` lists them. */
export const sampleValues = {
  BOOKING_COMPANY: 'sample-company',
  EMAIL_SERVICE_ID: 'sample-service',
  EMAIL_TEMPLATE_REPLY: 'sample-template-reply',
  EMAIL_TEMPLATE_NOTIFY: 'sample-template-notify',
  EMAIL_TEMPLATE_SURVEY: 'sample-template-survey',
  EMAIL_PUBLIC_KEY: 'sample-public-key',
  NEWSLETTER_ACTION: 'https://sample.list-manage.example/subscribe/post?u=sample&id=sample',
  GIFT_CARD_URL: 'https://gift-cards.example/sample',
  PETITION_URL: 'https://petition.example/sample',
  VIDEO_ID: 'sample-video',
} as const;

/** Default providers of a live site. */
export const liveHosts = {
  BOOKING_ORIGIN: 'https://fareharbor.com',
  EMAIL_ENDPOINT: 'https://api.emailjs.com/api/v1.0/email/send',
  NEWSLETTER_HELPERS: 'https://s3.amazonaws.com/downloads.mailchimp.com/js/mc-validate.js',
  videoOrigin: 'https://www.youtube-nocookie.com',
} as const;

/** All settings, to suggest the right name for a misspelled one. */
export const settingNames: readonly string[] = [
  'SITE_URL',
  'BASE_PATH',
  'PROVIDERS',
  'BUILD_DATE',
  'NOINDEX',
  'PORT',
  'BOOKING_ORIGIN',
  'EMAIL_ENDPOINT',
  'NEWSLETTER_HELPERS',
  'ANALYTICS_ID',
  'SEARCH_CONSOLE_TOKEN',
  'EDITOR',
  'EDITOR_HOST',
  'EDITOR_REPOSITORY',
  'EDITOR_BRANCH',
  'EDITOR_AUTH',
  'EDITOR_APP_ID',
  ...Object.keys(sampleValues),
];
