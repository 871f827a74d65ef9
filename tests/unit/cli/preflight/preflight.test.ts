/** The list of preflight: it can become empty, and each open point adds a line. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { sampleValues } from '../../../../content/site.ts';
import { type Drawings, recordDrawings } from '../../../../scripts/art/drawings.ts';
import { inspect } from '../../../../scripts/cli/preflight/inspect.ts';
import { openTable, preflight, report } from '../../../../scripts/cli/preflight/preflight.ts';
import { inRoot } from '../../../../scripts/core/files/paths.ts';
import { findContent } from '../../../../scripts/generator/content/files/content-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const settings = {
  SITE_URL: 'https://quayside.example',
  BUILD_DATE: '2024-05-01',
  ...Object.fromEntries(Object.keys(sampleValues).map((name) => [name, 'set'])),
};

interface Owner {
  /** The lines of preflight. */
  open(env?: Record<string, string | undefined>): string[];
  /** The owners of open points. */
  groups(env?: Record<string, string | undefined>): string[];
  disagree(): string[];
  edit(file: string, change: (text: string) => string | Buffer): void;
  write(file: string, text: string): void;
  /** Replaces a picture. */
  replace(file: string, by: string): void;
}

/**
 * The fixture's content with all samples replaced, and complete settings.
 * @param drawn names of the pictures that count as shipped drawings
 */
function openOwner(drawn: readonly string[] = []): Owner {
  const content = temporaryFolder('cats-preflight');
  cpSync(inRoot('tests/fixtures/content'), content, { recursive: true });
  const edit: Owner['edit'] = (file, change) => {
    const target = path.join(content, file);
    writeFileSync(target, change(readFileSync(target, 'utf8')));
  };
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.yaml')) edit(file, (text) => text.replace(/^ *sample: true\n/gm, ''));
  const drawings: Drawings = recordDrawings(findContent(content), new Set(drawn));
  const look = (env: Record<string, string | undefined> = {}) =>
    inspect({ env: { ...settings, ...env }, content, drawings, folder: content });
  return {
    open: (env) => look(env).open.map(({ text }) => text),
    groups: (env) => [...new Set(look(env).open.map(({ owner }) => owner))],
    disagree: () => look().disagree,
    edit,
    write: (file, text) => writeFileSync(path.join(content, file), text),
    replace: (file, by) => cpSync(path.join(content, 'images', by), path.join(content, 'images', file)),
  };
}

test('once everything is replaced and set, the list is empty and the exit code is 0', () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(openOwner().open()).toEqual([]);
  expect(report({ open: [], disagree: [] })).toBe(0);
  expect(printed).toHaveBeenCalledWith('Ready to go live: nothing is open.');
  expect(report({ open: [{ owner: 'you', text: 'one thing' }], disagree: [] })).toBe(1);
});

test('a missing phone number for the day of the tour is listed', () => {
  const owner = openOwner();
  owner.edit('site.yaml', (text) => text.replace(/^dayPhone: .*$/m, '# dayPhone: ""'));
  expect(owner.open()).toEqual([
    'content/site.yaml: dayPhone is not set: add the phone number for guests on the day of a tour',
  ]);
  expect(owner.groups()).toEqual(['you']);
  owner.edit('site.yaml', (text) => `${text}\ndayPhone: ""\n`);
  expect(owner.open()).toHaveLength(1);
  owner.edit('site.yaml', (text) => text.replace(/^dayPhone: ""$/m, 'dayPhone: +1 (212) 555-0100'));
  expect(owner.open()).toEqual([]);
});

test('disagreeing constants are listed, but do not change the exit code', () => {
  const owner = openOwner();
  expect(owner.disagree().join('\n')).toContain('founded: 2019 | May 2018');
  expect(report({ open: [], disagree: owner.disagree() })).toBe(0);
  owner.edit('site.yaml', (text) => text.replace('press: May 2018', 'press: "2019"'));
  expect(owner.disagree().join('\n')).not.toContain('founded');
});

test('a sample entry is listed with its line number', () => {
  const owner = openOwner();
  owner.edit('team.yaml', (text) => text.replace('catName: Blotter', 'catName: Blotter\n    sample: true'));
  expect(owner.open()).toEqual(['content/team.yaml:8 is a sample entry: Ada Quill']);
});

test('a setting of spaces and a sample value count as unset, and a file .env is reported while one is open', () => {
  const owner = openOwner();
  expect(owner.open({ SITE_URL: ' \r', VIDEO_ID: sampleValues.VIDEO_ID })).toEqual([
    expect.stringMatching(/^VIDEO_ID is not set/),
    expect.stringMatching(/^SITE_URL is not set/),
  ]);
  owner.write('.env', 'SITE_URL=https://quayside.example\n');
  expect(owner.open({ SITE_URL: ' ' })).toContainEqual(expect.stringMatching(/^\.env is not read: set its/));
  expect(owner.open()).toEqual([]);
});

test.each(['SITE_URL', ...Object.keys(sampleValues)])('%s is listed until it is set', (name) => {
  expect(openOwner().open({ [name]: undefined })).toEqual([expect.stringContaining(`${name} is not set`)]);
});

