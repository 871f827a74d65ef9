import { expect, test } from 'vitest';
import { hostFiles } from '../../../../scripts/generator/hosts/index.ts';

const rulesAt = (basePath: string) =>
  hostFiles({
    redirects: [
      { from: '/cats', to: '/' },
      { from: '/about-*', to: '/about' },
      { from: '/blog/1', to: '/blog?post=jerry-fox' },
    ],
    basePath,
    policy: "default-src 'self'",
    bookingOrigin: 'https://booking.example',
    texts: { siteUrl: 'https://cats.example', routes: ['/'] },
  });

test('old addresses redirect permanently, with and without a trailing slash', () => {
  expect(rulesAt('/')._redirects).toBe(['/cats / 301', '/cats/ / 301', '/about-* /about 301', ''].join('\n'));
});

test('with a base path both sides of a rule have it', () => {
  expect(rulesAt('/x/')._redirects?.split('\n').slice(0, 3)).toEqual([
    '/x/cats /x/ 301',
    '/x/cats/ /x/ 301',
    '/x/about-* /x/about 301',
  ]);
});

test('only hashed files are cached for a year', () => {
  const headers = rulesAt('/')._headers ?? '';
  const blocks = headers.split(/\n(?=\/)/).filter((block) => block.includes('immutable'));
  expect(blocks.map((block) => block.split('\n')[0])).toEqual([
    '/assets/images/*',
    '/assets/css/*',
    '/assets/js/*',
    '/assets/fonts/*',
    '/assets/maps/*',
  ]);
});

test('every response has the policy and nosniff', () => {
  const everywhere = rulesAt('/x/')
    ._headers?.split(/\n(?=\/)/)[0]
    ?.split('\n');
  expect(everywhere?.[0]).toBe('/x/*');
  expect(everywhere).toContain("  Content-Security-Policy: default-src 'self'");
  expect(everywhere).toContain('  X-Content-Type-Options: nosniff');
});

test('GitHub Pages serves all folders unprocessed', () => {
  expect(rulesAt('/')['.nojekyll']).toBe('');
});
