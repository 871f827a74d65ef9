/** The page with all components, which is available in development only. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../scripts/core/files/files-below.ts';
import { openWorkspace } from './support/workspace.ts';

const workspace = openWorkspace();

test('it shows each button and hero in development, and is not part of a live site', async () => {
  await workspace.build({ dev: true, sheet: true, checks: false });
  const sheet = workspace.read('component-sheet.html');
  const rows = sheet.split(' data-variant=').slice(1);
  expect(rows).toHaveLength(7);
  for (const row of rows)
    expect(
      new Set([...row.matchAll(/<a class="([^"]+)" href="[^"]*#buttons"/g)].map(([, look]) => look)).size,
    ).toBe(5);
  const heroes = new Set([...sheet.matchAll(/<p class="[^"]+">Hero, (\w+)</g)].map(([, size]) => size));
  expect([...heroes].sort()).toEqual(['full', 'large', 'medium', 'small']);
  expect(sheet).toContain('<meta name="robots" content="noindex"');
  expect(sheet).not.toContain(' style="');
  for (const list of ['sitemap.xml', 'sitemap.html', 'llms.txt'])
    expect(workspace.read(list)).not.toContain('component-sheet');

  await workspace.build();
  expect(existsSync(path.join(workspace.out, 'component-sheet.html'))).toBe(false);
  for (const file of filesBelow(workspace.out).filter((name) => /\.(?:html|js|txt|xml|json)$/.test(name)))
    expect(workspace.read(file), file).not.toMatch(/component-sheet|sheet-notes/);
}, 120_000);
