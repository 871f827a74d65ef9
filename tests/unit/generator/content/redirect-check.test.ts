import { expect, test } from 'vitest';
import { checkRedirects } from '../../../../scripts/generator/content/redirect-check.ts';

const taken = {
  routes: new Set(['/', '/about', '/tours', '/blog']),
  files: new Set(['robots.txt', 'feed.xml', 'cats/index.html', 'CNAME']),
};
const reported = (...rows: [from: string, to: string][]) =>
  checkRedirects(
    rows.map(([from, to], index) => ({ from, to, file: 'content/redirects.yaml', line: index + 1 })),
    taken,
  ).map(({ line, message }) => `${line} ${message}`);

test('a redirect from a page, to two targets, or in two entries is a problem; the line names both', () => {
  expect(
    reported(
      ['/about', '/tours'],
      ['/old', '/tours'],
      ['/old', '/blog'],
      ['/same', '/tours'],
      ['/same', '/tours'],
      ['/tou*', '/blog'],
    ),
  ).toEqual([
    '1 "/about" is a page, so it cannot be redirected',
    '3 "/old" leads to /blog, but to /tours in content/redirects.yaml:2',
    '5 "/same" is already an old address of /tours in content/redirects.yaml:4',
    '6 "/tou*" would replace the page "/tours"',
  ]);
});

test('an address that follows from a name may also be listed with the same target', () => {
  const row = { from: '/about-ada', to: '/about', line: 3 };
  const named = { ...row, file: 'content/team.yaml', isDerived: true };
  const listed = { ...row, file: 'content/redirects.yaml' };
  expect(checkRedirects([listed, named, named], taken)).toEqual([]);
});

test.each([
  '/../../x',
  '/a/../b',
  '/x/%2e%2e/y',
  '/x/..%2fy',
  '/.',
  '/./x',
  '/a//b',
  '//x',
  '/a\\..\\b',
  '/\\x',
  '/old?x=1',
  '/old#x',
  '/old/',
  '/',
  '/caf\u00e9',
  '/a b',
  '/a\u0007',
  '/a\u202eb',
  '/.htaccess',
  '/x/.git/config',
  `/${'x'.repeat(300)}`,
  'x',
  '',
  '/a*b',
  '/a:b',
])('the old address %j is reported with its line', (from) => {
  expect(reported(['/fine', '/tours'], [from, '/tours'])[0]).toMatch(/^2 The old address ".*" must /s);
});

test.each(['/old', '/old/page', '/Old_Page-1.php', '/tour.html', '/index.php', '/about-*', '/.well-known/x'])(
  'the old address %s is valid',
  (from) => {
    expect(reported([from, '/blog']).filter((line) => !line.includes('would replace the page'))).toEqual([]);
  },
);

test.each([
  ['/about.html', 'shows the page "/about" on every host'],
  ['/about/index.html', 'shows the page "/about" on every host'],
  ['/index.html', 'shows the page "/" on every host'],
  ['/About', 'differs from the page "/about" only in case'],
  ['/robots.txt', 'is, or is below, the file robots.txt of the site'],
  ['/feed.xml/old', 'is, or is below, the file feed.xml of the site'],
  ['/cats', 'is, or is below, the file cats/index.html of the site'],
  ['/cname', 'is, or is below, the file cname of the site'],
  ['/assets/js/x.js', 'is in the folder of built files'],
])('the old address %s is reported: it %s', (from, why) => {
  expect(reported([from, '/tours'])[0]).toContain(why);
});

test('two old addresses that differ only in case are reported, since they are one file on some systems', () => {
  expect(reported(['/Old', '/tours'], ['/old', '/tours'])).toEqual([
    '2 "/old" and "/Old" (content/redirects.yaml:1) differ only in case',
  ]);
});