test('a season is listed from the day after its end', () => {
  const owner = openOwner();
  expect(owner.open({ BUILD_DATE: '2024-11-30' })).toEqual([]);
  expect(owner.open({ BUILD_DATE: '2024-12-01' })).toEqual([
    expect.stringContaining('the season "Spring 2024" is over'),
  ]);
  // Without a date it is today's, e.g. from an empty line of a form.
  expect(owner.open({ BUILD_DATE: ' ' })).toHaveLength(1);
});

test.each([
  ['an empty group', (text: string) => text.replace(/^season:\n(?: {2}.*\n)+/m, 'season:\n')],
  ['an asterisk, which YAML reads as an alias', (text: string) => `${text}note: *cats\n`],
  ['another encoding', () => Buffer.from('name: Caf\xe9\n', 'latin1')],
])('with a mistake in a file the rest is listed: %s', (_, change) => {
  const owner = openOwner();
  owner.edit('tours/brooklyn-heights.yaml', change);
  owner.edit('site.yaml', change);
  expect(owner.open({ SITE_URL: undefined })).toContainEqual(expect.stringMatching(/^SITE_URL is not set/));
});

test('a placeholder drawing is listed until its picture and its text alternative are replaced', () => {
  const owner = openOwner(['team-2', 'walk-01', 'place-1']);
  expect(owner.open()).toEqual([
    'content/images/team-2.jpg is a placeholder: replace it by the real picture under the same name',
  ]);
  owner.replace('team-2.jpg', 'team-3.jpg');
  expect(owner.open()).toEqual([
    'content/team.yaml:12 "team-2" has been replaced, but its alt text still describes the drawing: describe the new picture',
  ]);
  owner.edit('team.yaml', (text) => text.replace("Ben's cat Sum on a pile of ledgers", 'Ben and Sum'));
  expect(owner.open()).toEqual([]);
});

test('every text alternative that still describes a replaced drawing is listed, in YAML and in posts', () => {
  const owner = openOwner(['walk-01']);
  expect(owner.open()).toEqual([]);
  owner.replace('walk-01.jpg', 'walk-02.jpg');
  const places = owner.open().map((line) => line.replace(/ .*/, ''));
  expect(places).toEqual([
    expect.stringMatching(/^content\/gallery\.yaml:\d+$/),
    expect.stringMatching(/^content\/tours\/brooklyn-heights\.yaml:\d+$/),
    expect.stringMatching(/^content\/blog\/the-step-cat\.md:\d+$/),
  ]);
});

test('a picture and its crop for narrow screens are to be replaced together: either alone is listed', () => {
  const aboutCrops = (owner: Owner) => owner.open().filter((line) => line.includes('narrow'));
  const wide = openOwner(['hero', 'quay']);
  expect(wide.open()).toEqual([]);
  wide.replace('hero.jpg', 'street.jpg');
  expect(aboutCrops(wide)).toEqual([
    'content/pages/home.yaml:12 "hero" is your own picture, but narrow screens still show the drawing "quay": replace it too, or remove "narrow"',
  ]);
  wide.replace('quay.jpg', 'street.jpg');
  expect(aboutCrops(wide)).toEqual([]);

  const narrow = openOwner(['hero', 'quay']);
  narrow.replace('quay.jpg', 'street.jpg');
  expect(aboutCrops(narrow)).toEqual([
    'content/pages/home.yaml:12 "quay", for narrow screens, is your own picture, but wide screens still show the drawing "hero": replace it too',
  ]);

  const renamed = openOwner(['hero', 'quay']);
  renamed.edit('pages/home.yaml', (text) => text.replace('image: hero', 'image: street'));
  expect(aboutCrops(renamed)).toContainEqual(expect.stringContaining('still show the drawing "quay"'));
  renamed.edit('pages/home.yaml', (text) => text.replace('  narrow:\n    image: quay\n', ''));
  expect(renamed.open()).toEqual([]);
});

test('each point is listed under who can resolve it', () => {
  const owner = openOwner();
  expect(owner.groups({ SITE_URL: undefined })).toEqual(['your host']);
  expect(owner.groups({ VIDEO_ID: undefined })).toEqual(['the provider']);
  expect(owner.groups({ BUILD_DATE: '2024-12-01' })).toEqual(['you']);
});

test('the table starts with the number of points per owner', () => {
  expect(
    openTable([
      { owner: 'you', text: 'content/team.yaml:8 is a sample entry: Ada' },
      { owner: 'your host', text: 'SITE_URL is not set' },
    ]),
  ).toEqual([
    'Not ready to go live: 2 points are open.',
    '',
    '  you               1',
    '  the provider      0',
    '  your host         1',
    '',
    'you (1)',
    '  content/team.yaml:8  is a sample entry: Ada',
    '',
    'your host (1)',
    '  SITE_URL             is not set',
  ]);
});

test('it accepts --strict, --host and no other option', () => {
  for (const argv of [
    ['--strict', '--json'],
    ['--host', 'netlify', '--json'],
    ['--json', '--host', 'netlify'],
  ])
    expect(() => preflight(argv)).toThrow('preflight has no option "--json".');
  expect(() => preflight(['--json'])).toThrow(
    'preflight has no option "--json". Options: --strict, --host NAME.',
  );
});
