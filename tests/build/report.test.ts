/** The report of a built site: its numbers match the files. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { checkBuilt } from '../../scripts/cli/report.ts';
import { makeReport } from '../../scripts/report/make-report.ts';
import { keptOffline } from '../../scripts/report/offline.ts';
import { savePictures } from '../../scripts/report/pictures.ts';
import { weighPages } from '../../scripts/report/weights.ts';
import { temporaryFolder } from '../unit/support/temporary-folder.ts';
import { openWorkspace } from './support/workspace.ts';

const workspace = openWorkspace({ projectPictures: true });
let summary = '';
beforeAll(async () => {
  ({ summary } = await workspace.build({ pictures: 'encode', checks: false }));
}, 120_000);

test('what is stored for offline use is what the build has listed, without the pack in which it is sent', () => {
  const { files, bytes } = keptOffline(workspace.out, '/');
  const [, listed, count] = /offline +([\d,]+) kB in (\d+) files/.exec(summary) ?? [];
  expect(files).toBe(Number(count));
  expect(Math.round(bytes / 1000)).toBe(Number(listed?.replace(',', '')));
});

test('the size of a page is that of its files, with pictures for the width of a phone', () => {
  const pages = weighPages(workspace.out, '/');
  expect(pages.map(({ route }) => route)).toContain('/tours/brooklyn-heights');
  expect(pages.map(({ route }) => route)).not.toContain('/404');
  const home = pages.find(({ route }) => route === '/');
  expect(home?.bytes.HTML).toBe(
    gzipSync(readFileSync(path.join(workspace.out, 'index.html')), { level: 6 }).length,
  );
  expect(Math.min(...Object.values(home?.bytes ?? {}))).toBeGreaterThan(0);
  expect(home?.pictures).toBeGreaterThan(5);
});

test('a picture saves the difference between its original and what a phone loads', () => {
  const [first] = savePictures(workspace.out, path.join(workspace.content, 'images'));
  const original = statSync(path.join(workspace.content, 'images', first?.file ?? '')).size;
  expect(first?.original).toBe(original);
  expect(first?.phone).toBeGreaterThan(0);
  expect(first?.files).toBeGreaterThan(1);
});

test('a second report lists what grew since the first', async () => {
  const sources = {
    dir: workspace.out,
    content: workspace.content,
    times: undefined,
    at: '2026-05-04T12:00:00Z',
    historyFile: path.join(workspace.cacheDir, 'report.json'),
    preflight: { open: [], disagree: [] },
  };
  // A damaged record of earlier reports counts as none.
  writeFileSync(sources.historyFile, '[{"at":"2026-05-01"}]');
  expect(await makeReport(sources)).toContain('This is the first report.');
  workspace.edit('pages/survey.yaml', (text) =>
    text.replace(/^(\s*)(intro|lead): .*$/m, '$1$2: Ned reads zebra, quartz and vex.'),
  );
  await workspace.build({ pictures: 'encode', checks: false });
  const second = await makeReport({ ...sources, at: '2026-05-11T12:00:00Z' });
  expect(second).toContain('Since the report of 2026-05-04 1 page has another size.');
  expect(second).toContain('Nothing is open: the site is ready to go live.');
}, 120_000);

test('without a whole site there is no report, but one line about what is missing', () => {
  expect(() => checkBuilt(workspace.out)).not.toThrow();
  const dir = path.join(temporaryFolder('cats-report'), 'dist');
  onTestFinished(() => rmSync(path.dirname(dir), { recursive: true, force: true }));
  expect(() => checkBuilt(dir)).toThrow('There is no built site. Run npm run build first.');
  mkdirSync(path.join(dir, 'assets', 'fonts'), { recursive: true });
  writeFileSync(path.join(dir, 'index.html'), '');
  expect(() => checkBuilt(dir)).toThrow(/^dist\/sw\.js is missing: .* Run npm run build first\.$/);
  writeFileSync(path.join(dir, 'sw.js'), '');
  expect(() => checkBuilt(dir)).toThrow(/^dist\/assets\/images is missing/);
});
