/** `EDITOR=1` adds the editor under `/edit/` to a live site and changes nothing else. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { filesBelow } from '../../scripts/core/files/files-below.ts';
import { whyNoEditor } from '../fixtures/editor-program.ts';
import { openWorkspace } from './support/workspace.ts';

const env = { BUILD_DATE: '2026-05-04', SITE_URL: 'https://example.com', BASE_PATH: '/cats/' };
const asked = { ...env, EDITOR: '1', EDITOR_REPOSITORY: 'quay/website' };
const missing = whyNoEditor();
if (missing) console.log(`Tests of the live editor are skipped: ${missing}`);

describe.skipIf(missing)('a build with EDITOR=1', () => {
  const workspace = openWorkspace();
  const bytesOf = () =>
    Object.fromEntries(
      filesBelow(workspace.out)
        .filter((file) => !file.startsWith('.site-build/'))
        .map((file) => [file, readFileSync(path.join(workspace.out, file)).toString('base64')]),
    );
  let before: Record<string, string>;
  let after: Record<string, string>;
  /** The text of a file of the site with the editor. */
  const read = (file: string) => {
    expect(Object.keys(after)).toContain(file);
    return Buffer.from(after[file] ?? '', 'base64').toString();
  };
  beforeAll(async () => {
    await workspace.build({ env });
    before = bytesOf();
    await workspace.build({ env: asked });
    after = bytesOf();
  }, 120_000);

  test('adds files under /edit/, and changes only the header files of hosts', () => {
    const isEditor = (file: string) => /^edit(?:\/|\.html$)/.test(file);
    const added = Object.keys(after).filter((file) => !(file in before));
    expect(added.filter((file) => !isEditor(file))).toEqual([]);
    expect(added).toEqual(
      expect.arrayContaining(['edit.html', 'edit/client.js', 'edit/decap-cms.js', 'edit/setup.json']),
    );
    expect(Object.keys(before).filter((file) => before[file] !== after[file])).toEqual([
      '.htaccess',
      '_headers',
      'staticwebapp.config.json',
      'vercel.json',
    ]);
  });

  test('a page without headers has the policy and noindex; all its addresses have the base path', () => {
    const page = read('edit.html');
    expect(read('edit/index.html')).toBe(page);
    expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(page).toMatch(
      /http-equiv="Content-Security-Policy" content="default-src 'self'; [^"]*api\.github\.com/,
    );
    expect(page).not.toContain('frame-ancestors');
    expect(page).toContain('src="/cats/edit/client.js"');
  });

  test("the forms are generated from the content, for the repository's branch", () => {
    const { config, pictures } = JSON.parse(read('edit/setup.json'));
    expect(config.backend).toEqual({
      name: 'github',
      repo: 'quay/website',
      branch: 'main',
      base_url: 'https://api.netlify.com',
    });
    expect(config.collections.map(({ name }: { name: string }) => name)).toContain('tours');
    expect(pictures.quay).toBe('quay.jpg');
  });

  test('the sitemap, the precache, the search and the other texts do not name it', () => {
    for (const file of ['sitemap.xml', 'sw.js', 'assets/search.json', 'llms.txt', 'robots.txt', 'index.html'])
      expect(read(file), file).not.toMatch(/\/edit\b(?!\/`)/);
  });

  test('without it, the next build removes the editor and has the same bytes as before', async () => {
    await workspace.build({ env });
    expect(bytesOf()).toEqual(before);
  }, 60_000);
});

test('a development site never has it', async () => {
  const workspace = openWorkspace();
  await workspace.build({
    env: asked,
    sandboxOrigin: 'http://localhost:4185',
    checks: false,
  });
  expect(filesBelow(workspace.out).filter((file) => file.startsWith('edit'))).toEqual([]);
}, 60_000);
