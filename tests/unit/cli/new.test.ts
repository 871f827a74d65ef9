/** `npm run new` adds an entry of each kind, changes no other line, and refuses duplicates. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { postSchema } from '../../../content/schema.ts';
import { createEntry } from '../../../scripts/cli/new.ts';
import { inRoot } from '../../../scripts/core/paths.ts';
import { UserError } from '../../../scripts/core/user-error.ts';
import { findContent } from '../../../scripts/generator/content/content-files.ts';
import { parseYaml } from '../../../scripts/generator/content/parse-yaml.ts';
import { readYaml } from '../../../scripts/generator/content/yaml-records.ts';

function openContent() {
  const content = mkdtempSync(path.join(tmpdir(), 'cats-new-'));
  onTestFinished(() => rmSync(content, { recursive: true, force: true }));
  cpSync(inRoot('tests/fixtures/content'), content, { recursive: true });
  const read = (file: string) => readFileSync(path.join(content, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(path.join(content, file), text);
  return {
    content,
    read,
    write,
    create: (...argv: string[]) => createEntry(argv, { content, today: '2026-05-04' }),
    /** Fields with a problem, e.g. `alt`. */
    mistakes: () =>
      readYaml(findContent([content]).yaml, {}).problems.map(
        ({ message }) => /"(?:[^"]*\.)?([^".]+)"/.exec(message)?.[1] ?? message,
      ),
    /** Adds an entry and returns the added lines; fails if another line has changed. */
    added(file: string, ...argv: string[]) {
      const before = read(file).split('\n');
      const created = createEntry(argv, { content, today: '2026-05-04' });
      const after = read(file).split('\n');
      const start = after.findIndex((line, index) => line !== before[index]);
      const count = after.length - before.length;
      expect([...after.slice(0, start), ...after.slice(start + count)]).toEqual(before);
      return { created, lines: after.slice(start, start + count), start: start + 1 };
    },
  };
}

test('a new post has its date, its title and every field with a description, and lacks only what the writer adds', () => {
  const { create, read } = openContent();
  const { file, next } = create('story', "Café: Cats' Night");
  expect(file).toBe('content/blog/cafe-cats-night.md');
  expect(next).toContain('write the text below');
  const [, front = ''] = read('blog/cafe-cats-night.md').split(/^---$/m);
  expect(parse(front)).toMatchObject({ title: "Café: Cats' Night", date: '2026-05-04' });
  for (const name of Object.keys(postSchema.entries))
    expect(front).toMatch(new RegExp(`^(?:# )?${name}:`, 'm'));
  expect(front).toContain('# Day of publication.\ndate: 2026-05-04');
  expect(front).toContain('# One of: Tours, Neighborhoods, Cat Culture, History.');
  const fields = parseYaml({ file, text: front }, postSchema).problems.map(
    ({ message }) => message.split(' ')[0],
  );
  expect([...new Set(fields)]).toEqual(['"excerpt"', '"author"', '"image"', '"alt"', '"tags"', '"category"']);
});

test('an article is appended to its list, before the comment of the next list', () => {
  const site = openContent();
  site.write('press.yaml', site.read('press.yaml').replace(/^quotes:/m, '# What papers said.\nquotes:'));
  const { created, lines, start } = site.added('press.yaml', 'press', 'Cats: a "history"');
  expect(created.file).toBe(`content/press.yaml:${start}`);
  expect(lines).toContain('  - title: \'Cats: a "history"\'');
  expect(lines).toContain('    date: 2026-05-04');
  expect(site.read('press.yaml')).toContain('# What papers said.\nquotes:');
  expect(site.mistakes()).toEqual(['publication', 'description', 'link', 'image']);
});

test('a review', () => {
  const site = openContent();
  const { lines } = site.added('reviews.yaml', 'review', 'Ann B.');
  expect(lines).toContain('    author: Ann B.');
  expect(site.mistakes()).toEqual(['quote']);
});

