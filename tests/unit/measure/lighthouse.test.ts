import { expect, test } from 'vitest';
import budgets from '../../../scripts/checks/budgets.json' with { type: 'json' };
import { lineOf, type Measured, overBudget } from '../../../scripts/measure/lighthouse.ts';

const measured: Measured = {
  route: '/',
  performance: 40,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  cls: 0,
  lcp: 9000,
  tbt: 900,
  bytes: 1000,
  requests: 5,
  gzip: 9000,
  brotli: 8000,
  heroBytes: 70_000,
  heroRequests: 6,
  heroFirst: true,
  scriptBytes: 7000,
  scriptFiles: 2,
};

test('a noindex page may fail the SEO audit', () => {
  expect(overBudget({ ...measured, route: '/survey', seo: 60 })).toEqual([]);
});

test('a measured page is printed with the goals that it misses', () => {
  expect(lineOf({ ...measured, performance: 100, lcp: 1400 })).toMatch(/ met$/);
  const fast = { ...measured, performance: 100, lcp: 1400 };
  expect(lineOf({ ...fast, gzip: 14_100, brotli: 12_020 })).toMatch(
    /not met: first flight by 100 B \(gzip\); first flight by 20 B \(brotli\)$/,
  );
  expect(lineOf({ ...fast, route: '/tours/brooklyn-heights', gzip: 15_900 })).toMatch(/ met$/);
  expect(lineOf(measured)).toMatch(/not met: performance by 60; LCP by 7500 ms$/);
});

test('timings break no budget, since they depend on the machine', () => {
  expect(overBudget(measured)).toEqual([]);
});

test.each<[string, Partial<Measured>]>([
  ['accessibility', { accessibility: 99 }],
  ['bestPractices', { bestPractices: 50 }],
  ['seo', { seo: 92 }],
  ['cls', { cls: 0.2 }],
  ['bytes', { bytes: 9e6 }],
  ['requests', { requests: 500 }],
  ['heroBytes', { heroBytes: 200_000 }],
  ['heroRequests', { heroRequests: 20 }],
  ['heroFirst', { heroFirst: false }],
])('a page with a bad measurement of %s is reported', (name, worse) => {
  expect(overBudget({ ...measured, ...worse })).toEqual([expect.stringContaining(`/: ${name} is `)]);
});

test('scripts that run before any touch are few and small', () => {
  const faults = [expect.stringContaining('/: scripts are ')];
  expect(overBudget({ ...measured, scriptBytes: budgets.scriptsBrotli['*'].bytes + 1 })).toEqual(faults);
  expect(overBudget({ ...measured, scriptFiles: 3 })).toEqual(faults);
});
