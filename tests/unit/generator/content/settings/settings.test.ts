import { expect, test, vi } from 'vitest';
import { readSettings, todayInNewYork } from '../../../../../scripts/generator/content/settings/settings.ts';

const messageOf = (env: Record<string, string>) => {
  try {
    readSettings(env);
    return 'no error';
  } catch (error) {
    return error instanceof Error ? error.message.split('\n').slice(1).join('\n').trim() : String(error);
  }
};

test('without any variable the settings are complete, with sample ids', () => {
  expect(readSettings({})).toMatchObject({
    siteUrl: 'https://catsabouttown.example',
    basePath: '/',
    noindex: false,
  });
});

test('a sandbox uses the local stand-in for every provider', () => {
  const { booking, email, newsletter, video, giftCardUrl, petitionUrl } = readSettings(
    {},
    'http://localhost:4175',
  );
  for (const address of [
    booking.origin,
    email.endpoint,
    newsletter.action,
    video.origin,
    giftCardUrl,
    petitionUrl,
  ]) {
    expect(address).toMatch(/^http:\/\/localhost:4175/);
  }
});

test('quotation marks around a value, as Docker and forms of hosts keep them, are named as the cause', () => {
  const cause = /^environment variable \w+ {2}must .*\. Remove the quotation marks around it$/;
  expect(messageOf({ SITE_URL: '"https://example.com"' })).toMatch(cause);
  expect(messageOf({ NOINDEX: "'1' " })).toMatch(cause);
  expect(messageOf({ SITE_URI: '"https://example.com"' })).toMatch(/Did you mean SITE_URL\?$/);
});

test('a path in SITE_URL is reported with a hint to BASE_PATH', () => {
  expect(messageOf({ SITE_URL: 'https://example.com/cats' })).toContain('BASE_PATH=/cats/');
});

test.each([
  ['https://example.com/', 'https://example.com'],
  ['https://example.com//', 'https://example.com'],
  ['HTTPS://Example.COM:443', 'https://example.com'],
  ['https://ex\u00e4mple.com', 'https://xn--exmple-cua.com'],
  ['http://localhost:8080', 'http://localhost:8080'],
])('SITE_URL=%s is the site %s', (value, siteUrl) => {
  expect(readSettings({ SITE_URL: value }).siteUrl).toBe(siteUrl);
});

test.each([
  [{ SITE_URL: 'https://example.com?x' }, 'Write https://example.com'],
  [{ SITE_URL: 'https://ann:pw@example.com' }, 'Write https://example.com'],
  [{ SITE_URL: 'https://exam\nple.com' }, 'Write scheme and host'],
  [{ SITE_URL: 'https://*.example.com' }, 'Write scheme and host'],
  [{ SITE_URL: 'https://example.com;x' }, 'Write scheme and host'],
  [{ BOOKING_ORIGIN: 'https://book.example/embeds' }, 'Write https://book.example'],
  [{ BOOKING_ORIGIN: 'http://book.example' }, 'Write scheme and host'],
  [{ GIFT_CARD_URL: 'https://*.example/x' }, 'must be an address'],
  [{ NO_INDEX: '1' }, 'NO_INDEX  is not a setting, found "1". Did you mean NOINDEX?'],
  [{ basePath: '/cats/' }, 'Did you mean BASE_PATH?'],
  [{ EMAIL_ENDPOINT: 'https://mail.example:99999/' }, 'must be an address'],
  [{ BUILD_DATE: '9999-12-31' }, 'from 2000 to 2199'],
])('%o is reported in one line with the remedy', (env, remedy) => {
  expect(messageOf(env)).toContain(remedy);
  expect(messageOf(env).split('\n')).toHaveLength(1);
});

test('an address with other letters is written in ASCII, and any other stays as it is', () => {
  const { giftCardUrl, petitionUrl } = readSettings({
    GIFT_CARD_URL: 'https://gift\u00e9.example/\u00e4',
    PETITION_URL: 'https://form.example/?a=%7e',
  });
  expect(giftCardUrl).toBe('https://xn--gift-epa.example/%C3%A4');
  expect(petitionUrl).toBe('https://form.example/?a=%7e');
});

test.each([
  [{ BASE_PATH: 'cats' }, 'BASE_PATH'],
  [{ BUILD_DATE: '2025-02-30' }, 'BUILD_DATE'],
  [{ NOINDEX: 'yes' }, 'NOINDEX'],
  [{ PROVIDERS: 'test' }, 'PROVIDERS'],
  [{ BOOKING_ORIGIN: 'javascript:alert(1)' }, 'BOOKING_ORIGIN'],
  [{ EMAIL_SERVICE_ID: 'a b' }, 'EMAIL_SERVICE_ID'],
])('%o is reported in one line with the variable', (env, name) => {
  expect(messageOf(env)).toMatch(new RegExp(`^environment variable ${name} .*\\.`));
  expect(messageOf(env).split('\n')).toHaveLength(1);
});

test('all invalid variables are reported together', () => {
  expect(messageOf({ BASE_PATH: 'x', NOINDEX: 'x' }).split('\n')).toHaveLength(2);
});

test.each(['2026-01-01', '2026-07-01'])('the date is the one in New York in each hour of %s', (day) => {
  const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });
  const times = Array.from({ length: 48 }, (_, half) => new Date(Date.parse(day) + half * 1_800_000 - 1));
  expect(times.map(todayInNewYork)).toEqual(times.map((time) => zone.format(time)));
});

test('a wrong clock is reported as such', () => {
  vi.useFakeTimers({ now: 0 });
  const message = messageOf({});
  vi.useRealTimers();
  expect(message).toContain('Set the date of this computer, which is 1969-12-31, or set BUILD_DATE');
});

test.each([
  [
    { ANALYTICS_ID: 'abc' },
    'environment variable ANALYTICS_ID  must be an id such as G-ABC123DEF4, found "abc"',
  ],
  [
    { SEARCH_CONSOLE_TOKEN: '<meta name="x">' },
    'environment variable SEARCH_CONSOLE_TOKEN  must be letters, digits, hyphens or underscores, found "<meta name=\\"x\\">"',
  ],
])('%o is reported', (env, message) => {
  expect(messageOf(env)).toContain(message);
});

test.each(['BOOKING_ORIGIN', 'SITE_URL', 'PETITION_URL'])(
  'a control character in %s is reported by its code',
  (name) => {
    expect(() => readSettings({ [name]: 'https://example.com/\u0007' })).toThrow(
      `environment variable ${name}  The character U+0007 cannot be published`,
    );
  },
);