test('a photo is copied with a valid name and the next number', () => {
  const site = openContent();
  const file = path.join(site.content, 'My Cat (2).JPG');
  cpSync(inRoot('tests/fixtures/content/images/walk-01.jpg'), file);
  const { lines } = site.added('gallery.yaml', 'photo', file);
  expect(lines).toContain('    src: my-cat-2');
  expect(existsSync(path.join(site.content, 'images/my-cat-2.jpg'))).toBe(true);
  expect(site.mistakes()).toEqual(['alt']);
  const { tour } = parse(site.read('gallery.yaml')) as { tour: { id: number }[] };
  expect(new Set(tour.map(({ id }) => id)).size).toBe(tour.length);
});

test('a new redirect is complete', () => {
  const site = openContent();
  site.added('redirects.yaml', 'redirect', '/old-walks', '/tours');
  expect(site.mistakes()).toEqual([]);
  const { redirects } = parse(site.read('redirects.yaml')) as { redirects: unknown[] };
  expect(redirects.at(-1)).toEqual({ to: '/tours', from: ['/old-walks'] });
});

test('a date without a tour, in a schedule that is one line or ends in a list', () => {
  for (const schedule of [
    '{ weekdays: [6, 0], time: "10:00" }',
    '\n  time: "10:00"\n  weekdays:\n    - 6\n    - 0',
  ]) {
    const site = openContent();
    const file = 'tours/brooklyn-heights.yaml';
    site.write(file, site.read(file).replace(/^schedule:\n(?: .*\n)+/m, `schedule: ${schedule}\n`));
    site.create('tour-date-skip', 'brooklyn-heights', '2026-05-10');
    expect(parse(site.read(file))).toMatchObject({
      schedule: { weekdays: [6, 0], skipDates: ['2026-05-10'] },
    });
    expect(site.mistakes()).toEqual([]);
  }
});

