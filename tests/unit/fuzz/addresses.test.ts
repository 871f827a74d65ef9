/** Any address or setting is either refused with its line, or works on every host and leads to no other site. */
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinAddress } from '../../../components/base/join-address.ts';
import { BuildError, formatProblem } from '../../../scripts/core/errors/problem.ts';
import { checkRedirects } from '../../../scripts/generator/content/redirect-check.ts';
import { readSettings } from '../../../scripts/generator/content/settings/settings.ts';
import { hostConfigs, hostFiles } from '../../../scripts/generator/hosts/index.ts';
import { anyLine, forbidden } from './inputs.ts';
import { runs, timeLimit } from './runs.ts';

const part = fc.oneof(
  fc.constantFrom(
    'old',
    'Old-1',
    '..',
    '.',
    '',
    '%2e%2e',
    '%09',
    '\\',
    'x.html',
    'index.php',
    '*',
    'about-*',
    'a b',
  ),
  anyLine,
);
const oldAddress = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
const target = fc.constantFrom('/about', '/blog?post=ned', '/contact#faq', '/booking?itemId=1#top', '/');

test('redirects', { timeout: timeLimit }, () => {
  fc.assert(
    fc.property(oldAddress, target, (from, to) => {
      const routes = new Set(['/', '/about', '/blog', '/contact', '/booking']);
      const place = { file: 'content/redirects.yaml', line: 7 };
      const problems = checkRedirects([{ from, to, ...place }], { routes, files: new Set(['robots.txt']) });
      for (const problem of problems) {
        expect(problem).toMatchObject(place);
        expect(formatProblem(problem)).not.toMatch(/undefined|\n\s+at /);
      }
      if (problems.length > 0) return;
      // Its file is in the output, at the path of the request.
      const file = path.posix.join('/out', from.replace('*', 'x'), 'index.html');
      expect(file).toBe(`/out${from.replace('*', 'x')}/index.html`);
      expect(new URL(from, 'https://x.example').pathname).toBe(from);
      const rules = {
        redirects: [{ from, to }],
        basePath: '/',
        policy: 'p',
        bookingOrigin: 'https://b.example',
        texts: { siteUrl: 'https://c.example', routes: ['/'] },
      };
      const files = { ...hostFiles(rules), ...hostConfigs(rules) };
      for (const text of Object.values(files)) expect(text).not.toMatch(forbidden);
      for (const name of ['vercel.json', 'firebase.json', 'staticwebapp.config.json'])
        JSON.parse(files[name] ?? '');
      new Function(files['cloudfront.js'] ?? '');
    }),
    runs(10),
  );
});

test('joined addresses stay on this host', { timeout: timeLimit }, () => {
  fc.assert(
    fc.property(target, fc.webQueryParameters(), fc.webFragments(), (to, query, fragment) => {
      const joined = new URL(joinAddress(to, `?${query}`, `#${fragment}`), 'https://x.example');
      const own = new URL(to, 'https://x.example');
      expect([joined.origin, joined.pathname]).toEqual([own.origin, own.pathname]);
      for (const [name, value] of own.searchParams) expect(joined.searchParams.get(name)).toBe(value);
    }),
    runs(5),
  );
});

const names = [
  'SITE_URL',
  'BASE_PATH',
  'BUILD_DATE',
  'NOINDEX',
  'VIDEO_ID',
  'BOOKING_ORIGIN',
  'EMAIL_PUBLIC_KEY',
  'ANALYTICS_ID',
];
test('settings', { timeout: timeLimit }, () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), anyLine, (name, value) => {
      try {
        const settings = readSettings({ [name]: value });
        expect(JSON.stringify(settings)).not.toMatch(forbidden);
      } catch (error) {
        expect(error).toBeInstanceOf(BuildError);
        expect(String(error)).toContain(`environment variable ${name}`);
      }
    }),
    runs(10),
  );
});
