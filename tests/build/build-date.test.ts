/** The build date changes only the pages that show it; the machine's clock changes nothing. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openWorkspace, snapshot } from './support/workspace.ts';

const workspace = openWorkspace();

async function buildOn(day: string) {
  await workspace.build({ env: { BUILD_DATE: day } });
  const files = snapshot(workspace.out);
  const entries = [...workspace.read('sw.js').matchAll(/\{"revision":(null|"\w+"),"url":"([^"]+)"\}/g)];
  return {
    files,
    scripts: Object.keys(files).filter((file) => file.endsWith('.js')),
    kept: new Map(entries.map(([, revision = '', url = '']) => [url, revision])),
  };
}

test('another day renames no script, and renews in the service worker only the pages that changed', async () => {
  const first = await buildOn('2026-05-04');
  const second = await buildOn('2027-06-17');
  expect(first.scripts.length).toBeGreaterThan(10);
  expect(second.scripts).toEqual(first.scripts);

  const isPack = (url: string) => url.startsWith('/assets/offline/');
  const renewed = [...second.kept.keys()].filter(
    (url) => !isPack(url) && second.kept.get(url) !== first.kept.get(url),
  );
  expect(first.kept.size).toBeGreaterThan(30);
  expect([...first.kept.keys()].filter((url) => !isPack(url))).toEqual(
    [...second.kept.keys()].filter((url) => !isPack(url)),
  );
  // The year in the footer changes.
  expect(renewed).toContain('/about');
  const fileOf = (url: string) => (url === '/' ? 'index.html' : `${url.slice(1)}.html`);
  for (const url of renewed)
    expect(second.files[fileOf(url)], url).not.toBe(first.files[fileOf(url)] ?? 'none');
  expect(renewed.filter((url) => second.files[fileOf(url)] === undefined)).toEqual([]);
});

test('the next day changes only what shows the day', async () => {
  const first = await buildOn('2026-05-04');
  const next = await buildOn('2026-05-05');
  const changed = Object.keys(next.files).filter((file) => next.files[file] !== first.files[file]);
  expect(changed).toContain('humans.txt');
  expect(changed.filter((file) => /^(?:about|contact|gallery|blog)\b|\.(?:css|js)$/.test(file))).toEqual([
    'sw.js',
  ]);
});

test.each([-60, 60])(
  'a clock that differs from that of the disk by %i days renders nothing again',
  async (days) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const own = openWorkspace();
    await own.build();
    writeFileSync(path.join(own.out, 'blog/their.html'), 'Not ours');
    expect(await own.build()).toMatchObject({ changed: false });
    own.edit('team.yaml', (text) => text.replace('Ada', 'Ida'));
    const report = await own.build();
    expect(report.summary).toMatch(/\d+, [1-9] rendered/);
    expect(own.read('blog/their.html')).toBe('Not ours');
  },
);