const forms = [
  ['no list', ''],
  ['an empty list', '  skipDates: []\n'],
  ['a list in brackets', '  skipDates: ["2026-05-16"] # the fair\n'],
  ['a list over several lines', '  skipDates:\n    [\n      "2026-05-16",\n    ]\n'],
  ['a list of lines', '  skipDates:\n    # the fair\n    - 2026-05-16\n    # and so on\n'],
] as const;
test.each(forms)('a date without a tour, in a schedule with %s', (_form, list) => {
  const site = openContent();
  const file = 'tours/brooklyn-heights.yaml';
  const text = site.read(file).replace(/^ +skipDates:.*\n/m, '');
  site.write(file, text.replace(/^( +time: .*\n)/m, `$1${list}`));
  const comments = site.read(file).match(/#.*/g);
  const before = (parse(site.read(file)) as { schedule: { skipDates?: string[] } }).schedule.skipDates ?? [];
  site.create('tour-date-skip', 'brooklyn-heights', '2026-05-10');
  const { schedule } = parse(site.read(file)) as { schedule: { skipDates: string[] } };
  expect(schedule.skipDates).toEqual([...before, '2026-05-10']);
  expect(site.read(file).match(/#.*/g)).toEqual(comments);
  expect(site.mistakes()).toEqual([]);
});

test('Windows line breaks are kept', () => {
  const site = openContent();
  site.write('redirects.yaml', site.read('redirects.yaml').replaceAll('\n', '\r\n'));
  site.create('redirect', '/old-walks', '/tours');
  expect(site.read('redirects.yaml')).not.toMatch(/[^\r]\n/);
});

test.each([
  [['story', 'Twice'], /already exists/],
  [['press', 'Twice'], /already/],
  [['review', 'Twice'], /already/],
  [['redirect', '/twice', '/tours'], /already has a redirect from \/twice to \/tours/],
  [['tour-date-skip', 'brooklyn-heights', '2026-05-10'], /already/],
])('%j is refused the second time, and nothing is written', (argv, message) => {
  const site = openContent();
  site.create(...argv);
  const texts = () => [...findContent([site.content]).yaml.values()].map(({ hash }) => hash);
  const before = texts();
  expect(() => site.create(...argv)).toThrow(message);
  expect(texts()).toEqual(before);
});

test.each([
  [[], /^Use: npm run new/],
  [['poem', 'x'], /Unknown kind "poem"/],
  [['story'], /takes 1 value/],
  [['story', 'two', 'words'], /in quotes/],
  [['story', '???'], /no Latin letter or digit/],
  [['story', '\u{1f63a}\u{1f63a}'], /no Latin letter or digit/],
  [['story', 'x'.repeat(200)], /must have at most 110 characters, has 200/],
  [['story', '**Bold**'], /must be plain text/],
  [['story', 'Con'], /gives the address "con", which is reserved/],
  [['story', 'index'], /reserved/],
  [['photo', 'missing.jpg'], /There is no file missing\.jpg/],
  [['photo', 'tests'], /There is no file tests/],
  [['photo', 'package.json'], /must end in \.jpg, .*\. Choose a picture\./],
  [['redirect', '/tours', '/about'], /"\/tours" is a page, so it cannot be redirected/],
  [['redirect', '/old', '/nowhere'], /The link "\/nowhere" leads to no page/],
  [['redirect', '/old', '/tours/'], /has a slash at the end of its path\. Write "\/tours"/],
  [['redirect', '/old?x=1', '/tours'], /a path alone, without \? or #/],
  [['redirect', '/old', 'https://example.com/'], /must be a page of this site/],
  [['redirect', 'old', '/tours'], /must start with \//],
  [['redirect', '/old', 'tours'], /must be a page of this site/],
  [['redirect', '/old', '/old'], /itself/],
  [['tour-date-skip', 'bronx', '2026-05-10'], /no tour "bronx"/],
  [['tour-date-skip', '../site', '2026-05-10'], /no tour/],
  [['tour-date-skip', 'brooklyn-heights', '2026-02-30'], /an existing date/],
  [['tour-date-skip', 'brooklyn-heights', '2026-05-05'], /no tour on that day/],
  [['tour-date-skip', 'brooklyn-heights', '2026-05-02'], /in the past/],
  [['tour-date-skip', 'brooklyn-heights', '2027-01-02'], /outside of the season .*: March to November/],
])('%j is refused with one sentence', (argv, message) => {
  const { create } = openContent();
  expect(() => create(...argv)).toThrow(UserError);
  expect(() => create(...argv)).toThrow(message);
});

test('a redirect extends no chain and closes no circle', () => {
  const { create } = openContent();
  create('redirect', '/first', '/tours');
  expect(() => create('redirect', '/second', '/first')).toThrow(/leads to an old address\. Write "\/tours"/);
  expect(() => create('redirect', '/FIRST', '/tours')).toThrow(/differ only in case/);
});

test('the title of another story is refused, and line breaks in a title become spaces', () => {
  const { create, read, write } = openContent();
  write('blog/other.md', '---\ntitle: The Same\n---\n');
  expect(() => create('story', 'the same')).toThrow('content/blog/other.md already has this title');
  create('story', 'Two\n lines: "a #1"');
  expect(read('blog/two-lines-a-1.md')).toMatch(/^title: 'Two lines: "a #1"'$/m);
});

test('photos with a name of Windows, without letters, or in the format HEIC are refused; spaces are not', () => {
  const { content, create, write } = openContent();
  const at = (name: string) => path.join(content, name);
  for (const name of ['aux.jpg', '\u{1f63a}.png']) write(name, 'x');
  writeFileSync(at('cat.jpg'), Buffer.from('00000018667479706865696300000000686569636d696631', 'hex'));
  expect(() => create('photo', at('aux.jpg'))).toThrow(
    /Windows cannot store .* Rename it, e\.g\. to aux-1\.jpg/,
  );
  expect(() => create('photo', at('\u{1f63a}.png'))).toThrow(/no Latin letter or digit/);
  expect(() => create('photo', at('cat.jpg'))).toThrow(/has the format HEIC\. Save it as JPEG: on a Mac/);
  cpSync(inRoot('tests/fixtures/content/images/walk-01.jpg'), at('a  cat on a stoop.jpg'));
  expect(create('photo', at('a  cat on a stoop.jpg')).next).toContain('content/images/a-cat-on-a-stoop.jpg');
});

test('a file that is not valid YAML is not changed', () => {
  const site = openContent();
  site.write('redirects.yaml', 'redirects: [\n');
  expect(() => site.create('redirect', '/old', '/tours')).toThrow(/not valid YAML/);
  expect(site.read('redirects.yaml')).toBe('redirects: [\n');
});
