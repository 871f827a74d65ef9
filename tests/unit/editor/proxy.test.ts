/** Our server for the editor's proxy protocol, tested by the resulting files. */
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { filesBelow } from '../../../scripts/core/files/files-below.ts';
import { inRoot } from '../../../scripts/core/files/paths.ts';
import { openContentFolder } from '../../../scripts/editor/content-folder.ts';
import { createProxy, type EditorProxy } from '../../../scripts/editor/proxy/proxy.ts';
import { readSchemas } from '../../../scripts/editor/schemas.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

let home = '';
let proxy: EditorProxy;
const schemas = readSchemas();

beforeEach(() => {
  home = temporaryFolder('editor');
  cpSync(inRoot('tests', 'fixtures', 'content'), home, { recursive: true });
  proxy = createProxy(openContentFolder(home), schemas);
  versions = {};
});

const read = (file: string) => readFileSync(path.join(home, file), 'utf8');
/** What a page sends along; see `client/send-versions.ts`. */
let versions: object = {};
const inPage = (action: string, params: object) => {
  const answer = proxy.answer(action, { ...params, versions }) as { data: string; versions?: object };
  versions = { ...versions, ...answer.versions };
  return answer;
};
const shown = (file: string) => inPage('getEntry', { path: file }).data;
const options = { commitMessage: 'Change', useWorkflow: false, status: 'draft' };
const save = (file: string, raw: string, assets: unknown[] = [], more: object = {}) =>
  inPage('persistEntry', {
    branch: 'main',
    dataFiles: [{ slug: 'x', path: file, raw }],
    assets,
    options: { ...options, ...more },
  });
const picture = (file: string, bytes = 'bytes') => ({
  path: file,
  content: Buffer.from(bytes).toString('base64'),
  encoding: 'base64',
});
const changedLines = (before: string, after: string) =>
  after.split('\n').filter((line) => !before.split('\n').includes(line));

test('a changed price changes one line; comments are kept', () => {
  const file = 'tours/brooklyn-heights.yaml';
  const before = read(file);
  const raw = shown(`content/${file}`).replace(/^priceCents: \d+/m, 'priceCents: 4700');
  save(`content/${file}`, raw);
  expect(changedLines(before, read(file))).toEqual(['priceCents: 4700']);
  expect(read(file).split('\n').length).toBe(before.split('\n').length);
});

test.each([
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['CR', (text: string) => Buffer.from(text.replaceAll('\n', '\r'))],
  ['mixed line ends', (text: string) => Buffer.from(text.replace(/\n/, '\r\n'))],
])('a file with %s is opened and written in its form', (_, encode) => {
  for (const [file, old] of [
    ['tours/brooklyn-heights.yaml', /^priceCents: \d+/m],
    ['blog/the-harbor-cat.md', /\bcat\b/],
  ] as const) {
    const before = read(file);
    writeFileSync(path.join(home, file), encode(before));
    const value = file.endsWith('.md') ? 'tom' : 'priceCents: 4700';
    const raw = shown(`content/${file}`);
    const body = raw.lastIndexOf('---') * Number(file.endsWith('.md'));
    save(`content/${file}`, raw.slice(0, body) + raw.slice(body).replace(old, value));
    const start = before.lastIndexOf('---') * Number(file.endsWith('.md'));
    const after = before.slice(0, start) + before.slice(start).replace(old, value);
    expect(readFileSync(path.join(home, file)).equals(encode(after))).toBe(true);
  }
});

test('the whole file in another style, and without comments, changes nothing', () => {
  const file = 'content/site.yaml';
  const before = read('site.yaml');
  save(file, shown(file).replaceAll(/"([\w ]+)"/g, '$1'));
  expect(read('site.yaml')).toBe(before);
});

