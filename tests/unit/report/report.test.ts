import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inlineHash } from '../../../scripts/generator/code/content-policy.ts';
import { growthSince, keepSnapshot, readHistory, type Snapshot } from '../../../scripts/report/history.ts';
import { renderReport } from '../../../scripts/report/report.tsx';
import { reportData } from '../../fixtures/report-data.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const html = renderReport(reportData);

test('the report loads and runs nothing, and its policy allows only its own style', () => {
  expect(html).not.toMatch(/<script|\son\w+=|\sstyle=|(?:src|href)="(?!data:|#)/);
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  expect(html.replaceAll('&#x27;', "'")).toContain(`default-src 'none'; style-src ${inlineHash(style)};`);
});

test('each chart has a name and a table with the same numbers', () => {
  const charts = html.match(/<svg role="img"/g) ?? [];
  const names = [
    ...html.matchAll(/<svg role="img" aria-labelledby="([^"]+)"[^>]*><title id="\1">[^<]{20,}/g),
  ];
  expect(names.length).toBe(charts.length);
  expect(charts.length).toBe(7);
  expect(html.match(/<table>/g)).toHaveLength(8);
  for (const text of ['−90 %', 'over by 0.2 kB', '343 kB', '1.5 s']) expect(html).toContain(text);
});

test('a site without pictures, earlier reports and open points has a report, too', () => {
  const bare = renderReport({
    ...reportData,
    pictures: [],
    history: reportData.history.slice(-1),
    times: undefined,
    preflight: { open: [], disagree: [] },
  });
  expect(bare).not.toMatch(/NaN|Infinity|undefined/);
  expect(bare).toContain('Nothing is open');
});

test('texts of the content are escaped', () => {
  expect(html).toContain('Site report of Cats &amp; Co');
  expect(html).toContain('Nora &lt;W.&gt;');
});

const snapshot = (at: string, pages: Record<string, number>): Snapshot => ({
  at,
  pages: Object.fromEntries(
    Object.entries(pages).map(([route, HTML]) => [
      route,
      { HTML, styles: 1, scripts: 1, fonts: 1, pictures: 1 },
    ]),
  ),
  offline: 5,
});

test('growth lists changed, new and removed pages, the largest change first', () => {
  const before = snapshot('2026-01-01', { '/': 100, '/about': 50, '/old': 6 });
  expect(growthSince(before, snapshot('2026-01-02', { '/': 130, '/about': 50, '/new': 96 }))).toEqual([
    { route: '/new', bytes: 100, note: 'new' },
    { route: '/', bytes: 30, note: '' },
    { route: '/old', bytes: -10, note: 'gone' },
  ]);
});

test('a report with the same sizes keeps the comparison with the one before; a damaged record counts as none, and is replaced', () => {
  const folder = temporaryFolder('cats-report');
  const file = path.join(folder, 'report.json');
  const days = (history: readonly Snapshot[]) => history.map(({ at }) => at);
  const keep = (at: string, size: number) =>
    keepSnapshot(file, readHistory(file), snapshot(at, { '/': size }));
  keep('2026-01-01', 100);
  keep('2026-01-02', 120);
  expect(days(keep('2026-01-03', 120))).toEqual(['2026-01-01', '2026-01-03']);
  for (let day = 0; day < 40; day++) keep(`2026-02-${day}`, day);
  expect(readHistory(file)).toHaveLength(26);
  for (const damaged of [
    '',
    'x',
    '[{',
    'null',
    '{}',
    '[{"at":1}]',
    '[{"at":"2026-05-01"}]',
    '[{"at":"2026-05-01","pages":{"/":1},"offline":0}]',
  ]) {
    writeFileSync(file, damaged);
    expect(readHistory(file), damaged).toEqual([]);
    expect(days(keep('2026-05-02', 120)), damaged).toEqual(['2026-05-02']);
    expect(days(readHistory(file)), damaged).toEqual(['2026-05-02']);
  }
});
