/** Settings from environment variables; no other module reads them. Each variable is documented where it is checked. */
import type { BuildSettings } from '../../../../components/base/settings.ts';
import { liveHosts, sampleSiteUrl, sampleValues, settingNames } from '../../../../content/site.ts';
import { BuildError, type Problem } from '../../../core/errors/problem.ts';
import { forbiddenCharacters, forbiddenProblem } from '../../../core/text/control-characters.ts';
import { nearest } from '../../../core/text/nearest.ts';
import { readEditorSettings, settingProblem, wrongValue } from './editor-settings.ts';
import { isOrigin, parseAddress } from './web-address.ts';

/**
 * Checks every setting and returns those that pages use.
 * @param sandboxOrigin origin of the local stand-in for the providers, e.g. `http://localhost:4175`; undefined for a live build
 * @throws BuildError naming each wrong variable
 */
export function readSettings(env: NodeJS.ProcessEnv, sandboxOrigin?: string): BuildSettings {
  const problems: Problem[] = [];
  const wrong = (name: string, message: string, remedy: string) =>
    problems.push(wrongValue(env, name, message, remedy));
  const optional = (name: string) => env[name]?.trim() || undefined;

  const byLetters = new Map(settingNames.map((name) => [lettersOf(name), name]));
  for (const name of Object.keys(env)) {
    if (settingNames.includes(name)) continue;
    const guess = /^(?:BOOKING|EDITOR|EMAIL|NEWSLETTER|SITE|PETITION|GIFT_CARD)_[A-Z_]+$/.test(name)
      ? nearest(name, settingNames)
      : byLetters.get(lettersOf(name));
    // On Windows the case of a name has no meaning.
    if (guess && env[guess] === undefined)
      problems.push(settingProblem(env, name, 'is not a setting', `Did you mean ${guess}?`));
  }
  for (const name of settingNames)
    for (const { name: character } of forbiddenCharacters(env[name] ?? '').slice(0, 1)) {
      const { message, remedy } = forbiddenProblem(character);
      problems.push({ file: `environment variable ${name}`, message, remedy });
    }
  const address = (name: string, fallback: string): string => {
    const value = optional(name) ?? fallback;
    const url = parseAddress(value);
    if (url?.protocol !== 'https:')
      wrong(name, 'must be an address that starts with https://', 'Copy it from the provider');
    // Headers are ASCII; any other address stays as it is written.
    return url && !/^[!-~]*$/.test(value) ? url.href : value;
  };
  const word = (name: keyof typeof sampleValues): string => {
    const value = optional(name) ?? sampleValues[name];
    if (!/^\w[\w.-]*$/.test(value))
      wrong(name, 'must be letters, digits, dots, hyphens or underscores', 'Copy it from the provider');
    return value;
  };

  /** Scheme and host, as browsers write them. */
  const origin = (name: string, fallback: string): string => {
    const value = optional(name) ?? fallback;
    const url = parseAddress(value);
    const path = url?.pathname.replace(/^\/+|\/+$/g, '');
    if (!url || (url.protocol !== 'https:' && name !== 'SITE_URL'))
      wrong(name, 'must be an address such as https://example.com', 'Write scheme and host');
    else if (path && name === 'SITE_URL')
      wrong(name, 'must have no path', `Put the path into BASE_PATH, e.g. BASE_PATH=/${path}/`);
    else if (path || !isOrigin(url)) wrong(name, 'must be scheme and host alone', `Write ${url.origin}`);
    return url?.origin ?? value;
  };
  const siteUrl = origin('SITE_URL', sampleSiteUrl);

  const basePath = optional('BASE_PATH') ?? '/';
  if (!/^\/(?:[a-z0-9_-]+\/)*$/i.test(basePath))
    wrong('BASE_PATH', 'must start and end with a slash', 'Write / or e.g. /cats/');

  const providers = optional('PROVIDERS');
  if (providers && !['sandbox', 'live'].includes(providers))
    wrong('PROVIDERS', 'must be sandbox or live', 'Correct the value');

  const buildDate = optional('BUILD_DATE') ?? todayInNewYork();
  if (!isDay(buildDate))
    wrong(
      'BUILD_DATE',
      'must be a date as YYYY-MM-DD, from 2000 to 2199',
      optional('BUILD_DATE')
        ? 'Correct the value'
        : `Set the date of this computer, which is ${buildDate}, or set BUILD_DATE`,
    );

  const noindex = optional('NOINDEX');
  if (noindex && !['0', '1'].includes(noindex))
    wrong('NOINDEX', 'must be 1 or 0', 'Write 1 for a preview, or remove it');

  const analyticsId = optional('ANALYTICS_ID') ?? '';
  if (!/^(?:[A-Z]{1,3}-[A-Z0-9-]+)?$/.test(analyticsId))
    wrong('ANALYTICS_ID', 'must be an id such as G-ABC123DEF4', 'Copy it from the provider');
  const searchConsoleToken = optional('SEARCH_CONSOLE_TOKEN') ?? '';
  if (!/^[\w-]*$/.test(searchConsoleToken))
    wrong(
      'SEARCH_CONSOLE_TOKEN',
      'must be letters, digits, hyphens or underscores',
      'Copy only the text in content="…", without the tag',
    );

  problems.push(...readEditorSettings(env).problems);

  const local = (path: string, live: string) => (sandboxOrigin === undefined ? live : sandboxOrigin + path);
  // 0 switches it off; 1 or empty means the default script; an address is used as the script.
  const newsletterScript = (): string => {
    const value = optional('NEWSLETTER_HELPERS');
    if (value === '0') return '';
    const { NEWSLETTER_HELPERS: usual } = liveHosts;
    return local('/subscribe/validate.js', value === '1' ? usual : address('NEWSLETTER_HELPERS', usual));
  };
  const settings: BuildSettings = {
    siteUrl,
    basePath,
    buildDate,
    noindex: noindex === '1',
    booking: {
      origin: local('', origin('BOOKING_ORIGIN', liveHosts.BOOKING_ORIGIN)),
      company: word('BOOKING_COMPANY'),
    },
    email: {
      endpoint: local('/api/v1.0/email/send', address('EMAIL_ENDPOINT', liveHosts.EMAIL_ENDPOINT)),
      serviceId: word('EMAIL_SERVICE_ID'),
      templateReply: word('EMAIL_TEMPLATE_REPLY'),
      templateNotify: word('EMAIL_TEMPLATE_NOTIFY'),
      templateSurvey: word('EMAIL_TEMPLATE_SURVEY'),
      publicKey: word('EMAIL_PUBLIC_KEY'),
    },
    newsletter: {
      action: local('/subscribe/post', address('NEWSLETTER_ACTION', sampleValues.NEWSLETTER_ACTION)),
      validateUrl: newsletterScript(),
    },
    giftCardUrl: local('/gift-cards', address('GIFT_CARD_URL', sampleValues.GIFT_CARD_URL)),
    petitionUrl: local('/petition', address('PETITION_URL', sampleValues.PETITION_URL)),
    video: { id: word('VIDEO_ID'), origin: local('', liveHosts.videoOrigin) },
    // Visits of the sandbox site are not counted.
    analyticsId: sandboxOrigin === undefined ? analyticsId : '',
    searchConsoleToken,
  };
  if (problems.length > 0) throw new BuildError(problems);
  return settings;
}

/** `BASEPATH` and `base_path` are meant as `BASE_PATH`. */
const lettersOf = (name: string): string => name.replace(/[_-]/g, '').toLowerCase();

/** Today's date in New York, whatever the machine's time zone. */
export function todayInNewYork(now = new Date()): string {
  // New York is four or five hours behind: outside of the hour between, its day is known without the tables of time zones,
  // which take 20 ms to load.
  if (now.getUTCHours() !== 4) return new Date(now.getTime() - 4 * 3_600_000).toISOString().slice(0, 10);
  // Parts, since a Node with few languages has other forms of a date.
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  return (['year', 'month', 'day'] as const)
    .map((name) => parts.find(({ type }) => type === name)?.value)
    .join('-');
}

function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return (
    /^2[01]\d{2}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(value)
  );
}