test('a new post with a photo: two new files, fields in the order of the schema, no empty ones', () => {
  const raw = `---\nbody: \ntags:\n  - cats\nmetaTitle: ''\naliases: []\nsources: []\nmap:\n  caption: ''\n  stops: []\ntitle: New\ndate: '2026-05-01'\n---\n\nText.\n`;
  save('content/blog/new.md', raw.replace('body: \n', ''), [picture('content/images/IMG_01.JPG')], {
    newEntry: true,
  });
  expect(read('blog/new.md')).toBe('---\ntitle: New\ndate: 2026-05-01\ntags:\n  - cats\n---\n\nText.\n');
  expect(read('images/img-01.jpg')).toBe('bytes');
});

test('a photo in any format that the build accepts can be added', () => {
  for (const ending of ['jpg', 'jpeg', 'png', 'webp', 'avif']) {
    save('content/team.yaml', shown('content/team.yaml'), [picture(`content/images/new.${ending}`)]);
    expect(read(`images/new.${ending}`)).toBe('bytes');
  }
});

test('a new post does not overwrite another', () => {
  const [name = ''] = readdirSync(path.join(home, 'blog'));
  const before = read(`blog/${name}`);
  expect(() => save(`content/blog/${name}`, '---\ntitle: x\n---\n', [], { newEntry: true })).toThrow(
    /already exists/,
  );
  expect(read(`blog/${name}`)).toBe(before);
});

test('a file that was changed elsewhere in the meantime is not overwritten', () => {
  const raw = shown('content/team.yaml');
  writeFileSync(path.join(home, 'team.yaml'), `${read('team.yaml')}# other\n`);
  expect(() => save('content/team.yaml', raw)).toThrow(/changed elsewhere/);
  expect(read('team.yaml')).toContain('# other');
});

test('that includes what another tab has saved, what changed while the server was stopped, and removed files', () => {
  const [team, post] = ['content/team.yaml', 'content/blog/the-harbor-cat.md'];
  const changed = (raw: string, role: string) => raw.replace(/role: "?\w[^"\n]*"?/, `role: "${role}"`);
  const [raw, story] = [shown(team), shown(post)];
  const first = versions;
  // Another tab, which reads the file again after the first has saved.
  save(team, changed(raw, 'Guide A'));
  save(team, changed(shown(team), 'Guide B'));
  const saved = read('team.yaml');
  versions = first;
  expect(() => save(team, raw)).toThrow(/changed elsewhere/);
  proxy = createProxy(openContentFolder(home), schemas);
  expect(() => save(team, raw)).toThrow(/changed elsewhere/);
  expect([saved, read('team.yaml')]).toEqual([expect.stringContaining('Guide B'), saved]);

  const place = path.join(home, 'blog/the-harbor-cat.md');
  writeFileSync(place, `${read('blog/the-harbor-cat.md')}More.\n`);
  expect(() => inPage('deleteFiles', { paths: [post], options })).toThrow(/changed elsewhere/);
  rmSync(place);
  expect(() => save(post, story)).toThrow(/removed elsewhere/);
  expect(existsSync(place)).toBe(false);
});

test.skipIf(process.platform === 'win32')('a file keeps its permissions', () => {
  const place = path.join(home, 'team.yaml');
  chmodSync(place, 0o660);
  save('content/team.yaml', shown('content/team.yaml').replace('Ada Quill', 'Other'));
  expect(read('team.yaml')).toContain('Other');
  expect(statSync(place).mode & 0o777).toBe(0o660);
});

test('`sample` is removed when switched off, and only `true` is written', () => {
  const raw = shown('content/team.yaml');
  save('content/team.yaml', raw.replace('sample: true', 'sample: false'));
  expect(read('team.yaml').match(/sample: true/g)?.length).toBe(
    (raw.match(/sample: true/g)?.length ?? 0) - 1,
  );
});

