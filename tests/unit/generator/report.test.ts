import { expect, test } from 'vitest';
import { summarize } from '../../../scripts/generator/report.ts';

const input = {
  out: 'dist',
  pages: { total: 24, rendered: 3 },
  pictures: { made: 5, reused: 7 },
  files: {
    'index.html': { size: 1_200_400 },
    'about.html': { size: 34_100 },
    'assets/js/site.js': { size: 9_600 },
    'robots.txt': { size: 500 },
  },
  precache: { count: 66, bytes: 1_171_499, sent: 240_200 },
  lastDate: '2026-06-06',
  times: new Map([
    ['look', 4.26],
    ['render', 1234.5],
  ]),
};

test('the report has pages, pictures, bytes by kind, offline files, the last tour date and the time of each step', () => {
  expect(summarize(input).split('\n')).toEqual([
    'Built dist',
    '  pages       24, 3 rendered',
    '  pictures    5 encoded, 7 cached',
    '  HTML        1,235 kB in 2 files',
    '  other       1 kB in 1 files',
    '  scripts     10 kB in 1 files',
    '  offline     1,171 kB in 66 files, stored on the first visit (240 kB compressed)',
    '  tour dates  published up to 2026-06-06; build again before then',
    '  time        look 4.3 ms, render 1235 ms',
  ]);
});

test('without dates to publish there is no line for them', () => {
  expect(summarize({ ...input, lastDate: undefined })).not.toContain('tour dates');
});
