import { expect, test } from 'vitest';
import {
  contentPolicy,
  headerPolicy,
  inlineHash,
  neededSources,
  policySources,
} from '../../../../scripts/generator/code/content-policy.ts';
import { readSettings } from '../../../../scripts/generator/content/settings/settings.ts';

const sources = policySources(readSettings({ BUILD_DATE: '2026-05-04' }));
const validate = 'https://s3.amazonaws.com/downloads.mailchimp.com/js/mc-validate.js';
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

test('an inline script is allowed by the hash that browsers compute', () => {
  // The example in the CSP Level 2 specification.
  expect(inlineHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test('a page allows its own inline scripts and styles by hash, and no others', () => {
  const policy = contentPolicy(sources, ['a()', 'b()'], ['p{}']);
  expect(directive(policy, 'script-src')).toBe(
    `'self' https://fareharbor.com/embeds/api/v1/ ${validate} ${inlineHash('a()')} ${inlineHash('b()')}`,
  );
  expect(directive(policy, 'style-src')).toBe(`'self' ${inlineHash('p{}')} ${inlineHash('')}`);
  expect(policy).not.toContain('unsafe');
});

test("without the newsletter's helper scripts neither their address nor their empty style is allowed", () => {
  const off = policySources(readSettings({ BUILD_DATE: '2026-05-04', NEWSLETTER_HELPERS: '0' }));
  const policy = contentPolicy(off, [], ['p{}']);
  expect(directive(policy, 'script-src')).toBe("'self' https://fareharbor.com/embeds/api/v1/");
  expect(directive(policy, 'style-src')).toBe(`'self' ${inlineHash('p{}')}`);
});

test('analytics is allowed only if there is an id', () => {
  const env = { BUILD_DATE: '2026-05-04', ANALYTICS_ID: 'G-ABC123' };
  const policy = contentPolicy(policySources(readSettings(env)), [], []);
  expect(directive(policy, 'script-src')).toContain('https://www.googletagmanager.com/gtag/js');
  expect(directive(policy, 'connect-src')).toContain('https://*.google-analytics.com');
  expect(directive(policy, 'img-src')).toBe(
    "'self' https://*.google-analytics.com https://*.googletagmanager.com",
  );
  expect(contentPolicy(sources, [], [])).not.toContain('google');
  expect(readSettings(env, 'http://localhost:4175').analyticsId).toBe('');
});

test('everything unused is forbidden; pictures, fonts and the manifest may come from this origin', () => {
  const policy = contentPolicy(sources, [], []);
  expect(directive(policy, 'default-src')).toBe("'none'");
  expect(directive(policy, 'base-uri')).toBe("'none'");
  for (const name of ['img-src', 'font-src', 'manifest-src']) expect(directive(policy, name)).toBe("'self'");
});

test('frames, requests and forms may use the configured providers, each by its origin', () => {
  const policy = contentPolicy(sources, [], []);
  expect(directive(policy, 'frame-src')).toBe('https://fareharbor.com https://www.youtube-nocookie.com');
  expect(directive(policy, 'connect-src')).toBe("'self' https://api.emailjs.com https://fareharbor.com");
  expect(directive(policy, 'form-action')).toBe("'self' https://sample.list-manage.example");
});

test('with the stand-in, it replaces every provider', () => {
  const local = policySources(readSettings({ BUILD_DATE: '2026-05-04' }, 'http://localhost:4175'));
  expect(JSON.stringify(local)).not.toContain('https:');
  expect(local.frame).toEqual(['http://localhost:4175']);
});

test('the header allows what any page allows, and forbids framing by other sites', () => {
  const policy = headerPolicy(sources, ['a()']);
  expect(directive(policy, 'script-src')).toContain(inlineHash('a()'));
  expect(directive(policy, 'style-src')).toBe("'self' 'unsafe-inline'");
  expect(directive(policy, 'frame-ancestors')).toBe("'self'");
});

test('a page may use the providers of its own forms and frames, and of no others', () => {
  const ofPage = (main: string, name: string) =>
    directive(contentPolicy(neededSources(sources, main), [], []), name);
  const posts = '<form action="https://example.org/" method="post">';
  const sends = '<form method="dialog">';
  const video = '<iframe src="https://www.youtube-nocookie.com/embed/a">';
  expect(ofPage(sends, 'connect-src')).toBe("'self' https://api.emailjs.com https://fareharbor.com");
  expect(ofPage(posts + video, 'connect-src')).toBe("'self' https://fareharbor.com");
  expect(ofPage(video, 'frame-src')).toBe('https://fareharbor.com https://www.youtube-nocookie.com');
  expect(ofPage(posts + sends, 'frame-src')).toBe('https://fareharbor.com');
  expect(ofPage(posts, 'script-src')).toContain(validate);
  expect(ofPage(sends + video, 'script-src')).not.toContain(validate);
  expect(ofPage(sends + video, 'form-action')).toBe("'self'");
});