test.each([
  '../package.json',
  'content/../package.json',
  'content/blog/../../x.md',
  '/etc/passwd',
  'content/schema.ts',
  'content/.schemas/site.json',
  'content/blog/.hidden.md',
  'content/blog/x.md/../../y.md',
  'content\\blog\\x.md',
  'content/images/x.svg',
  'content/images/x.html',
  'content/images/xjpg',
  'content/blog/a/b.md',
  'content/blog/x.md\0.yaml',
])('%j can be neither read nor written', (file) => {
  expect(() => proxy.answer('getEntry', { path: file })).toThrow(/not a file that the editor can change/);
  expect(() => save(file, 'a: b')).toThrow(/not a file that the editor can change/);
  expect(() => proxy.answer('deleteFiles', { paths: [file], options })).toThrow();
});

test.each(['content/blog/con.md', 'content/images/aux.png'])(
  '%s is refused, since Windows cannot store it',
  (file) => {
    expect(() => proxy.answer('getEntry', { path: file })).toThrow(/Windows cannot store a file named/);
  },
);

test('a symbolic link out of the content is refused', () => {
  const outside = temporaryFolder('outside');
  rmSync(path.join(home, 'blog'), { recursive: true });
  symlinkSync(outside, path.join(home, 'blog'));
  symlinkSync(path.join(outside, 'team'), path.join(home, 'teams.yaml'));
  expect(() => save('content/blog/x.md', '---\ntitle: x\n---\n')).toThrow(/is a symbolic link/);
  expect(() => save('content/teams.yaml', 'a: b')).toThrow();
  expect(readdirSync(outside)).toEqual([]);
});

test('nothing is written if one file is invalid, one picture has no valid name, or a story is renamed to an existing one', () => {
  const [team, post] = ['content/team.yaml', 'content/blog/the-harbor-cat.md'];
  const valid = { path: team, raw: shown(team).replace('Noor', 'Other') };
  const story = { path: post, raw: shown(post).replace(/^title: .*$/m, 'title: Another title') };
  const all = () => filesBelow(home).map((name) => [name, read(name)]);
  const before = all();
  const good = picture('content/images/new.jpg');
  for (const [dataFiles, assets, message] of [
    [[valid, { path: 'content/nobody.yaml', raw: 'a: b' }], [], /is not a file of the site/],
    [[story], [good, picture('content/other/new.jpg')], /is not a file/],
    [[{ ...story, newPath: 'content/blog/the-lamp-cat.md' }], [good], /the-lamp-cat.md already exists/],
  ] as const)
    expect(() => inPage('persistEntry', { dataFiles, assets, options })).toThrow(message);
  expect(all()).toEqual(before);
});

test('a write leaves no temporary files', () => {
  proxy.answer('persistMedia', { asset: picture('content/images/a-photo.jpg'), options });
  save('content/team.yaml', shown('content/team.yaml').replace(/role: ".*?"/, 'role: "Other"'));
  const left = filesBelow(home).filter((name) => name.endsWith('.tmp'));
  expect(left).toEqual([]);
});

test('posts and pictures can be deleted, required files cannot', () => {
  proxy.answer('persistMedia', { asset: picture('content/images/a-photo.jpg'), options });
  proxy.answer('deleteFiles', { paths: ['content/images/a-photo.jpg'], options });
  expect(existsSync(path.join(home, 'images', 'a-photo.jpg'))).toBe(false);
  expect(() => proxy.answer('deleteFile', { path: 'content/site.yaml', options })).toThrow(
    /is required by the site/,
  );
});

test('lists of files are returned as the editor requests them', () => {
  const stories = proxy.answer('entriesByFolder', { folder: 'content/blog', extension: 'md', depth: 1 });
  expect(stories).toHaveLength(readdirSync(path.join(home, 'blog')).length);
  const [team, none] = proxy.answer('entriesByFiles', {
    files: [{ path: 'content/team.yaml', label: 'Team' }, { path: 'content/none.yaml' }],
  }) as { data: string | null; file: { label?: string } }[];
  expect(team).toMatchObject({ data: expect.stringContaining('team:'), file: { label: 'Team' } });
  expect(none).toMatchObject({ data: null });
  expect(() => proxy.answer('constructor', {})).toThrow(/Unknown action/);
  expect(() => proxy.answer('getMedia', { mediaFolder: 'content/../..' })).toThrow(/not a folder/);
});
